import type { Revision } from '@tacite/api/revision.ts'
import type { BodyInputOf, Endpoint, QueryInputOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { ApiError } from './api-error.ts'
import { askToConfirm, confirmationOf } from './ask-to-confirm.ts'
import { currentLocale } from './locale.ts'
import { endSession } from './session-end.ts'

const prefix = '/api/v1'

export type QueryValue = string | number | boolean | null | undefined

interface CallOptions {
  /** Values of the `:name` parts of the path. */
  params?: Record<string, string>
  query?: Record<string, QueryValue> | undefined
  body?: unknown
  /** The revision that a save is based on. */
  basedOn?: Revision | undefined
  signal?: AbortSignal | undefined
}

type OptionsOf<E extends Endpoint> = CallOptions & {
  query?: QueryInputOf<E>
  body?: BodyInputOf<E>
}

/**
 * Calls an endpoint. Its declaration is used as a type only, so that no schema library is loaded: the server
 * validates both directions.
 *
 * @throws ApiError for every unsuccessful answer; a 401 also leads to the sign-in page.
 * @example call<typeof accountsEndpoints.me>('GET', '/me', { query: { $select: 'roles,data' } })
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: OptionsOf<E> = {},
): Promise<ResponseOf<E>> {
  return (await sendOnce(method, urlOf(path, options), options, readJson)) as ResponseOf<E>
}

/** The bytes of an answer, with the server's file name. */
export async function callForFile<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: OptionsOf<E> = {},
): Promise<{ blob: Blob; name: string | null }> {
  return sendOnce(method, urlOf(path, options), options, readFile)
}

async function readFile(response: Response) {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  const plain = /filename="([^"]+)"/.exec(disposition)?.[1] ?? null
  return { blob: await response.blob(), name: encoded ? decodeURIComponent(encoded) : plain }
}

/** Calls an address provided by the server (`actions[].url` of a task), relative to the prefix. */
export async function callAddress(method: string, url: string, body?: unknown): Promise<unknown> {
  return sendOnce(method, `${prefix}${url}`, { body }, readJson)
}

async function readJson(response: Response): Promise<unknown> {
  return response.status === 204 ? null : await response.json()
}

/**
 * The address of an endpoint, for an `<a download>`, an `<img>` or an upload.
 *
 * @example urlOf('/contracts3/:id/pdf', { params: { id } })
 */
export function urlOf(path: string, options: Pick<CallOptions, 'params' | 'query'> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = options.params?.[name]
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return `${prefix}${filled}${query.size > 0 ? `?${query}` : ''}`
}

let lastWrite: { request: string; answer: Promise<unknown> } | null = null

/**
 * Two quick clicks on any button send one request: a write that repeats the last one, while that is pending, waits for
 * its answer. Only the last one, so that switching on, off and on again ends on.
 */
function sendOnce<Answer>(
  method: string,
  url: string,
  options: CallOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const start = async () => read(await sendPatiently(method, url, options))
  if (method === 'GET' || options.signal || options.body instanceof FormData) return start()
  const request = JSON.stringify([method, url, options.body])
  if (lastWrite?.request === request) return lastWrite.answer as Promise<Answer>
  const answer = start().finally(() => {
    if (lastWrite === write) lastWrite = null
  })
  const write = { request, answer }
  lastWrite = write
  return answer
}

/** How often a deletion is sent to a busy server. */
const MOST_TRIES = 3

/**
 * A busy server refuses a call before it begins, and says when to come back. A deletion comes back by itself: unlike a
 * form it keeps nothing to send again, and twice is once.
 */
async function sendPatiently(
  method: string,
  url: string,
  options: CallOptions,
  tries = 1,
): Promise<Response> {
  try {
    return await send(method, url, options)
  } catch (error) {
    const wait = error instanceof ApiError && error.status === 503 ? error.retryAfterSeconds : null
    if (method !== 'DELETE' || wait === null || tries === MOST_TRIES) throw error
    await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
    return sendPatiently(method, url, options, tries + 1)
  }
}

async function send(
  method: string,
  url: string,
  options: CallOptions,
  confirmation?: string,
): Promise<Response> {
  const { body, basedOn, signal } = options
  const isForm = body instanceof FormData
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': currentLocale(),
      // Unsafe methods need JSON even without a body: no foreign form can send it.
      ...(method !== 'GET' && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(basedOn ? { 'if-match': String(basedOn.number) } : {}),
      ...(confirmation ? { 'tacite-confirmation': confirmation } : {}),
    },
    ...(method === 'GET' ? {} : { body: isForm ? body : JSON.stringify(body ?? {}) }),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError(0, { code: 'CONNECTION_LOST' })
  })
  if (response.ok) return response
  const error = new ApiError(response.status, await readAnswer(response))
  error.retryAfterSeconds = retryAfter(response)
  if (error.status === 401 && error.code !== 'WRONG_CREDENTIALS') endSession()
  const wanted = confirmationOf(error)
  if (wanted === null) throw error
  if (await askToConfirm(error, wanted)) return send(method, url, options, wanted)
  error.isDeclined = true
  throw error
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

async function readAnswer(response: Response): Promise<Partial<ApiError>> {
  try {
    return (await response.json()) as Partial<ApiError>
  } catch {
    // A proxy in between answers with a page of its own.
    return {}
  }
}

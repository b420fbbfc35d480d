import { ApiError } from '../../../../platform/api-error.ts'
import { urlOf } from '../../../../platform/api.ts'
import { currentLocale } from '../../../../platform/locale.ts'
import { endSession } from '../../../../platform/session-end.ts'
import type { ChosenFile } from './chosen-files.ts'

/** What the server has of a file. */
export interface Received {
  sourceId: string
  offset: number
}

interface Progress {
  signal: AbortSignal
  onProgress: (bytes: number) => void
}

const UPLOADS = '/imports/:importId/uploads'
const TUS = { 'tus-resumable': '1.0.0' }
const PART = { ...TUS, 'content-type': 'application/offset+octet-stream' }

/** Announces a file, perhaps with its first part; the same file again tells how far it is. */
export async function announceFile(
  importId: string,
  { file, path, kind }: ChosenFile,
  { part, ...progress }: Progress & { part: Blob | null },
): Promise<Received> {
  const request = await sendBytes('POST', urlOf(UPLOADS, { params: { importId } }), {
    ...progress,
    body: part,
    headers: {
      ...(part ? PART : TUS),
      'upload-length': String(file.size),
      'upload-metadata': `path ${base64(path)},kind ${base64(kind)}`,
    },
  })
  const { _id } = JSON.parse(request.responseText) as { _id: string }
  return { sourceId: _id, offset: offsetOf(request) }
}

/** Sends a part; resolves with how far the file is once it is on the server's disk. */
export async function sendPart(
  importId: string,
  { sourceId, offset }: Received,
  { part, ...progress }: Progress & { part: Blob },
): Promise<number> {
  const url = urlOf(`${UPLOADS}/:sourceId`, { params: { importId, sourceId } })
  const headers = { ...PART, 'upload-offset': String(offset) }
  return offsetOf(await sendBytes('PATCH', url, { ...progress, body: part, headers }))
}

const offsetOf = (request: XMLHttpRequest) => Number(request.getResponseHeader('upload-offset'))

/** `fetch` tells nothing of how much of a body has left. */
function sendBytes(
  method: 'POST' | 'PATCH',
  url: string,
  sent: Progress & { body: Blob | null; headers: Record<string, string> },
): Promise<XMLHttpRequest> {
  const { body, headers, signal, onProgress } = sent
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('accept-language', currentLocale())
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => (request.status < 300 ? resolve(request) : reject(refusedBy(request)))
    request.onerror = () => reject(new ApiError(0, { code: 'CONNECTION_LOST' }))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) return reject(new DOMException('aborted', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    // Read before it is sent: a file that was changed or removed since fails here, in words.
    request.send(body)
  })
}

function refusedBy(request: XMLHttpRequest): ApiError {
  const error = new ApiError(request.status, answerOf(request))
  if (error.status === 401) endSession()
  return error
}

function answerOf({ responseText }: XMLHttpRequest): Partial<ApiError> {
  try {
    return JSON.parse(responseText) as Partial<ApiError>
  } catch {
    // A proxy in between answers with a page of its own.
    return {}
  }
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { spawnServer } from './spawn-server.ts'

const POLL_MS = 50

export interface RunningServer {
  /** One call of the API, with JSON or raw bytes; cookies are kept between calls. */
  call(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: AnyBody; headers: Headers }>
  bytes(path: string): Promise<Buffer>
  pid: number
  /** Resolves with the signal that ended it, or its exit code. */
  ended: Promise<string | number>
  stop(): Promise<void>
  /** As a power cut ends it. */
  kill(): Promise<void>
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every endpoint, read by tests only
type AnyBody = any

/** The real main.ts in a separate process, on this data directory; its first visitor creates the company. */
export async function runServer(
  dataDirectory: string,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const { child, url } = await spawnServer({ SIGN_UP: 'first', TACITE_DATA: dataDirectory, ...env })
  const ended = endOf(child)
  return {
    ...client(url),
    pid: child.pid!,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function endOf(child: ChildProcess): Promise<string | number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return (child.signalCode ?? child.exitCode)!
}

function client(origin: string): Pick<RunningServer, 'call' | 'bytes'> {
  const cookies = new Map<string, string>()
  const send = async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(isJson(body) ? { 'content-type': 'application/json' } : {}),
        ...(method === 'PUT' ? { 'if-match': '*' } : {}),
        ...headers,
      },
      ...(body
        ? { body: isJson(body) ? JSON.stringify(body) : (body as Buffer<ArrayBuffer>) }
        : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return {
    call: async (method, path, body, headers) => {
      const response = await send(method, path, body, headers)
      const text = await response.text()
      return {
        status: response.status,
        body: text === '' ? null : JSON.parse(text),
        headers: response.headers,
      }
    },
    bytes: async (path) => Buffer.from(await (await send('GET', path)).arrayBuffer()),
  }
}

const isJson = (body?: object) => body !== undefined && !Buffer.isBuffer(body)

/** Every mail sent so far, with soft line breaks joined. */
export async function readMailFiles(dataDirectory: string): Promise<string[]> {
  const directory = join(dataDirectory, 'mail')
  const names = await readdir(directory).catch(() => [])
  const mails = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(
    mails.map(async (name) =>
      (await readFile(join(directory, name), 'utf8')).replaceAll(/=\r?\n/g, ''),
    ),
  )
}

/** Polls until there is an answer. */
export async function waitFor<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await pause(POLL_MS)
  }
}

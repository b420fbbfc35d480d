import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '@tacite/api/endpoint.ts'
import type { ChangeNotice } from '@tacite/domain/events/live-topics.ts'
import type { Browser, TestProduct } from './start-product.ts'

/** The answer to a stream that the server did not open. */
export class LineRefused extends Error {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown

  constructor(status: number, headers: Headers, body: unknown) {
    super(`No stream: ${status}`)
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** The event stream of an open page. */
export interface OpenLine {
  /** The next notice; null once the server has closed the stream. */
  next(): Promise<ChangeNotice | null>
  close(): Promise<void>
}

/**
 * Opens the event stream of a browser over a real connection, and waits until the server listens.
 *
 * @param missedMs for how long it was disconnected
 */
export async function openLine(
  { server }: TestProduct,
  { cookies }: Browser,
  missedMs = 0,
): Promise<OpenLine> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const stopping = new AbortController()
  const response = await fetch(
    `http://127.0.0.1:${port}${API_PREFIX}/events?missedMs=${missedMs}`,
    {
      headers: { cookie },
      signal: stopping.signal,
    },
  )
  if (!response.ok) throw new LineRefused(response.status, response.headers, await response.json())
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const line = async (): Promise<string | null> => {
    for (;;) {
      const end = heard.indexOf('\n\n')
      if (end >= 0) {
        const said = heard.slice(0, end)
        heard = heard.slice(end + 2)
        return said
      }
      const { value, done } = await reader.read()
      if (done) return null
      heard += value
    }
  }
  await line()
  return {
    next: async () => {
      for (;;) {
        const said = await line()
        if (said === null) return null
        if (said.startsWith('data: ')) return JSON.parse(said.slice(6)) as ChangeNotice
      }
    },
    close: async () => {
      stopping.abort()
      await reader.closed.catch(() => undefined)
    },
  }
}

import type { FastifyReply } from 'fastify'
import type { LiveHub } from './live-news.ts'

/** Keeps proxies from closing a silent line. */
const BEAT_MS = 25_000

/** Server-sent events for one open screen, until it closes. */
export function streamEvents(
  live: LiveHub,
  companyId: string,
  personId: string,
  reply: FastifyReply,
): FastifyReply {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write(': open\n\n')
  const stop = live.listen(companyId, personId, (news) =>
    raw.write(`data: ${JSON.stringify(news)}\n\n`),
  )
  const beat = setInterval(() => raw.write(': beat\n\n'), BEAT_MS)
  raw.on('close', () => {
    clearInterval(beat)
    stop()
  })
  return reply
}

import type { ChangeNotice } from '@tacite/domain/events/live-topics.ts'
import type { FastifyReply } from 'fastify'
import type { ChangeFeed } from './change-feed.ts'

/** Keeps proxies from closing an idle connection. */
const BEAT_MS = 25_000

export interface Listening {
  companyId: string
  personId: string
  /** How long the client was disconnected; on page load, since the load began. */
  missedMs?: number
  /** Checked at each notice about their rights: whether the session that opened the stream is still valid. */
  isSignedIn(): Promise<boolean>
}

/** Server-sent events for one client, until it disconnects or its session ends. */
export function streamEvents(
  live: ChangeFeed,
  { companyId, personId, missedMs, isSignedIn }: Listening,
  reply: FastifyReply,
): FastifyReply {
  const leave = live.admit(companyId, personId)
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write(': open\n\n')
  const tell = (news: ChangeNotice) => {
    raw.write(`data: ${JSON.stringify(news)}\n\n`)
    // A database failure says nothing about the session: the stream closes and the client reconnects.
    if (news.topic === 'access')
      void isSignedIn().then(
        (is) => is || raw.end(),
        () => raw.end(),
      )
  }
  const stop = live.listen(companyId, personId, tell, missedMs)
  const beat = setInterval(() => raw.write(': beat\n\n'), BEAT_MS)
  const end = () => {
    clearInterval(beat)
    stop()
    leave()
  }
  // A client that left while it was being recognised does not close again.
  if (raw.destroyed) end()
  else raw.once('close', end)
  return reply
}

import type { ChangeNotice } from '@tacite/domain/events/live-topics.ts'
import { urlOf } from './api.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** The server counts back from the request; receiving a notice twice is harmless. */
const ON_THE_WAY_MS = 5_000

/** Of the lock and of the channel that the tabs of a browser share. */
const SHARED = 'tacite-change-notices'

/** A tab that came into view waits so long for whoever has the stream: browsers stop tabs out of view. */
const ANSWER_MS = 2_000

type Message = { notice: ChangeNotice } | 'whoHears' | 'iHear'

/**
 * Change notices of this browser. One of its tabs has the stream and passes its notices on: over HTTP/1.1 a browser
 * opens six connections to a server, so that a seventh tab with a stream of its own would load nothing any more.
 *
 * @returns stops listening
 */
export function listenWithOtherTabs(onNotice: (notice: ChangeNotice) => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel(SHARED)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  const post = (message: Message) => channel.postMessage(message)
  const clock = missedClock()
  let isHearing = false
  let unanswered: ReturnType<typeof setTimeout> | undefined
  const hear = (held: AbortSignal) => {
    isHearing = true
    held.addEventListener('abort', () => {
      isHearing = false
    })
    openStream(held, clock, (notice) => {
      post({ notice })
      onNotice(notice)
    })
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'whoHears') return isHearing ? post('iHear') : undefined
    clearTimeout(unanswered)
    if (data === 'iHear') return
    clock.heard()
    onNotice(data.notice)
  })
  const askWhoHears = () => {
    if (document.visibilityState !== 'visible' || isHearing) return
    clearTimeout(unanswered)
    unanswered = setTimeout(() => void holdStream({ steal: true }, signal, hear), ANSWER_MS)
    post('whoHears')
  }
  document.addEventListener('visibilitychange', askWhoHears, { signal })
  void holdStream({ signal }, signal, hear)
  return () => {
    clearTimeout(unanswered)
    stopping.abort()
    channel.close()
  }
}

/** Runs while this tab has the stream; when another one takes it over, waits for it again. */
async function holdStream(
  options: LockOptions,
  stopped: AbortSignal,
  hear: (held: AbortSignal) => void,
): Promise<void> {
  const lost = new AbortController()
  const held = AbortSignal.any([lost.signal, stopped])
  try {
    await navigator.locks.request(SHARED, options, async () => {
      if (held.aborted) return
      hear(held)
      await new Promise<void>((resolve) => {
        held.addEventListener('abort', () => resolve())
      })
    })
  } catch {
    // Another tab took it over, or this one is being closed. One that takes it over has been waiting, and still is.
    lost.abort()
    if (!options.steal && !stopped.aborted) void holdStream(options, stopped, hear)
  }
}

/** While no stream is open, changes are missed: the next stream requests them. */
function openStream(
  held: AbortSignal,
  clock: ReturnType<typeof missedClock>,
  onNotice: (notice: ChangeNotice) => void,
): void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = FIRST_PAUSE_MS
  const open = () => {
    source = new EventSource(urlOf('/events', { query: { missedMs: String(clock.missedMs()) } }))
    source.addEventListener('open', () => {
      pauseMs = FIRST_PAUSE_MS
      clock.heard()
    })
    source.addEventListener('message', (message) => {
      clock.heard()
      onNotice(JSON.parse(String(message.data)) as ChangeNotice)
    })
    source.addEventListener('error', () => {
      // EventSource itself would request what was missed only on its first connection, and give up on an error.
      source?.close()
      timer = setTimeout(open, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
  }
  open()
  held.addEventListener('abort', () => {
    clearTimeout(timer)
    source?.close()
  })
}

/** How long this tab has heard nothing: what it shows was fetched after the page began to load. */
function missedClock() {
  let heardAt = Math.floor(performance.timeOrigin)
  return {
    heard: () => {
      heardAt = Date.now()
    },
    missedMs: () => Math.max(0, Date.now() - heardAt) + ON_THE_WAY_MS,
  }
}

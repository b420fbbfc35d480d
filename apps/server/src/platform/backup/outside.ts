import { setTimeout as pause } from 'node:timers/promises'
import { readRestoredMarker } from './restored-marker.ts'

/** Whether mails and calls may leave the installation: not after a restore, until an operator says so. */
export interface Outside {
  isClosed(): boolean
  /** Resolves once it is open; never after `stop`. */
  whenOpen(): Promise<void>
  stop(): void
}

const POLL_MS = 2_000

/** Watches the marker of a restore. Open once means open for good: nothing closes a running installation. */
export async function watchOutside(dataDirectory: string, pollMs = POLL_MS): Promise<Outside> {
  const stopping = new AbortController()
  let isClosed = (await readRestoredMarker(dataDirectory)) !== null
  const opened = isClosed ? waitForOpening() : Promise.resolve()
  return {
    isClosed: () => isClosed,
    whenOpen: () => opened,
    stop: () => stopping.abort(),
  }

  async function waitForOpening(): Promise<void> {
    while (await readRestoredMarker(dataDirectory)) {
      const isStopped = await pause(pollMs, false, { signal: stopping.signal, ref: false }).catch(
        () => true,
      )
      if (isStopped) return new Promise(() => undefined)
    }
    isClosed = false
  }
}

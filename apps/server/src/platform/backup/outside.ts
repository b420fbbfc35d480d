import { setTimeout as pause } from 'node:timers/promises'
import type { Outside } from '../jobs/outside.ts'
import { readRestoredMarker } from './restored-marker.ts'

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

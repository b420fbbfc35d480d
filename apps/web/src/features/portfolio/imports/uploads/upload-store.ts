import { useSyncExternalStore } from 'react'
import { completeImport } from '../imports-queries.ts'
import type { ChosenFile } from './chosen-files.ts'
import { sendFile } from './send-file.ts'
import { withSample, type Sample } from './transfer-rate.ts'

export interface Upload {
  name: string
  state: 'sending' | 'paused' | 'failed'
  isOffline: boolean
  sent: number
  total: number
  samples: readonly Sample[]
  /** Why it failed. */
  error: Error | null
}

interface Running {
  shown: Upload
  files: readonly ChosenFile[]
  /** Some of them may be there already. */
  isResumed: boolean
  whole: Set<ChosenFile>
  /** Bytes of each that have left or were there already. */
  progress: Map<ChosenFile, number>
  stop: AbortController
}

/** Uploads of this window by import: they go on while other pages are shown. */
const uploads = new Map<string, Running>()
const listeners = new Set<() => void>()
/** Small files are many: some at once. */
const AT_ONCE = 3

/** The upload of an import in this window; null: there is none. */
export function useUpload(importId: string): Upload | null {
  return useSyncExternalStore(subscribe, () => uploads.get(importId)?.shown ?? null)
}

/** @param options.isResumed part of the files was sent before, from another window or before a reload */
export function startUpload(
  importId: string,
  name: string,
  files: readonly ChosenFile[],
  { isResumed = false }: { isResumed?: boolean } = {},
): void {
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  uploads.set(importId, {
    files,
    isResumed,
    whole: new Set(),
    progress: new Map(),
    stop: new AbortController(),
    shown: {
      name,
      state: 'sending',
      isOffline: false,
      sent: 0,
      total,
      samples: [],
      error: null,
    },
  })
  warnBeforeLeaving()
  void run(importId)
}

export function pauseUpload(importId: string): void {
  uploads.get(importId)?.stop.abort()
  show(importId, { state: 'paused', samples: [], isOffline: false })
}

export function resumeUpload(importId: string): void {
  const upload = uploads.get(importId)
  if (!upload) return
  upload.stop = new AbortController()
  upload.isResumed = true
  show(importId, { state: 'sending', error: null })
  void run(importId)
}

export function stopUpload(importId: string): void {
  uploads.get(importId)?.stop.abort()
  uploads.delete(importId)
  changed()
}

async function run(importId: string): Promise<void> {
  const upload = uploads.get(importId)!
  const { signal } = upload.stop
  try {
    const waiting = upload.files.values()
    const send = async () => {
      for (const chosen of waiting) {
        if (upload.whole.has(chosen)) continue
        await sendFile({
          importId,
          chosen,
          mayBeThere: upload.isResumed,
          signal,
          onProgress: (bytes) => note(importId, chosen, bytes),
          onConnection: (isOffline) => show(importId, { isOffline }),
        })
        upload.whole.add(chosen)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, send))
    await completeImport(importId)
    stopUpload(importId)
  } catch (error) {
    if (signal.aborted) return
    upload.stop.abort()
    show(importId, { state: 'failed', error: error as Error, isOffline: false })
  }
}

function note(importId: string, chosen: ChosenFile, bytes: number): void {
  const upload = uploads.get(importId)
  if (!upload) return
  upload.progress.set(chosen, bytes)
  const sent = [...upload.progress.values()].reduce((sum, each) => sum + each, 0)
  show(importId, {
    sent,
    samples: withSample(upload.shown.samples, { at: performance.now(), bytes: sent }),
  })
}

function show(importId: string, changes: Partial<Upload>): void {
  const upload = uploads.get(importId)
  if (!upload) return
  upload.shown = { ...upload.shown, ...changes }
  changed()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(): void {
  for (const listener of listeners) listener()
}

let isWarning = false

/** The browser asks before it closes a window that is sending. */
function warnBeforeLeaving(): void {
  if (isWarning) return
  isWarning = true
  addEventListener('beforeunload', (event) => {
    if ([...uploads.values()].some(({ shown }) => shown.state === 'sending')) event.preventDefault()
  })
}

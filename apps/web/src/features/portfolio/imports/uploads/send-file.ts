import { ApiError } from '../../../../platform/api-error.ts'
import type { ChosenFile } from './chosen-files.ts'
import { announceFile, sendPart } from './send-part.ts'

/** Half of what the server takes at most: what an interruption repeats. */
const PART_BYTES = 8 * 1024 * 1024

/** Pauses between tries, in milliseconds; the last one again and again while the connection is lost. */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000]

export interface SendingFile {
  importId: string
  chosen: ChosenFile
  /** Bytes of it may have been sent before: it is announced alone. */
  mayBeThere: boolean
  signal: AbortSignal
  /** Bytes of this file that have left or were there already. */
  onProgress: (bytes: number) => void
  /** The connection was lost, or is back. */
  onConnection: (isLost: boolean) => void
}

/**
 * Sends a file from where the server has it, part by part. After a failure of the connection or of the server it asks
 * how far the file is and goes on.
 *
 * @throws ApiError when the server refuses; AbortError when it is stopped
 */
export async function sendFile(sending: SendingFile): Promise<void> {
  const { signal, onConnection } = sending
  for (let failures = 0; ;) {
    const before = performance.now()
    try {
      await sendRest({ ...sending, mayBeThere: sending.mayBeThere || failures > 0 })
      onConnection(false)
      return
    } catch (error) {
      if (!(error instanceof ApiError) || !isPassing(error)) throw error
      onConnection(true)
      // One that went well for long starts its pauses anew.
      failures = performance.now() - before > 60_000 ? 0 : failures + 1
      await pause(PAUSES[Math.min(failures, PAUSES.length) - 1] ?? PAUSES[0]!, signal)
    }
  }
}

async function sendRest({
  importId,
  chosen,
  mayBeThere,
  signal,
  onProgress,
  onConnection,
}: SendingFile): Promise<void> {
  const { file } = chosen
  const partAt = (offset: number) => file.slice(offset, offset + PART_BYTES)
  // A small file arrives with its announcement: one request instead of two.
  const isSmall = file.size > 0 && file.size <= PART_BYTES
  const first = isSmall && !mayBeThere ? partAt(0) : null
  const received = await announceFile(importId, chosen, { part: first, signal, onProgress })
  while (received.offset < file.size) {
    onConnection(false)
    onProgress(received.offset)
    const { offset } = received
    received.offset = await sendPart(importId, received, {
      part: partAt(offset),
      signal,
      onProgress: (bytes) => onProgress(offset + bytes),
    })
  }
  onProgress(file.size)
}

/** The connection, an overloaded or restarting server, or a part that another page has sent meanwhile. */
function isPassing({ status, code }: ApiError): boolean {
  return status === 0 || status >= 500 || status === 429 || code === 'IMPORT_UPLOAD_OFFSET'
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(new DOMException('aborted', 'AbortError'))
      },
      { once: true },
    )
  })
}

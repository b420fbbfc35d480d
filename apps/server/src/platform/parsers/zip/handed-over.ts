import { Readable } from 'node:stream'
import type { TakeChunk } from '../parser-process.ts'

/** What is held while the bytes before it are written. */
const BYTES_AHEAD = 512 * 1024

/** Chunks that are pushed by one side, which waits once the reader is behind. It fails when nobody reads any more. */
export function handedOver(): { output: Readable; onChunk: TakeChunk } {
  let room: PromiseWithResolvers<void> | null = null
  const output = new Readable({
    highWaterMark: BYTES_AHEAD,
    read() {
      room?.resolve()
      room = null
    },
    destroy(error, done) {
      room?.reject(unwanted())
      done(error)
    },
  })
  // Whoever begins to read later gets it then.
  output.on('error', () => undefined)
  const onChunk: TakeChunk = (chunk) => {
    if (output.destroyed) return Promise.reject(unwanted())
    if (output.push(chunk)) return undefined
    room ??= Promise.withResolvers<void>()
    return room.promise
  }
  return { output, onChunk }
}

const unwanted = () => new Error('The chunks are not wanted any more')

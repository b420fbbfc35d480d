import type { Writable } from 'node:stream'

/**
 * What travels between the server and a parser process: a JSON header and binary parts. Plain bytes rather than
 * structured clone: the reader counts what arrives and stops at its limit, and a parser compromised by a hostile file
 * cannot make the server deserialise objects.
 */
export interface Frame<Header = unknown> {
  header: Header
  parts: Uint8Array[]
}

interface WireHeader {
  header: unknown
  partBytes: number[]
}

const LENGTH_BYTES = 4

/** The buffers to write, in order. The parts are not copied. */
export function encodeFrame(frame: Frame): Uint8Array[] {
  return [
    encodeFrameStart(
      frame.header,
      frame.parts.map((part) => part.length),
    ),
    ...frame.parts,
  ]
}

/** The start of a frame whose parts the caller writes itself (a file streamed from disk). */
export function encodeFrameStart(header: unknown, partBytes: number[]): Uint8Array {
  const wire: WireHeader = { header, partBytes }
  const json = JSON.stringify(wire)
  const start = Buffer.allocUnsafe(LENGTH_BYTES + Buffer.byteLength(json))
  start.writeUInt32LE(start.length - LENGTH_BYTES)
  start.write(json, LENGTH_BYTES)
  return start
}

/** In one piece, so that the other side is not woken for the start of a frame. Waits for room, or for its end. */
export async function writeTogether(
  stream: Writable,
  buffers: readonly Uint8Array[],
): Promise<void> {
  stream.cork()
  for (const buffer of buffers.slice(0, -1)) stream.write(buffer)
  const written = new Promise<void>((resolve) => {
    stream.write(buffers.at(-1)!, () => resolve())
  })
  stream.uncork()
  if (stream.writableNeedDrain) await written
}

/** For the bytes of a frame that are not kept. */
export type TakeBytes = (bytes: Uint8Array) => void

/**
 * Accepts chunks and reports whole frames in order. `takerOf` may have the bytes of a frame instead, as they arrive:
 * such a frame is not reported, and nothing of it is copied.
 *
 * @throws when a frame declares more than `maxBytes`, before any of it is buffered.
 */
export function createFrameReader(
  maxBytes: number,
  onFrame: (frame: Frame) => void,
  takerOf?: (header: unknown) => TakeBytes | undefined,
) {
  let wanted: Wanted = wantLength()
  let filled = 0
  let passing: { take: TakeBytes; left: number } | undefined

  return function feed(chunk: Uint8Array): void {
    let offset = 0
    while (offset < chunk.length || (!passing && wanted.target.length === 0)) {
      if (passing) {
        const bytes = chunk.subarray(offset, offset + passing.left)
        const { take } = passing
        offset += bytes.length
        passing.left -= bytes.length
        if (passing.left === 0) passing = undefined
        take(bytes)
        continue
      }
      const take = Math.min(chunk.length - offset, wanted.target.length - filled)
      wanted.target.set(chunk.subarray(offset, offset + take), filled)
      offset += take
      filled += take
      if (filled < wanted.target.length) return
      wanted = wanted.next(wanted.target)
      filled = 0
    }
  }

  function wantLength(): Wanted {
    return {
      target: Buffer.alloc(LENGTH_BYTES),
      next: (target) => wantHeader(target.readUInt32LE()),
    }
  }

  function wantHeader(headerBytes: number): Wanted {
    refuseOver(headerBytes)
    return {
      target: Buffer.alloc(headerBytes),
      next: (target) => {
        const wire = JSON.parse(target.toString()) as WireHeader
        const bytes = wire.partBytes.reduce((sum, each) => sum + each, 0)
        refuseOver(headerBytes + bytes)
        const take = takerOf?.(wire.header)
        if (take) {
          if (bytes > 0) passing = { take, left: bytes }
          return wantLength()
        }
        return wantPart({ header: wire.header, parts: [] }, wire.partBytes)
      },
    }
  }

  function wantPart(frame: Frame, partBytes: number[]): Wanted {
    const bytes = partBytes[frame.parts.length]
    if (bytes === undefined) {
      onFrame(frame)
      return wantLength()
    }
    return {
      target: Buffer.alloc(bytes),
      next: (target) => {
        frame.parts.push(target)
        return wantPart(frame, partBytes)
      },
    }
  }

  function refuseOver(bytes: number): void {
    if (!(bytes >= 0 && bytes <= maxBytes)) throw new RangeError(`frame of ${bytes} bytes`)
  }
}

interface Wanted {
  target: Buffer
  next: (target: Buffer) => Wanted
}

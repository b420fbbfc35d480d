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
    ...encodeFrameStart(
      frame.header,
      frame.parts.map((part) => part.length),
    ),
    ...frame.parts,
  ]
}

/** The start of a frame whose parts the caller writes itself (a file streamed from disk). */
export function encodeFrameStart(header: unknown, partBytes: number[]): Uint8Array[] {
  const wire: WireHeader = { header, partBytes }
  const json = Buffer.from(JSON.stringify(wire))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(json.length)
  return [length, json]
}

/**
 * Accepts chunks and reports whole frames in order.
 * @throws when a frame declares more than `maxBytes`, before any of it is buffered.
 */
export function createFrameReader(maxBytes: number, onFrame: (frame: Frame) => void) {
  let wanted: Wanted = wantLength()
  let filled = 0

  return function feed(chunk: Uint8Array): void {
    let offset = 0
    while (offset < chunk.length || wanted.target.length === 0) {
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
        refuseOver(wire.partBytes.reduce((sum, bytes) => sum + bytes, headerBytes))
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

import { Zip, type ZipInputFile } from 'fflate'
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipPart {
  path: string
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** fflate writes no zip64: a larger zip would be silently wrong. */
const MOST_BYTES = 0xffff_ffff

/** A zip of parts made as it is read, deflated in Node's thread pool. */
export function deflatedZip(parts: AsyncIterable<ZipPart>): Readable {
  return Readable.from(chunksOf(parts), { objectMode: false })
}

async function* chunksOf(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let written = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written += chunk.length
    ready.push(chunk)
  })
  for await (const { path, content } of parts) {
    const file: ZipInputFile = { filename: path, size: 0, crc: 0, compression: DEFLATE }
    zip.add(file)
    for await (const chunk of deflated(content, file)) {
      file.ondata!(null, chunk as Uint8Array<ArrayBuffer>, false)
      yield* ready.splice(0)
    }
    file.ondata!(null, new Uint8Array(), true)
    if (Math.max(file.size, written) > MOST_BYTES) throw new RangeError(`${path} is too large`)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

const DEFLATE = 8

function deflated(content: ZipPart['content'], file: ZipInputFile): AsyncIterable<Buffer> {
  async function* counted() {
    for await (const chunk of content) {
      file.size += chunk.length
      file.crc = crc32(chunk, file.crc)
      yield chunk
    }
  }
  // An error of either side destroys the other, and ends the iteration.
  return pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
}

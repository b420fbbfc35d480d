/** A file or folder of an archive. The content has to be read before the next entry. */
export interface TarEntry {
  path: string
  isFolder: boolean
  size: number
  content: AsyncIterable<Buffer>
}

const BLOCK = 512

/**
 * The entries of a tar archive as PostgreSQL writes it: regular files and folders in plain ustar, which keeps every
 * path within 100 bytes. Anything else is refused, as is a path that leaves the archive.
 */
export async function* tarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = byteReader(source)
  for (;;) {
    const header = await bytes.take(BLOCK)
    // Two empty blocks end the archive.
    if (header.every((byte) => byte === 0)) return
    const { path, size, isFolder } = readHeader(header)
    let isRead = false
    const content = async function* () {
      yield* bytes.next(size)
      isRead = true
    }
    yield { path, size, isFolder, content: content() }
    if (!isRead && size > 0) throw new Error(`${path} was not read`)
    const padding = (BLOCK - (size % BLOCK)) % BLOCK
    if (padding > 0) await bytes.take(padding)
  }
}

function readHeader(header: Buffer): { path: string; size: number; isFolder: boolean } {
  const type = String.fromCharCode(header[156]!)
  const path = text(header, 0, 100).replace(/^\.\//, '').replace(/\/$/, '')
  if (!hasItsChecksum(header)) throw new Error('The archive has a damaged header')
  if (type !== '0' && type !== '5') throw new Error(`${path} is neither a file nor a folder`)
  if (path.startsWith('/') || path.split('/').includes('..'))
    throw new Error(`${path} leaves the archive`)
  return { path, size: numberOf(header.subarray(124, 136)), isFolder: type === '5' }
}

/** The sum of the header's bytes, its own field counted as spaces. */
function hasItsChecksum(header: Buffer): boolean {
  const sum = header.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0)
  return sum === parseInt(text(header, 148, 156), 8)
}

/** Octal digits, or base 256 from 8 GB on, marked by the first bit. */
function numberOf(field: Buffer): number {
  if (field[0]! < 0x80) return parseInt(text(field, 0, field.length) || '0', 8)
  return Number(BigInt(`0x${field.subarray(1).toString('hex')}`))
}

function text(header: Buffer, start: number, end: number): string {
  const field = header.subarray(start, end)
  const zero = field.indexOf(0)
  return field.toString('utf8', 0, zero === -1 ? field.length : zero).trim()
}

function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return { next, take }

  async function* next(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0;) {
      if (rest.length === 0) {
        const { value, done } = await chunks.next()
        if (done) throw new Error('The archive ends too early')
        rest = value
      }
      const part = rest.subarray(0, missing)
      rest = rest.subarray(part.length)
      missing -= part.length
      yield part
    }
  }

  async function take(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of next(count)) parts.push(part)
    return Buffer.concat(parts)
  }
}

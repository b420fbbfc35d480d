import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Pixels of 8 bits a channel, row by row. */
export interface Png {
  width: number
  height: number
  /** 3: RGB. 4: RGB and opacity. */
  channels: 3 | 4
  pixels: Uint8Array
}

/**
 * The pixels of a colour PNG, 8 bits, not interlaced: what every canvas exports. Bounds are checked before inflating,
 * so that a small file cannot demand much memory.
 */
export function decodePng(
  bytes: Uint8Array,
  bounds: { minPx: number; maxPx: number },
): Png | 'not-png' | 'out-of-bounds' {
  const chunks = readChunks(Buffer.from(bytes))
  const header = chunks?.[0]
  if (!chunks || header?.type !== 'IHDR' || header.body.length !== 13) return 'not-png'
  const [width, height] = [header.body.readUInt32BE(0), header.body.readUInt32BE(4)]
  const channels = channelsByColourType[header.body.readUInt8(9)]
  const [depth, compression, filter, interlace] = [8, 10, 11, 12].map((at) =>
    header.body.readUInt8(at),
  )
  if (depth !== 8 || compression !== 0 || filter !== 0 || interlace !== 0 || !channels) {
    return 'not-png'
  }
  if (Math.min(width, height) < bounds.minPx || Math.max(width, height) > bounds.maxPx) {
    return 'out-of-bounds'
  }
  const encoded = chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body)
  const rows = inflate(Buffer.concat(encoded), (width * channels + 1) * height)
  const pixels = rows && undoFilters(rows, width * channels, height, channels)
  return pixels ? { width, height, channels, pixels } : 'not-png'
}

/** The same pixels always give the same bytes. */
export function encodePng({ width, height, channels, pixels }: Png): Uint8Array {
  const stride = width * channels
  const rows = Buffer.alloc((stride + 1) * height)
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, channels === 3 ? 2 : 6, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    encodeChunk('IHDR', header),
    encodeChunk('IDAT', deflateSync(rows)),
    encodeChunk('IEND', Buffer.alloc(0)),
  ])
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const channelsByColourType: Record<number, 3 | 4> = { 2: 3, 6: 4 }

interface Chunk {
  type: string
  body: Buffer
}

/** All chunks up to the end mark, with checksums verified; undefined: not a PNG. */
function readChunks(bytes: Buffer): Chunk[] | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IEND') return end === bytes.length ? chunks : undefined
    chunks.push({ type, body: bytes.subarray(at + 8, end - 4) })
    at = end
  }
  return undefined
}

function encodeChunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length, 0)
  head.write(type, 4, 'latin1')
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), body])), 0)
  return Buffer.concat([head, body, tail])
}

function inflate(encoded: Buffer, length: number): Buffer | undefined {
  try {
    const rows = inflateSync(encoded, { maxOutputLength: length })
    return rows.length === length ? rows : undefined
  } catch {
    return undefined
  }
}

/** PNG's five filters (ISO 15948, 9): each row names its filter. */
function undoFilters(
  rows: Buffer,
  stride: number,
  height: number,
  channels: number,
): Uint8Array | undefined {
  const pixels = new Uint8Array(stride * height)
  for (let row = 0; row < height; row += 1) {
    const predict = predictors[rows[row * (stride + 1)] ?? -1]
    if (!predict) return undefined
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column
      const left = column >= channels ? (pixels[at - channels] ?? 0) : 0
      const above = row > 0 ? (pixels[at - stride] ?? 0) : 0
      const corner = row > 0 && column >= channels ? (pixels[at - stride - channels] ?? 0) : 0
      pixels[at] = (rows[row * (stride + 1) + 1 + column] ?? 0) + predict(left, above, corner)
    }
  }
  return pixels
}

const predictors: ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
]

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((each) => Math.abs(estimate - each))
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

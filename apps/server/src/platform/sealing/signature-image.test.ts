import { Refused } from '@tacite/domain/refusal.ts'
import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { decodePng, encodePng } from './png.ts'
import { readSignatureImage, readTypedSignature } from './signature-image.ts'
import { drawSignature } from './testing/sealing-sample.ts'

const toDataUrl = (png: Uint8Array) =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`
const codeOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error instanceof Refused ? error.refusals[0]?.code : error
  }
  return 'accepted'
}

describe('a drawn signature', () => {
  const drawn = Buffer.from(drawSignature())

  test('is reduced to its pixels, the same every time', () => {
    const taken = readSignatureImage(toDataUrl(drawn))
    expect(taken).toMatchObject({ widthPx: 400, heightPx: 120 })
    const end = drawn.length - 12
    const comment = encodeChunk('tEXt', Buffer.from('GPS\0 48.85, 2.35'))
    const spied = Buffer.concat([drawn.subarray(0, end), comment, drawn.subarray(end)])
    const cleaned = readSignatureImage(toDataUrl(spied))
    expect(cleaned).toEqual(taken)
    expect(Buffer.from(cleaned.png).includes('GPS')).toBe(false)
  })

  test.each([1, 2, 3, 4])('is read with filter %i', (filter) => {
    const { pixels } = decodePng(drawn, { minPx: 1, maxPx: 999 }) as { pixels: Uint8Array }
    const rows = filtered(pixels, 400 * 4, 120, filter)
    const png = Buffer.concat([
      drawn.subarray(0, 33),
      encodeChunk('IDAT', deflateSync(rows)),
      drawn.subarray(-12),
    ])
    expect(readSignatureImage(toDataUrl(png))).toEqual(readSignatureImage(toDataUrl(drawn)))
  })

  const changed = (at: number, byte: number) => Buffer.from(drawn).fill(byte, at, at + 1)
  const blank = encodePng({
    width: 90,
    height: 90,
    channels: 3,
    pixels: new Uint8Array(24_300).fill(255),
  })
  const tall = encodePng({ width: 20, height: 2401, channels: 3, pixels: new Uint8Array(144_060) })
  test.each([
    ['another type', 'data:image/svg+xml;base64,PHN2Zy8+', 'SIGNATURE_IMAGE_NOT_PNG'],
    ['a PNG that is none', toDataUrl(Buffer.from('hello')), 'SIGNATURE_IMAGE_NOT_PNG'],
    ['a wrong checksum', toDataUrl(changed(60, 1)), 'SIGNATURE_IMAGE_NOT_PNG'],
    [
      'bytes behind the end',
      toDataUrl(Buffer.concat([drawn, Buffer.from('PK')])),
      'SIGNATURE_IMAGE_NOT_PNG',
    ],
    ['a bomb', toDataUrl(bomb()), 'SIGNATURE_IMAGE_DIMENSIONS'],
    ['a hidden bomb', toDataUrl(bomb(400, 120)), 'SIGNATURE_IMAGE_NOT_PNG'],
    ['a huge file', `data:image/png;base64,${'A'.repeat(400_000)}`, 'SIGNATURE_IMAGE_TOO_LARGE'],
    ['sides out of bounds', toDataUrl(tall), 'SIGNATURE_IMAGE_DIMENSIONS'],
    ['nothing drawn', toDataUrl(blank), 'SIGNATURE_IMAGE_BLANK'],
  ])('is refused as %s', (_, dataUrl, code) => {
    expect(codeOf(() => readSignatureImage(dataUrl))).toBe(code)
  })
})

describe('a typed signature', () => {
  test('is one line of text', () => {
    expect(readTypedSignature('  Zoe\u0301  \n Ñandú ')).toBe('Zoé Ñandú')
  })

  test.each([
    ['   ', 'SIGNATURE_TEXT_REQUIRED'],
    ['a\u202Eb', 'SIGNATURE_TEXT_REQUIRED'],
    ['x'.repeat(101), 'SIGNATURE_TEXT_TOO_LONG'],
  ])('is refused: %j', (text, code) => {
    expect(codeOf(() => readTypedSignature(text))).toBe(code)
  })
})

/** Declares more pixels than allowed, or contains more than it declares. */
function bomb(width = 60_000, height = 60_000): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const zeros = deflateSync(Buffer.alloc(30_000_000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    encodeChunk('IHDR', header),
    encodeChunk('IDAT', zeros),
    encodeChunk('IEND', Buffer.alloc(0)),
  ])
}

function filtered(pixels: Uint8Array, stride: number, height: number, filter: number): Buffer {
  const rows = Buffer.alloc((stride + 1) * height)
  for (let row = 0; row < height; row += 1) {
    rows[row * (stride + 1)] = filter
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column
      const left = column >= 4 ? (pixels[at - 4] ?? 0) : 0
      const above = row > 0 ? (pixels[at - stride] ?? 0) : 0
      const corner = row > 0 && column >= 4 ? (pixels[at - stride - 4] ?? 0) : 0
      const near = [left, above, corner].toSorted(
        (a, b) => Math.abs(left + above - corner - a) - Math.abs(left + above - corner - b),
      )
      const predicted = [0, left, above, (left + above) >> 1, near[0] ?? 0][filter] ?? 0
      rows[row * (stride + 1) + 1 + column] = (pixels[at] ?? 0) - predicted
    }
  }
  return rows
}

function encodeChunk(type: string, body: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), body, Buffer.alloc(4)])
  chunk.writeUInt32BE(body.length, 0)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

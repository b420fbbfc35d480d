import { expect, test } from 'vitest'
import { parserRefusalCode } from '../parser-refusal.ts'
import { pngHeader } from '../testing/build-word.ts'
import { checkImage } from './check-image.ts'

function codeOf(bytes: Uint8Array): string {
  try {
    checkImage(bytes)
    return 'accepted'
  } catch (error) {
    return parserRefusalCode(error) ?? String(error)
  }
}

const jpeg = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x4a, 0x46, 0xff, 0xc4, 0x00, 0x03, 0x00, 0xff, 0xc2, 0x00,
  0x0b, 0x08, 0x00, 0x78, 0x00, 0xa0, 0x01, 0x01, 0x11, 0x00,
])
const gif = Buffer.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x0a, 0x00, 0x14, 0x00])

function webp(chunk: string, body: number[]): Buffer {
  return Buffer.concat([
    Buffer.from(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`, 'latin1'),
    Buffer.from(body),
  ])
}

test.each([
  ['png', pngHeader(640, 480), 640, 480],
  ['jpeg', jpeg, 160, 120],
  ['gif', gif, 10, 20],
  ['webp', webp('VP8X', [0, 0, 0, 0, 99, 0, 0, 49, 0, 0]), 100, 50],
  ['webp', webp('VP8L', [0x2f, 99, 0x40, 12, 0]), 100, 50],
  ['webp', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 100, 0, 50, 0]), 100, 50],
])('reads the size of a %s from its header', (kind, bytes, widthPx, heightPx) => {
  expect(checkImage(bytes)).toEqual({ kind, widthPx, heightPx })
})

test.each([
  ['a bomb', 'IMAGE_TOO_LARGE', pngHeader(60_000, 60_000)],
  ['a strip', 'IMAGE_TOO_LARGE', pngHeader(100_000, 1)],
  ['no size', 'FILE_UNREADABLE', pngHeader(0, 10)],
  ['a cut png', 'FILE_UNREADABLE', pngHeader(10, 10).subarray(0, 18)],
  ['a cut jpeg', 'FILE_UNREADABLE', jpeg.subarray(0, 15)],
  ['a jpeg without a frame', 'FILE_UNREADABLE', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2])],
  ['a cut webp', 'FILE_UNREADABLE', webp('VP8X', [])],
  ['an svg', 'FILE_TYPE_NOT_ALLOWED', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page of HTML', 'FILE_TYPE_NOT_ALLOWED', Buffer.from('<!doctype html>')],
  ['nothing', 'FILE_TYPE_NOT_ALLOWED', Buffer.alloc(0)],
])('refuses %s with %s', (_, code, bytes) => {
  expect(codeOf(bytes)).toBe(code)
})

test('walks a JPEG of a thousand empty segments without a frame', () => {
  const segments = Buffer.concat(
    Array.from({ length: 1000 }, () => Buffer.from([0xff, 0xe1, 0, 0])),
  )
  expect(codeOf(Buffer.concat([Buffer.from([0xff, 0xd8]), segments]))).toBe('FILE_UNREADABLE')
})

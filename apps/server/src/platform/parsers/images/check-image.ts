import { fileRefused } from '../parser-refusal.ts'
import { readImageHeader, type ImageHeader } from './image-header.ts'

/** Largest width and height useful on a page; beyond them, a small file can unpack to gigabytes. */
const MAX_SIDE_PX = 12_000
const MAX_PIXELS = 60_000_000

/**
 * Kind and size of an image from its header, without decoding a pixel. SVG is not accepted: it can contain scripts.
 * @throws Refused FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE, IMAGE_TOO_LARGE
 * @example checkImage(bytes) // { kind: 'png', widthPx: 640, heightPx: 480 }
 */
export function checkImage(bytes: Uint8Array): ImageHeader {
  const header = readImageHeader(bytes)
  const { widthPx, heightPx } = header
  if (widthPx < 1 || heightPx < 1) throw fileRefused('FILE_UNREADABLE', undefined, 'image: no size')
  if (widthPx > MAX_SIDE_PX || heightPx > MAX_SIDE_PX || widthPx * heightPx > MAX_PIXELS) {
    throw fileRefused('IMAGE_TOO_LARGE', {
      widthPx,
      heightPx,
      maxSidePx: MAX_SIDE_PX,
      maxMegapixels: MAX_PIXELS / 1_000_000,
    })
  }
  return header
}

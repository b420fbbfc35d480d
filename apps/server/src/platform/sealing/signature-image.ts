import { Refused } from '@tacite/domain/refusal.ts'
import { createHash } from 'node:crypto'
import { decodePng, encodePng } from './png.ts'
import type { Png } from './png.ts'

/** A signature drawn or uploaded as a picture, reduced to its pixels. */
export interface SignatureImage {
  png: Uint8Array
  sha256: string
  widthPx: number
  heightPx: number
}

/**
 * Reads the picture of a signature from a canvas export: `data:image/png;base64,…`. Whatever is not pixels (comments,
 * locations, profiles) is dropped.
 *
 * @throws Refused for anything but a PNG of bounded size that shows something.
 */
export function readSignatureImage(dataUrl: string): SignatureImage {
  if (dataUrl.length > maxDataUrlLength) throw new Refused('RULE', 'SIGNATURE_IMAGE_TOO_LARGE')
  const [, base64] = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? []
  const picture = base64 ? decodePng(Buffer.from(base64, 'base64'), bounds) : 'not-png'
  if (picture === 'not-png') throw new Refused('RULE', 'SIGNATURE_IMAGE_NOT_PNG')
  if (picture === 'out-of-bounds') {
    const params = { minPx: bounds.minPx, maxPx: bounds.maxPx }
    throw new Refused('RULE', { code: 'SIGNATURE_IMAGE_DIMENSIONS', params })
  }
  if (countInkedPixels(picture) < leastInkedPixels) {
    throw new Refused('RULE', 'SIGNATURE_IMAGE_BLANK')
  }
  const png = encodePng(picture)
  const sha256 = createHash('sha256').update(png).digest('hex')
  return { png, sha256, widthPx: picture.width, heightPx: picture.height }
}

/**
 * A signature typed as text: one line, later printed in italics.
 *
 * @throws Refused when it is empty, too long or holds control characters.
 */
export function readTypedSignature(text: string): string {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (name === '' || /\p{C}/u.test(name)) throw new Refused('RULE', 'SIGNATURE_TEXT_REQUIRED')
  if (name.length > maxTypedLength) {
    throw new Refused('RULE', { code: 'SIGNATURE_TEXT_TOO_LONG', params: { max: maxTypedLength } })
  }
  return name
}

/** 300 kB of PNG: ten times what a drawn signature takes. */
const maxDataUrlLength = 400_000
const bounds = { minPx: 20, maxPx: 2400 }
const maxTypedLength = 100
/** A dot is not a signature. */
const leastInkedPixels = 30

/** Neither transparent nor white. */
function countInkedPixels({ pixels, channels }: Png): number {
  let count = 0
  for (let at = 0; at < pixels.length; at += channels) {
    const isVisible = channels === 3 || (pixels[at + 3] ?? 0) > 32
    const lightest = Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    if (isVisible && lightest < 224) count += 1
  }
  return count
}

import type { PaperImage, PaperPage, PaperPlacedImage } from '../../../pdf/pdf-paper.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import { childOf, descendantOf, textOf } from '../../xml/xml-walk.ts'
import { bounded, pointsOfEmu } from './measures.ts'
import type { PartReader } from './paper-reader.ts'

/** A picture in the line, or where it stands on the page; never larger than the page. */
export function readDrawing(
  drawing: XmlElement,
  { images, page }: PartReader,
): PaperImage | PaperPlacedImage | undefined {
  const name = images.get(descendantOf(drawing, 'a:blip')?.attributes['r:embed'] ?? '')
  const anchor = childOf(drawing, 'wp:anchor')
  const extent = childOf(anchor ?? childOf(drawing, 'wp:inline'), 'wp:extent')?.attributes
  const width = pointsOfEmu(extent?.['cx'], 0.1, 5000)
  const height = pointsOfEmu(extent?.['cy'], 0.1, 5000)
  if (name === undefined || width === undefined || height === undefined) return undefined
  const scale = Math.min(1, page.width / width, page.height / height)
  const image = { name, width: width * scale, height: height * scale }
  return anchor ? { ...image, ...placeOf(anchor, page, image) } : { type: 'image', ...image }
}

type Box = Pick<PaperImage, 'width' | 'height'>

function placeOf(
  anchor: XmlElement,
  page: PaperPage,
  { width, height }: Box,
): Pick<PaperPlacedImage, 'x' | 'y' | 'from' | 'isBehind'> {
  const across = childOf(anchor, 'wp:positionH')
  const down = childOf(anchor, 'wp:positionV')
  const [start, room] = horizontalFrame(across, page)
  const x = offsetIn(across, start, room - width)
  const isBehind = ['1', 'true'].includes(anchor.attributes['behindDoc'] ?? '')
  const frame = verticalFrame(down, page)
  if (!frame) {
    const y = bounded(offsetIn(down, 0, 0), -page.height, page.height)
    return { x: bounded(x, 0, page.width - width), y, from: 'paragraph', isBehind }
  }
  const y = offsetIn(down, frame[0], frame[1] - height)
  return {
    x: bounded(x, 0, page.width - width),
    y: bounded(y, 0, page.height - height),
    from: 'page',
    isBehind,
  }
}

/** Where the frame of a place begins, and how long it is. */
type Frame = readonly [start: number, length: number]

function horizontalFrame(position: XmlElement | undefined, page: PaperPage): Frame {
  switch (position?.attributes['relativeFrom']) {
    case 'page':
    case 'leftMargin':
      return [0, page.width]
    case 'rightMargin':
      return [page.width - page.right, page.right]
    default:
      return [page.left, page.width - page.left - page.right]
  }
}

function verticalFrame(position: XmlElement | undefined, page: PaperPage): Frame | undefined {
  switch (position?.attributes['relativeFrom']) {
    case 'page':
    case 'topMargin':
      return [0, page.height]
    case 'bottomMargin':
      return [page.height - page.bottom, page.bottom]
    case 'margin':
      return [page.top, page.height - page.top - page.bottom]
    default:
      return undefined
  }
}

function offsetIn(position: XmlElement | undefined, start: number, free: number): number {
  const align = childOf(position, 'wp:align')
  if (align) {
    const side = textOf(align).trim()
    if (side === 'center') return start + free / 2
    return ['right', 'bottom', 'outside'].includes(side) ? start + free : start
  }
  const offset = childOf(position, 'wp:posOffset')
  return start + (pointsOfEmu(offset && textOf(offset).trim(), -2000, 2000) ?? 0)
}

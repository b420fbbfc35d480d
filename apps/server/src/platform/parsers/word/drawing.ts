import { printableText } from '../outline/printable-text.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { descendantOf, elementsOf } from '../xml/xml-walk.ts'
import { chooseAlternate } from './alternate.ts'
import type { Piece } from './pieces.ts'
import type { WordReader } from './word-reader.ts'

/** Pictures and text boxes of a drawing, in order; any other shape is recorded as lost. */
export function readDrawing(drawing: XmlElement, reader: WordReader): Piece[] {
  const pieces: Piece[] = []
  let pictures = 0
  const alt = altOf(drawing)
  const extent = sizeOf(descendantOf(drawing, 'wp:extent'))
  collect(drawing)
  const isNamed = pictures > 0 || pieces.length > 0 || drawing.name === 'w:object'
  if (!isNamed && !isLine(drawing)) {
    reader.losses.add('drawingsDropped', reader.position())
  }
  return pieces

  function collect(element: XmlElement): void {
    for (const child of elementsOf(element)) {
      if (child.name === 'pic:pic') addPicture(child)
      else if (child.name === 'v:imagedata') addVml(child, element)
      else if (child.name === 'w:txbxContent') {
        reader.losses.add('textBoxesMoved', reader.position())
        pieces.push({ type: 'box', content: child })
      } else if (child.name === 'mc:AlternateContent') {
        collect(chooseAlternate(child) ?? child)
      } else collect(child)
    }
  }

  function addPicture(picture: XmlElement): void {
    const blip = descendantOf(picture, 'a:blip')
    const own = sizeOf(descendantOf(picture, 'a:ext'))
    addImage(blip?.attributes['r:embed'], own ?? extent, blip?.attributes['r:link'] !== undefined)
  }

  function addVml(image: XmlElement, shape: XmlElement): void {
    addImage(image.attributes['r:id'], vmlSizeOf(shape.attributes['style'] ?? ''), false)
  }

  function addImage(id: string | undefined, size: Size | undefined, isLinked: boolean): void {
    pictures += 1
    const part = id === undefined ? undefined : reader.relationships.get(id)?.part
    const image = part === undefined ? undefined : reader.images.take(part)
    if (!image) {
      reader.losses.add(isLinked || id ? 'imagesOutside' : 'imagesDamaged', reader.position(), alt)
      return
    }
    if ('loss' in image) {
      reader.losses.add(image.loss, reader.position(), alt)
      return
    }
    const { widthPx, heightPx } = size ?? image
    pieces.push({
      type: 'image',
      node: {
        type: 'image',
        attrs: { file: image.sha256, alt: alt ?? '', widthPx, heightPx },
      },
    })
  }
}

interface Size {
  widthPx: number
  heightPx: number
}

const EMU_PER_PX = 9525
const PX_PER_POINT = 96 / 72
const MAX_SIDE_PX = 20_000
const MAX_ALT_CHARS = 1000

function sizeOf(extent: XmlElement | undefined): Size | undefined {
  const { cx, cy } = extent?.attributes ?? {}
  return sizeWithin(Number(cx) / EMU_PER_PX, Number(cy) / EMU_PER_PX)
}

/** @example vmlSizeOf('width:72pt;height:36pt') // { widthPx: 96, heightPx: 48 } */
function vmlSizeOf(style: string): Size | undefined {
  const side = (name: string) => {
    const found = new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]+)(pt|px|in|cm|mm)?`).exec(style)
    return found ? Number(found[1]) * (PX_PER_UNIT[found[2] ?? 'px'] ?? 1) : Number.NaN
  }
  return sizeWithin(side('width'), side('height'))
}

const PX_PER_UNIT: Record<string, number> = { px: 1, pt: PX_PER_POINT, in: 96, cm: 37.8, mm: 3.78 }

function sizeWithin(width: number, height: number): Size | undefined {
  const [widthPx, heightPx] = [Math.round(width), Math.round(height)]
  const fits = (side: number) => side >= 1 && side <= MAX_SIDE_PX
  return fits(widthPx) && fits(heightPx) ? { widthPx, heightPx } : undefined
}

function altOf(drawing: XmlElement): string | undefined {
  const described = descendantOf(drawing, 'wp:docPr')?.attributes['descr']
  const text = printableText(described?.replaceAll(/\s+/g, ' ') ?? '').trim()
  return text ? text.slice(0, MAX_ALT_CHARS).toWellFormed() : undefined
}

/** A horizontal rule has no content. */
function isLine(drawing: XmlElement): boolean {
  const geometry = descendantOf(drawing, 'a:prstGeom')?.attributes['prst'] ?? ''
  return /line|connector/i.test(geometry) || descendantOf(drawing, 'v:line') !== undefined
}

import type { ImageNode } from '@tacite/document/rich-text.ts'
import { imageExtension } from '../pdf/image-kind.ts'
import { runXml } from './inline-xml.ts'
import { paragraphXml } from './paragraph-xml.ts'
import type { Place, WordWriter } from './word-writer.ts'
import { element, type Xml } from './xml.ts'

const EMU_PER_PX = 9525
const TWIPS_PER_PX = 15
/** About a page of A4. */
const TALLEST_PX = 800

/** Where the bytes of an image stand in the file; undefined: they are no image that it may hold. */
export function imageTarget(sha256: string, bytes: Uint8Array | undefined): string | undefined {
  const extension = bytes && imageExtension(bytes)
  return extension && `media/${sha256}.${extension}`
}

/** An image in a paragraph of its own, never wider than the text nor higher than the page; or what it showed. */
export function imageXml({ attrs }: ImageNode, place: Place, writer: WordWriter): Xml {
  const { images, words } = writer.request
  const target = imageTarget(attrs.file, images[attrs.file])
  const look = {
    ...(place.indentTwips > 0 && {
      styleId: writer.styles.listContinue,
      indentTwips: place.indentTwips,
    }),
    align: 'center' as const,
  }
  if (!target) {
    const text = attrs.alt === '' ? words.missingImage : `${words.missingImage} : ${attrs.alt}`
    return paragraphXml(look, runXml(text, [{ type: 'italic' }], writer))
  }
  return paragraphXml(look, element('w:r', {}, drawingXml(attrs, target, place, writer)))
}

function drawingXml(
  { alt, widthPx, heightPx }: ImageNode['attrs'],
  target: string,
  { indentTwips }: Place,
  writer: WordWriter,
): Xml {
  const widestPx = (writer.columnTwips - indentTwips) / TWIPS_PER_PX
  const scale = Math.min(1, widestPx / widthPx, TALLEST_PX / heightPx)
  const side = (px: number) => Math.max(1, Math.round(px * scale)) * EMU_PER_PX
  const size = { cx: side(widthPx), cy: side(heightPx) }
  const id = writer.nextId()
  const embed = writer.relationships.toPart('image', target)
  const descr = alt.trim() === '' ? undefined : alt
  return element(
    'w:drawing',
    {},
    element(
      'wp:inline',
      { distT: 0, distB: 0, distL: 0, distR: 0 },
      element('wp:extent', size),
      element('wp:docPr', { id, name: `${writer.request.words.image} ${id}`, descr }),
      element(
        'wp:cNvGraphicFramePr',
        {},
        element('a:graphicFrameLocks', { 'xmlns:a': DRAWING, noChangeAspect: 1 }),
      ),
      element(
        'a:graphic',
        { 'xmlns:a': DRAWING },
        element('a:graphicData', { uri: PICTURE }, pictureXml(id, embed, size)),
      ),
    ),
  )
}

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture'

function pictureXml(id: number, embed: string, size: { cx: number; cy: number }): Xml {
  return element(
    'pic:pic',
    { 'xmlns:pic': PICTURE },
    element('pic:nvPicPr', {}, element('pic:cNvPr', { id, name: embed }), element('pic:cNvPicPr')),
    element(
      'pic:blipFill',
      {},
      element('a:blip', { 'r:embed': embed }),
      element('a:stretch', {}, element('a:fillRect')),
    ),
    element(
      'pic:spPr',
      {},
      element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', size)),
      element('a:prstGeom', { prst: 'rect' }, element('a:avLst')),
    ),
  )
}

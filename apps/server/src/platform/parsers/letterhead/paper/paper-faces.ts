import type { PaperFace, ReplacedFace } from '../../../pdf/pdf-paper.ts'
import { valueOf } from '../../word/properties.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import { childOf, childrenNamed } from '../../xml/xml-walk.ts'

/** The faces that we ship, by family, as people read their names. */
const SHIPPED: Record<PaperFace, string> = {
  serif: 'Source Serif 4',
  sans: 'Inter',
  mono: 'DejaVu Sans Mono',
}

/** Which of the faces that we ship stands for each face of a letterhead, and which ones were asked for. */
export interface PaperFaces {
  /** Of a letterhead that names none, the family of contract text. */
  of(face: string | undefined): PaperFace
  replaced(): ReplacedFace[]
}

/**
 * @param families what the file says of its faces (`word/fontTable.xml`), by their names
 * @example paperFaces(new Map()).of('Garamond') // 'serif'
 */
export function paperFaces(families: ReadonlyMap<string, string>): PaperFaces {
  const asked = new Map<string, PaperFace>()
  return {
    of(face) {
      if (face === undefined) return 'serif'
      const family = familyOf(face, families.get(face))
      if (face !== SHIPPED[family]) asked.set(face.slice(0, 60), family)
      return family
    },
    replaced: () =>
      [...asked].slice(0, MOST_NAMED).map(([face, family]) => ({ face, by: SHIPPED[family] })),
  }
}

const MOST_NAMED = 12

/** The families of the faces in a file's table of fonts. */
export function readFamilies(table: XmlElement | undefined): Map<string, string> {
  return new Map(
    childrenNamed(table, 'w:font').flatMap((font) => {
      const name = font.attributes['w:name']
      const family = valueOf(childOf(font, 'w:family'))
      return name && family ? [[name, family] as const] : []
    }),
  )
}

function familyOf(face: string, family: string | undefined): PaperFace {
  if (MONO.test(face) || family === 'modern') return 'mono'
  if (SERIF.test(face)) return 'serif'
  if (SANS.test(face)) return 'sans'
  return family === 'roman' || family === 'script' || family === 'decorative' ? 'serif' : 'sans'
}

const MONO = /courier|consolas|mono\b|lucida console|menlo|monaco|typewriter/i
const SERIF =
  /serif(?! sans)(?<!sans serif)|times|garamond|georgia|cambria|palatino|baskerville|bodoni|caslon|century(?! gothic)|constantia|didot|minion|bookman|book antiqua|merriweather|playfair|lora\b|sitka|perpetua|rockwell|sabon|goudy/i
const SANS =
  /sans|arial|helvetica|calibri|verdana|tahoma|aptos|segoe|roboto|inter\b|gothic|futura|gill|lato|montserrat|poppins|trebuchet|corbel|candara|franklin|avenir|univers|marianne/i

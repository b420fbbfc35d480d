import { PAPER_LOSSES } from '../../pdf/pdf-paper.ts'
import {
  LETTERHEAD_LOSSES,
  type Letterhead,
  type LetterheadLoss,
  type LetterheadPage,
  type LetterheadPart,
  type LetterheadSummary,
} from '../../word/letterhead.ts'
import { fileRefused } from '../parser-refusal.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, childrenNamed, descendantOf, descendantsOf, textOf } from '../xml/xml-walk.ts'
import { isOn } from '../word/properties.ts'
import { openWordPackage, type WordPackage } from '../word/word-package.ts'
import { keptContent, type Keeper } from './kept-xml.ts'
import { paperOf, type ReadPaper } from './paper/paper-of.ts'
import { readFamilies } from './paper/paper-faces.ts'
import { createLetterheadImages, type LetterheadImages } from './letterhead-images.ts'
import { keptDefaults, keptStyles } from './letterhead-styles.ts'

export interface ReadLetterhead {
  letterhead: Letterhead
  summary: LetterheadSummary
}

/**
 * The letterhead in a .docx, in this very process: for parser processes and tests. Everyone else calls
 * `importLetterhead`.
 * @throws Refused FILE_UNSAFE for macros, and what reading a Word file refuses
 */
export function readLetterhead(bytes: Uint8Array): ReadLetterhead {
  const file = openWordPackage(bytes)
  if (file.parts.some((part) => /vba/i.test(part)))
    throw fileRefused('FILE_UNSAFE', undefined, 'letterhead: macros')
  const body = childOf(file.xml(file.mainPart), 'w:body')
  if (!body) throw fileRefused('FILE_UNREADABLE', undefined, 'letterhead: no body')
  const losses = new Set<LetterheadLoss>()
  const lose = (loss: LetterheadLoss) => void losses.add(loss)
  if ([...descendantsOf(body, 'w:t')].some((text) => textOf(text).trim() !== '')) lose('text')
  const images = createLetterheadImages(file)
  const faces = themeFaces(file)
  const styles = file.related('styles')
  const plain: Keeper = { embed: () => undefined, faces, lose }
  const section = lastSection(body)
  const parts = section ? keptParts(section, file, { faces, lose }, images) : []
  const kept = {
    defaults: keptDefaults(styles, plain),
    styles: keptStyles(styles, plain),
    parts,
    page: pageOf(section, file.related('settings')),
    images: images.all(),
  }
  const read = paperOf(kept, readFamilies(file.related('fontTable')))
  const letterhead = { ...kept, paper: read.paper }
  return { letterhead, summary: summaryOf(letterhead, losses, read) }
}

function summaryOf(
  { styles, parts, images }: Letterhead,
  losses: ReadonlySet<LetterheadLoss>,
  ofPaper: ReadPaper,
): LetterheadSummary {
  const count = (kind: LetterheadPart['kind']) => parts.filter((part) => part.kind === kind).length
  return {
    styles: styles.length,
    headers: count('header'),
    footers: count('footer'),
    images: Object.keys(images).length,
    losses: LETTERHEAD_LOSSES.filter((loss) => losses.has(loss)),
    paperLosses: PAPER_LOSSES.filter((loss) => ofPaper.losses.has(loss)),
    replacedFaces: ofPaper.faces,
  }
}

/** The page of the last part of the file, which is the only one in a letterhead. */
function lastSection(body: XmlElement): XmlElement | undefined {
  return childrenNamed(body, 'w:sectPr').at(-1) ?? [...descendantsOf(body, 'w:sectPr')].at(-1)
}

function keptParts(
  section: XmlElement,
  file: WordPackage,
  keeper: Pick<Keeper, 'faces' | 'lose'>,
  images: LetterheadImages,
): LetterheadPart[] {
  const relationships = file.relationships(file.mainPart)
  return (['header', 'footer'] as const).flatMap((kind) =>
    childrenNamed(section, `w:${kind}Reference`).flatMap(({ attributes }) => {
      const on = attributes['w:type'] ?? 'default'
      const part = relationships.get(attributes['r:id'] ?? '')?.part
      const root = part === undefined ? undefined : file.xml(part)
      if (part === undefined || !root || !isPlace(on)) return []
      const taken = images.of(part)
      const content = keptContent(root, { ...keeper, embed: taken.embed })
      const countsPages = /<w:instrText[^>]*>\s*PAGE\b/i.test(content)
      return [{ kind, on, content, images: taken.used(), countsPages }]
    }),
  )
}

function isPlace(on: string): on is LetterheadPart['on'] {
  return ['default', 'first', 'even'].includes(on)
}

const A4 = { 'w:w': 11_906, 'w:h': 16_838 }
/** Two and a half centimetres. */
const MARGIN = 1_417
const NARROWEST = 3_000
const WIDEST = 32_000

function pageOf(section: XmlElement | undefined, settings: XmlElement | undefined): LetterheadPage {
  const size = childOf(section, 'w:pgSz')
  const margins = childOf(section, 'w:pgMar')
  const side = (of: XmlElement | undefined, name: string, otherwise: number) => {
    const value = Math.abs(Math.round(Number(of?.attributes[name])))
    return Number.isFinite(value) && value <= WIDEST ? value : otherwise
  }
  const apart = childOf(section, 'w:titlePg')
  const even = settings && childOf(settings, 'w:evenAndOddHeaders')
  const page = {
    width: side(size, 'w:w', A4['w:w']),
    height: side(size, 'w:h', A4['w:h']),
    top: side(margins, 'w:top', MARGIN),
    right: side(margins, 'w:right', MARGIN),
    bottom: side(margins, 'w:bottom', MARGIN),
    left: side(margins, 'w:left', MARGIN),
    header: side(margins, 'w:header', 720),
    footer: side(margins, 'w:footer', 720),
    isFirstApart: apart !== undefined && isOn(apart),
    areEvenApart: even !== undefined && isOn(even),
  }
  const isWideEnough = page.width - page.left - page.right >= NARROWEST
  return isWideEnough ? page : { ...page, width: A4['w:w'], left: MARGIN, right: MARGIN }
}

function themeFaces(file: WordPackage): Keeper['faces'] {
  const theme = file.related('theme')
  const face = (name: string) => {
    const fonts = theme && descendantOf(theme, name)
    const typeface = childOf(fonts, 'a:latin')?.attributes['typeface']
    return typeface === '' ? undefined : typeface
  }
  return { major: face('a:majorFont'), minor: face('a:minorFont') }
}

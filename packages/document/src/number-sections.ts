import type { Locale } from '@tacite/domain/locale.ts'
import type {
  ContractDocument,
  DocumentBlock,
  DocumentSection,
  NumberingStyle,
  SectionLevel,
} from './contract-document.ts'

export interface NumberingLabels {
  /** Before the number of a level-1 section in the `articles` style. */
  article: string
  /** Before the number of an annex. */
  annex: string
}

/** They belong to the contract's language, not to its reader's. */
export const numberingLabels: Record<Locale, NumberingLabels> = {
  fr: { article: 'Article', annex: 'Annexe' },
  en: { article: 'Article', annex: 'Annex' },
  es: { article: 'Artículo', annex: 'Anexo' },
}

export interface SectionNumber {
  /** 'Article 2', '2.1', 'IV', 'B.3'; '' where nothing is numbered. */
  label: string
  /** Counters from level 1 down: [2, 1]; empty for a section that stands outside the numbers. */
  path: readonly number[]
  /** The level it is shown at: never more than one deeper than the section before it. */
  level: SectionLevel
}

export interface DocumentNumbers {
  /** By section id; every section of the document has one. */
  sections: ReadonlyMap<string, SectionNumber>
  /** By block id: 'Annexe 1' for annexes, '' for the others. */
  blocks: ReadonlyMap<string, string>
}

/**
 * The number of every section and annex. Body blocks are numbered through, each annex starts again
 * (in plain figures when the body has articles, so that « Article 1 » stays the contract's own),
 * signature blocks bear no number. An unnumbered section (a preamble) takes none from those that
 * follow, and its subsections bear none either. Total: a level that skips one is drawn up to the next allowed.
 *
 * @example numberSections(document, numberingLabels.fr).sections.get(id)?.label // 'Article 2'
 */
export function numberSections(
  document: Pick<ContractDocument, 'numbering' | 'blocks'>,
  labels: NumberingLabels,
): DocumentNumbers {
  const sections = new Map<string, SectionNumber>()
  const blocks = new Map<string, string>()
  let annexes = 0
  let bodyPath: number[] = []
  for (const block of document.blocks) {
    if (block.kind === 'annex') annexes += 1
    blocks.set(block.id, block.kind === 'annex' ? `${labels.annex}\u00A0${annexes}` : '')
    const style = styleWithin(block, document.numbering)
    const path = numberBlock(block, style, labels, block.kind === 'body' ? bodyPath : [], sections)
    if (block.kind === 'body') bodyPath = path
  }
  return { sections, blocks }
}

function styleWithin(block: DocumentBlock, style: NumberingStyle): NumberingStyle {
  if (block.kind === 'signature') return 'none'
  return block.kind === 'annex' && style === 'articles' ? 'digital' : style
}

/** Gives back the path of the last numbered section, where the next body block goes on. */
function numberBlock(
  block: DocumentBlock,
  style: NumberingStyle,
  labels: NumberingLabels,
  start: readonly number[],
  sections: Map<string, SectionNumber>,
): number[] {
  let path = start.slice(0, 1)
  // A block opens at level 1, whatever its first section says.
  let depth = 0
  /** Depth of the unnumbered section that the next ones may stand below. */
  let unnumbered = Infinity
  for (const section of block.sections) {
    depth = Math.min(section.level, depth + 1)
    if (depth <= unnumbered) unnumbered = isUnnumbered(section) ? depth : Infinity
    const level = depth as SectionLevel
    if (unnumbered < Infinity) {
      sections.set(section.id, { label: '', path: [], level })
      continue
    }
    path = [...path.slice(0, depth - 1), (path[depth - 1] ?? 0) + 1]
    sections.set(section.id, { label: writeNumber(path, style, labels), path, level })
  }
  return path
}

function isUnnumbered({ isNumbered }: DocumentSection): boolean {
  return isNumbered === false
}

function writeNumber(
  path: readonly number[],
  style: NumberingStyle,
  labels: NumberingLabels,
): string {
  const [first = 1, ...deeper] = path
  switch (style) {
    case 'none':
      return ''
    case 'digital':
      return path.join('.')
    case 'articles':
      return deeper.length === 0 ? `${labels.article}\u00A0${first}` : path.join('.')
    case 'roman':
      return [toRoman(first), ...deeper].join('.')
    case 'alphabetical':
      return [toLetters(first), ...deeper].join('.')
  }
}

/** Beyond 3999, where Roman figures end, in Arabic ones. */
function toRoman(number: number): string {
  if (number > 3999) return String(number)
  let rest = number
  return romanFigures
    .map(([value, figure]) => {
      const times = Math.floor(rest / value)
      rest %= value
      return figure.repeat(times)
    })
    .join('')
}

const romanFigures: readonly (readonly [value: number, figure: string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** A … Z, AA, AB …, as spreadsheets name their columns. */
function toLetters(number: number): string {
  const rest = number - 1
  const last = String.fromCharCode(65 + (rest % 26))
  return rest < 26 ? last : toLetters(Math.floor(rest / 26)) + last
}

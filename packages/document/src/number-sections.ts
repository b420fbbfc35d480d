import type { Locale } from '@tacite/domain/locale.ts'
import { effectiveAudiences } from './audience.ts'
import type {
  ContractDocument,
  DocumentBlock,
  NumberingStyle,
  SectionLevel,
} from './contract-document.ts'
import { drawnLevels } from './drawn-levels.ts'

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
  /** 'Article 2', '2.1', 'IV', 'B.3'; '' when nothing is numbered. */
  label: string
  /** Counters from level 1 down: [2, 1]; empty for an unnumbered section. */
  path: readonly number[]
  /** The displayed level: never more than one deeper than the section before it. */
  level: SectionLevel
}

export interface DocumentNumbers {
  /** By section id; contains every section of the document. */
  sections: ReadonlyMap<string, SectionNumber>
  /** By block id: 'Annexe 1' for annexes, '' for the others. */
  blocks: ReadonlyMap<string, string>
}

/**
 * The number of every section and annex. Body blocks are numbered continuously, each annex restarts (in plain digits
 * when the body has articles, so that « Article 1 » stays the contract's own), signature blocks are unnumbered. An
 * unnumbered section (a preamble) is skipped by those that follow, and its subsections are unnumbered too. So are
 * restricted sections, and annexes made of such sections alone: every reader finds the same numbers in the part they
 * see. Total: a level that skips one is reduced to the next allowed.
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
    const isOpen = effectiveAudiences(block.sections).map((audience) => audience === 'anyone')
    const isNumberedAnnex = block.kind === 'annex' && (isOpen.length === 0 || isOpen.includes(true))
    if (isNumberedAnnex) annexes += 1
    blocks.set(block.id, isNumberedAnnex ? `${labels.annex}\u00A0${annexes}` : '')
    const writing = { style: styleWithin(block, document.numbering), labels, isOpen }
    const path = numberBlock(block, writing, block.kind === 'body' ? bodyPath : [], sections)
    if (block.kind === 'body') bodyPath = path
  }
  return { sections, blocks }
}

/**
 * A number without the word before it.
 *
 * @example bareNumber('Article 2') // '2'; '2.1' and 'IV' are bare already
 */
export function bareNumber(label: string): string {
  return label.replace(/^\p{L}{3,}\u00A0/u, '')
}

function styleWithin(block: DocumentBlock, style: NumberingStyle): NumberingStyle {
  if (block.kind === 'signature') return 'none'
  return block.kind === 'annex' && style === 'articles' ? 'digital' : style
}

interface BlockWriting {
  style: NumberingStyle
  labels: NumberingLabels
  /** By section: everyone may see it. */
  isOpen: readonly boolean[]
}

/** Returns the path of the last numbered section, where the next body block continues. */
function numberBlock(
  { sections }: DocumentBlock,
  { style, labels, isOpen }: BlockWriting,
  start: readonly number[],
  numbers: Map<string, SectionNumber>,
): number[] {
  const levels = drawnLevels(sections)
  let path = [...start]
  /** Depth of the unnumbered section that contains the next ones. */
  let unnumbered = Infinity
  for (const [index, { id, isNumbered }] of sections.entries()) {
    const level = levels[index]!
    const isOutside = isNumbered === false || !isOpen[index]
    if (level <= unnumbered) unnumbered = isOutside ? level : Infinity
    if (unnumbered < Infinity) {
      numbers.set(id, { label: '', path: [], level })
      continue
    }
    path = [...path.slice(0, level - 1), (path[level - 1] ?? 0) + 1]
    numbers.set(id, { label: writeNumber(path, style, labels), path, level })
  }
  return path
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

/** Beyond 3999, where Roman numerals end, in Arabic ones. */
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

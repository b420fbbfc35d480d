import type { Locale } from '@tacite/domain/locale.ts'
import { effectiveAudiences } from '../audience.ts'
import type { BlockKind, ContractDocument } from '../contract-document.ts'
import {
  bareNumber,
  numberingLabels,
  type DocumentNumbers,
  type NumberingLabels,
} from '../number-sections.ts'
import type { ReferenceAttrs, ReferenceWording } from '../rich-text.ts'
import { allReferences, mapReferences } from './references-in.ts'

/** A part that references can name. */
export interface ReferenceTarget {
  id: string
  part: 'section' | 'block'
  title: string
  /** Without its word: '5.2', 'IV'; '' where it is not numbered. */
  number: string
  /** Of its annex, where it is a section of one: « Annexe 1 ». */
  annex: string
}

/** What references name and how they read, in one text as it stands. */
export interface ReferenceBook {
  /** In reading order. */
  targets: readonly ReferenceTarget[]
  /**
   * What a reference reads as; null: it is broken.
   *
   * @param from the id of the section that it stands in
   */
  wordsOf(reference: Pick<ReferenceAttrs, 'part' | 'wording'>, from: string): string | null
}

/**
 * The parts of a text that can be referred to: its sections and annexes that every reader finds in it. A section for
 * some readers alone is none: the words of the others would give it away.
 *
 * @param numbers without the parts that conditions leave out (`contractNumbers`), which then are no targets
 * @example referenceBook(document, numbers, 'fr').wordsOf({ part, wording: 'titled' }, from)
 * // 'article 5.2 (Durée)'
 */
export function referenceBook(
  { blocks }: Pick<ContractDocument, 'blocks'>,
  numbers: DocumentNumbers,
  locale: Locale,
): ReferenceBook {
  const blockOf = new Map<string, string>()
  const targets = blocks.flatMap((block): ReferenceTarget[] => {
    const label = numbers.blocks.get(block.id) ?? ''
    const audiences = effectiveAudiences(block.sections)
    for (const { id } of block.sections) blockOf.set(id, block.id)
    const sections = block.sections.flatMap(({ id, title }, index): ReferenceTarget[] => {
      const place = numbers.sections.get(id)
      if (!place || audiences[index] !== 'anyone') return []
      const number = bareNumber(place.label)
      if (number === '' && title.trim() === '') return []
      return [{ id, part: 'section', title, number, annex: annexOf(block.kind, label) }]
    })
    const whole: ReferenceTarget[] = label
      ? [
          {
            id: block.id,
            part: 'block',
            title: block.name,
            number: bareNumber(label),
            annex: label,
          },
        ]
      : []
    return [...whole, ...sections]
  })
  const byId = new Map(targets.map((target) => [target.id, target]))
  return {
    targets,
    wordsOf({ part, wording }, from) {
      const target = byId.get(part)
      if (!target) return null
      const isNear = blockOf.get(part) === blockOf.get(from)
      return target.part === 'block'
        ? blockWords(target, wording)
        : sectionWords(target, wording, { words: WORDS[locale], isNear })
    },
  }
}

/** What stands in the place of a reference whose part is gone. */
export const BROKEN_REFERENCE: Readonly<Record<Locale, string>> = {
  fr: '[renvoi à un article supprimé]',
  en: '[reference to a deleted article]',
  es: '[remisión a un artículo suprimido]',
}

/**
 * A text whose references say what they read as; every reader of a whole text gets it so. A text without references is
 * returned as it is.
 */
export function withReferenceWords(
  document: ContractDocument,
  numbersOf: (document: ContractDocument, labels: NumberingLabels) => DocumentNumbers,
  locale: Locale,
): ContractDocument {
  if (allReferences(document).length === 0) return document
  const numbers = numbersOf(document, numberingLabels[locale])
  const { wordsOf } = referenceBook(document, numbers, locale)
  return mapReferences(document, (node, { id }) => ({
    ...node,
    attrs: { ...node.attrs, words: wordsOf(node.attrs, id) ?? BROKEN_REFERENCE[locale] },
  }))
}

interface LanguageWords {
  article: string
  /** Before the annex that a section is of. */
  ofAnnex: string
  quote: (title: string) => string
}

/** Of the language of the text, as a lawyer writes it in a sentence. */
const WORDS: Readonly<Record<Locale, LanguageWords>> = {
  fr: { article: 'article', ofAnnex: 'de l’', quote: (title) => `«\u202F${title}\u202F»` },
  en: { article: 'Article', ofAnnex: 'of ', quote: (title) => `“${title}”` },
  es: { article: 'artículo', ofAnnex: 'del ', quote: (title) => `«${title}»` },
}

function annexOf(kind: BlockKind, label: string): string {
  return kind === 'annex' ? label : ''
}

function blockWords({ number, annex, title }: ReferenceTarget, wording: ReferenceWording): string {
  if (wording === 'number') return number
  return wording === 'titled' && title.trim() !== '' ? `${annex} (${title})` : annex
}

/** An annex counts its sections anew: from elsewhere its name goes with them. */
function sectionWords(
  { number, title, annex }: ReferenceTarget,
  wording: ReferenceWording,
  { words, isNear }: { words: LanguageWords; isNear: boolean },
): string {
  const named = number === '' ? words.quote(title) : numbered(number, title, wording, words)
  return annex === '' || isNear ? named : `${named} ${words.ofAnnex}${annex}`
}

function numbered(
  number: string,
  title: string,
  wording: ReferenceWording,
  { article }: LanguageWords,
): string {
  if (wording === 'number') return number
  const named = `${article}\u00A0${number}`
  return wording === 'titled' && title.trim() !== '' ? `${named} (${title})` : named
}

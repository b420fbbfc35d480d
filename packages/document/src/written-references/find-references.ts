import { bareNumber, type DocumentNumbers } from '../number-sections.ts'
import type { ContractDocument, DocumentBlock } from '../contract-document.ts'
import { paragraphsOf, paragraphWords } from '../paragraph-words.ts'
import type { ReferenceBook, ReferenceTarget } from '../references/reference-words.ts'
import { endOf, startOf } from '../words-around.ts'
import {
  referencesInWords,
  type WordedReference,
  type WrittenNumber,
} from './references-in-words.ts'

/** Words of a paragraph that refer to a part of the text, and do not follow it: positions in `paragraphWords`. */
export interface FoundReference {
  sectionId: string
  /** Its place among the paragraphs of the section (`paragraphsOf`). */
  paragraph: number
  /** The number alone, which a reference would take the place of. */
  from: number
  to: number
  /** What stands there: '4.2', '1er', « 2 de l’Annexe 1 ». */
  written: string
  /** The rest of its sentence; a field or a reference is « … ». */
  before: string
  after: string
  /** What it reads as once it is linked, where that is not to the letter: « 1 » for « 1er »; null: the same. */
  becomes: string | null
  /** The parts that it may name, the likeliest first; none: the text has no such part. */
  targets: readonly ReferenceTarget[]
}

/**
 * The references that were written as words, in reading order, each with what it leads to. Nothing is changed, and
 * none is within a field or a reference. Those to laws and other documents are left out, and so are those whose words
 * a reference would not say.
 *
 * @param numbers of the text, without the parts that conditions leave out
 * @param book of the same text and numbers
 * @example findReferences(document, numbers, referenceBook(document, numbers, 'fr'))[0]?.targets[0]?.title // 'Durée'
 */
export function findReferences(
  { numbering, blocks }: ContractDocument,
  numbers: DocumentNumbers,
  book: ReferenceBook,
): FoundReference[] {
  const isNumbered = [...numbers.sections.values()].some(({ label }) => label !== '')
  const style = isNumbered ? numbering : 'none'
  return blocks.flatMap((block) =>
    block.sections
      .filter(({ id }) => numbers.sections.has(id))
      .flatMap(({ id, content }) =>
        paragraphsOf(content).flatMap((node, paragraph) => {
          const words = paragraphWords(node)
          const near = nearOf(block, numbers)
          return referencesInWords(words, style).flatMap((reference) =>
            reference.numbers.flatMap((number) =>
              foundAt(words, reference, number, { near, book, sectionId: id, paragraph }),
            ),
          )
        }),
      ),
  )
}

interface Standing {
  near: Near
  book: ReferenceBook
  sectionId: string
  paragraph: number
}

function foundAt(
  words: string,
  reference: WordedReference,
  { number, from, to: end }: WrittenNumber,
  { near, book, sectionId, paragraph }: Standing,
): FoundReference[] {
  const to = reference.annex === null ? end : reference.to
  const written = words.slice(from, to)
  const named = book.targets.filter((target) => isNamed(target, { reference, number, near }))
  const saidOf = ({ id }: ReferenceTarget) =>
    book.wordsOf({ part: id, wording: 'number' }, sectionId) ?? ''
  const targets = named
    .filter((target) => plain(saidOf(target)) === plain(written))
    .toSorted((one, other) => Number(isFar(one, near)) - Number(isFar(other, near)))
  const becomes = targets[0] ? saidOf(targets[0]) : written
  // A reference would say it in other words than its author.
  if (named.length > 0 && targets.length === 0) return []
  const shown = (text: string) => text.replaceAll('\uFFFC', '…')
  return [
    {
      sectionId,
      paragraph,
      from,
      to,
      written,
      before: shown(endOf(words.slice(0, from))),
      after: shown(startOf(words.slice(to))),
      becomes: letters(becomes) === letters(written) ? null : becomes,
      targets,
    },
  ]
}

/** What a number counts among, from where it is read. */
interface Near {
  /** « Annexe 1 »; '' outside annexes. */
  annex: string
}

function nearOf({ id, kind }: DocumentBlock, numbers: DocumentNumbers): Near {
  return { annex: kind === 'annex' ? (numbers.blocks.get(id) ?? '') : '' }
}

function isFar({ part, annex }: ReferenceTarget, near: Near): boolean {
  return part === 'section' && annex !== near.annex
}

function isNamed(
  { part, number: own, annex }: ReferenceTarget,
  { reference, number, near }: { reference: WordedReference; number: string; near: Near },
): boolean {
  if (own !== number) return false
  if (reference.kind === 'annex') return part === 'block'
  if (part === 'block') return false
  if (reference.annex !== null) return bareNumber(annex) === reference.annex
  if (reference.owner === 'annex') return annex === near.annex
  return annex === '' || (annex === near.annex && reference.owner !== 'contract')
}

/** « 1er » is said as « 1 », « annexe » as « Annexe ». */
function plain(text: string): string {
  return letters(text)
    .replace(/^(\d+)(?:er|ère)$/u, '$1')
    .toLowerCase()
}

/** Which space and apostrophe stand there is typography. */
function letters(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('’', "'")
}

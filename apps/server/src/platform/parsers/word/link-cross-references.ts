import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { paragraphsOf, paragraphWords } from '@tacite/document/paragraph-words.ts'
import type { DeclaredPlace, TextSpan } from '@tacite/document/placeholders/placeholder.ts'
import { putAtoms, type PutAtom } from '@tacite/document/put-atoms.ts'
import { referenceBook, type ReferenceBook } from '@tacite/document/references/reference-words.ts'
import { referenceWordings } from '@tacite/document/attribute-rules.ts'
import type { ReferenceWording } from '@tacite/document/rich-text.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CrossReference } from './cross-references.ts'

/** A reference of the file, where it is in the document that was made of it. */
export interface LocatedReference extends TextSpan {
  reference: CrossReference
}

interface Link extends LocatedReference {
  atom: PutAtom['atom']
}

interface Linked {
  document: ContractDocument
  /** Moved by what the references before them got shorter. */
  places: DeclaredPlace[]
  linked: ReadonlySet<CrossReference>
}

/**
 * A document in which the references of its file lead to the same parts again. One becomes a reference of ours when it
 * reads as it did, or is a bare number: that of a part that is counted otherwise here follows it, as in Word. Any other
 * stays text, as does one that is part of a place to fill in.
 *
 * @param places in this document
 * @param partOf the section or annex that a bookmark names
 */
export function linkCrossReferences(
  document: ContractDocument,
  {
    places,
    located,
    partOf,
    locale,
  }: {
    places: readonly DeclaredPlace[]
    located: readonly LocatedReference[]
    partOf: (bookmark: string) => string | undefined
    locale: Locale
  },
): Linked {
  const book = referenceBook(document, numberSections(document, numberingLabels[locale]), locale)
  const wordsAt = wordsIn(document)
  const links = located.flatMap((found): Link[] => {
    const part = partOf(found.reference.bookmark)
    if (part === undefined || places.some((place) => overlaps(place, found))) return []
    const link = asReference(wordsAt(found), { part, from: found.sectionId }, book)
    if (!link) return []
    const { wording, start, length } = link
    const from = found.from + start
    const atom = { type: 'reference' as const, attrs: { part, wording } }
    return [{ ...found, from, to: from + length, atom }]
  })
  const linked = new Set(links.map(({ reference }) => reference))
  return { document: withAtoms(document, links), places: places.map(movedBy(links)), linked }
}

/** « 4.2 », « IV. », « Article 4 ». */
const NUMBER =
  /^(?:\p{L}{2,}\.?[\s\u00A0]+)?((?:\p{L}{1,6}|\d{1,4})(?:[.-](?:\p{L}|\d{1,4}))*)[.)]?$/u

interface ReadAs {
  wording: ReferenceWording
  /** The part of the words that is the reference. */
  start: number
  length: number
}

function asReference(
  words: string,
  { part, from }: { part: string; from: string },
  book: ReferenceBook,
): ReadAs | undefined {
  const same = referenceWordings.find(
    (wording) => spaced(book.wordsOf({ part, wording }, from)) === spaced(words),
  )
  if (same) return { wording: same, start: 0, length: words.length }
  const target = book.targets.find(({ id }) => id === part)
  const [, number] = NUMBER.exec(words) ?? []
  if (number === undefined || !target?.number) return undefined
  return { wording: 'number', start: words.lastIndexOf(number), length: number.length }
}

/** A space is one, whether a line may break there or not. */
function spaced(words: string | null): string | undefined {
  return words?.replaceAll(/[\u00A0\u202F]/g, ' ')
}

function wordsIn(document: ContractDocument): (span: TextSpan) => string {
  const paragraphs = new Map(
    document.blocks.flatMap(({ sections }) =>
      sections.map(({ id, content }) => [id, paragraphsOf(content)] as const),
    ),
  )
  return ({ sectionId, paragraph, from, to }) => {
    const node = paragraphs.get(sectionId)?.[paragraph]
    return node ? paragraphWords(node).slice(from, to) : ''
  }
}

function isBeside(one: TextSpan, other: TextSpan): boolean {
  return one.sectionId === other.sectionId && one.paragraph === other.paragraph
}

function overlaps(one: TextSpan, other: TextSpan): boolean {
  return isBeside(one, other) && one.from < other.to && other.from < one.to
}

function withAtoms(document: ContractDocument, links: readonly Link[]): ContractDocument {
  const bySection = Map.groupBy(links, ({ sectionId }) => sectionId)
  return {
    ...document,
    blocks: document.blocks.map((block) => ({
      ...block,
      sections: block.sections.map((section) => ({
        ...section,
        content: putAtoms(section.content, bySection.get(section.id) ?? []),
      })),
    })),
  }
}

/** A reference is one character of its paragraph, however it reads. */
function movedBy(links: readonly Link[]): (place: DeclaredPlace) => DeclaredPlace {
  return (place) => {
    const shorter = links
      .filter((link) => isBeside(link, place) && link.to <= place.from)
      .reduce((sum, { from, to }) => sum + to - from - 1, 0)
    return shorter === 0 ? place : { ...place, from: place.from - shorter, to: place.to - shorter }
  }
}

import { contractNumbers } from '@tacite/document/absent-parts.ts'
import {
  numberingLabels,
  numberSections,
  type DocumentNumbers,
} from '@tacite/document/number-sections.ts'
import { referenceBook, type ReferenceBook } from '@tacite/document/references/reference-words.ts'
import type { WireDocument } from '../text-queries.ts'
import type { OpenText } from '../text/open-text.tsx'
import { toDocument } from '../text/wire-document.ts'

const books = new WeakMap<WireDocument, ReferenceBook>()

/** What the references of an open text name and read as; put together once for each state of the text. */
export function bookOf(wire: WireDocument, kind: OpenText['kind']): ReferenceBook {
  const known = books.get(wire)
  if (known) return known
  const book = referenceBook(toDocument(wire), numbersOf(wire, kind), wire.locale)
  books.set(wire, book)
  return book
}

/** The numbers that its references say: in a contract, without what its conditions leave out. */
export function numbersOf(wire: WireDocument, kind: OpenText['kind']): DocumentNumbers {
  const document = toDocument(wire)
  const labels = numberingLabels[wire.locale]
  return kind === 'contract'
    ? contractNumbers(document, wire.values, labels)
    : numberSections(document, labels)
}

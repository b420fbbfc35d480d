import { contractNumbers } from '@tacite/document/absent-parts.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { referenceBook, type ReferenceBook } from '@tacite/document/references/reference-words.ts'
import type { WireDocument } from '../text-queries.ts'
import type { OpenText } from '../text/open-text.tsx'
import { toDocument } from '../text/wire-document.ts'

const books = new WeakMap<WireDocument, ReferenceBook>()

/** What the references of an open text name and read as; put together once for each state of the text. */
export function bookOf(wire: WireDocument, kind: OpenText['kind']): ReferenceBook {
  const known = books.get(wire)
  if (known) return known
  const document = toDocument(wire)
  const labels = numberingLabels[wire.locale]
  const numbers =
    kind === 'contract'
      ? contractNumbers(document, wire.values, labels)
      : numberSections(document, labels)
  const book = referenceBook(document, numbers, wire.locale)
  books.set(wire, book)
  return book
}

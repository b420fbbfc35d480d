import { PdfDict, PdfNumber } from '@libpdf/core'
import type { PDF, PdfRef } from '@libpdf/core'
import type { ObjectCopier } from './copy-objects.ts'

/** Adds the bookmarks of the appended pages after those of the document. */
export function appendBookmarks(document: PDF, appendix: PDF, copier: ObjectCopier): void {
  const added = bookmarksOf(appendix)
  if (!added) return
  const place = bookmarksOf(document) ?? createBookmarks(document)
  copier.replace(added.reference, place.reference)
  const first = copier.copy(added.first) as PdfRef
  const last = copier.copy(added.last) as PdfRef

  const previousLast = place.dict.getRef('Last')
  if (previousLast) {
    ;(document.getObject(previousLast) as PdfDict).set('Next', first)
    ;(document.getObject(first) as PdfDict).set('Prev', previousLast)
  } else place.dict.set('First', first)
  place.dict.set('Last', last)
  place.dict.set('Count', PdfNumber.of(openCount(place.dict) + openCount(added.dict)))
}

function bookmarksOf(document: PDF) {
  const reference = document.getCatalog().getRef('Outlines')
  const dict = reference && document.getObject(reference)
  if (!reference || !(dict instanceof PdfDict)) return undefined
  const [first, last] = [dict.getRef('First'), dict.getRef('Last')]
  return first && last ? { reference, dict, first, last } : undefined
}

function createBookmarks(document: PDF) {
  const dict = new PdfDict()
  const reference = document.register(dict)
  document.getCatalog().set('Outlines', reference)
  return { reference, dict }
}

/** How many bookmarks are visible; a negative count means that the branch is closed. */
function openCount(bookmarks: PdfDict): number {
  return Math.max(bookmarks.getNumber('Count')?.value ?? 0, 0)
}

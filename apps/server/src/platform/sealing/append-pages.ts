import { PdfArray, PdfDict, PdfNumber } from '@libpdf/core'
import type { PDF, PDFPage, PdfRef } from '@libpdf/core'
import { appendBookmarks } from './append-bookmarks.ts'
import { appendStructure } from './append-structure.ts'
import { createObjectCopier } from './copy-objects.ts'
import { nextStructureKey } from './structure-tree.ts'

/**
 * Appends all pages of another document, with their structure tags and bookmarks. No object of the pages that are
 * there already is touched: the change can be saved as an incremental update.
 *
 * @param appendix made by this server: each page holds its own resources and media box.
 * @returns the appended pages, in order.
 * @example const [first] = appendPages(contract, await PDF.load(certificatePages))
 */
export function appendPages(document: PDF, appendix: PDF): PdfRef[] {
  const copier = createObjectCopier(appendix, document, 'certificate-')
  const pageTree = document.getCatalog().getRef('Pages')
  const pageTreeRoot = pageTree && document.getObject(pageTree)
  if (!pageTree || !(pageTreeRoot instanceof PdfDict)) throw new Error('A PDF without page tree')

  const pages = appendix.getPages()
  for (const page of pages) {
    requireOwnAttributes(page)
    const parent = page.dict.getRef('Parent')
    if (parent) copier.replace(parent, pageTree)
  }
  const structureKeyOffset = nextStructureKey(document)
  const appended = pages.map((page) => {
    const reference = copier.copy(page.ref) as PdfRef
    moveStructureKeys(document, reference, structureKeyOffset)
    return reference
  })
  appendStructure(document, appendix, copier, structureKeyOffset)
  appendBookmarks(document, appendix, copier)
  addToPageTree(document, pageTreeRoot, appended)
  return appended
}

function requireOwnAttributes(page: PDFPage): void {
  for (const key of ['MediaBox', 'Resources']) {
    if (!page.dict.has(key)) throw new Error(`A page to append inherits its ${key}`)
  }
}

/** The structure tree entries of the page and its annotations are appended to those in place. */
function moveStructureKeys(document: PDF, page: PdfRef, offset: number | undefined): void {
  const dict = document.getObject(page) as PdfDict
  moveKey(dict, 'StructParents', offset)
  const resolve = document.getObject.bind(document)
  for (const item of dict.getArray('Annots', resolve)?.toArray() ?? []) {
    const annotation = 'objectNumber' in item ? document.getObject(item) : item
    if (annotation instanceof PdfDict) moveKey(annotation, 'StructParent', offset)
  }
}

function moveKey(dict: PdfDict, name: string, offset: number | undefined): void {
  const key = dict.getNumber(name)?.value
  if (key === undefined) return
  if (offset === undefined) dict.delete(name)
  else dict.set(name, PdfNumber.of(key + offset))
}

function addToPageTree(document: PDF, root: PdfDict, pages: readonly PdfRef[]): void {
  const resolve = document.getObject.bind(document)
  const kids = root.getArray('Kids', resolve)?.toArray() ?? []
  const count = root.getNumber('Count', resolve)?.value ?? kids.length
  root.set('Kids', PdfArray.of(...kids, ...pages))
  root.set('Count', PdfNumber.of(count + pages.length))
}

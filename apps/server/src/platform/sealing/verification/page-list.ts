import { catalogOf, dictionaryOf, listOf } from './pdf-file.ts'
import type { PdfFile } from './pdf-file.ts'
import { PdfSyntaxError, isReference } from './pdf-value.ts'
import type { PdfDictionary, PdfValue } from './pdf-value.ts'

export interface PageEntry {
  object: number
  page: PdfDictionary
  /** In points; undefined when the page has no usable media box. */
  height: number | undefined
}

/** The pages of a file in order, from its page tree. */
export function pagesOf(file: PdfFile): PageEntry[] {
  const pages: PageEntry[] = []
  const seen = new Set<number>()
  const walk = (value: PdfValue | undefined, inherited?: PdfValue, depth = 0): void => {
    const node = dictionaryOf(file, value)
    if (!node || !isReference(value) || seen.has(value.object) || depth > maxDepth) {
      throw new PdfSyntaxError('Page tree')
    }
    seen.add(value.object)
    const mediaBox = node.get('MediaBox') ?? inherited
    if (node.has('Kids'))
      for (const kid of listOf(file, node.get('Kids'))) walk(kid, mediaBox, depth + 1)
    else pages.push({ object: value.object, page: node, height: heightOf(file, mediaBox) })
  }
  walk(catalogOf(file).get('Pages'))
  return pages
}

function heightOf(file: PdfFile, mediaBox: PdfValue | undefined): number | undefined {
  const [left, bottom, right, top] = listOf(file, mediaBox)
  const isAtOrigin = left === 0 && bottom === 0 && typeof right === 'number'
  return isAtOrigin && typeof top === 'number' ? top : undefined
}

const maxDepth = 64

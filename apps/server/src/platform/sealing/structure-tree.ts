import { PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core'
import type { PDF, PdfRef } from '@libpdf/core'
import type { PdfObject } from './copy-objects.ts'

/** An entry of a number tree or a name tree. */
export type TreeEntry = [key: PdfObject, value: PdfObject]

/** The tree of a tagged document (ISO 32000-1, 14.7); undefined when it is untagged. */
export function structureRootOf(document: PDF): PdfDict | undefined {
  return resolveDict(document, document.getCatalog().get('StructTreeRoot'))
}

/**
 * The first free key of a document's parent tree; undefined when the document is untagged, so that additions cannot
 * be tagged either.
 */
export function nextStructureKey(document: PDF): number | undefined {
  const root = structureRootOf(document)
  if (!root) return undefined
  const keys = readParents(document, root).map(([key]) => numberOf(key))
  return Math.max(numberOf(root.get('ParentTreeNextKey')), ...keys.map((key) => key + 1), 0)
}

/** Appends elements to the tree, with the entries that lead from the pages to them. */
export function addToStructure(
  document: PDF,
  root: PdfDict,
  elements: readonly PdfObject[],
  parents: readonly TreeEntry[],
): void {
  root.set('K', PdfArray.of(...listOf(document, root.get('K')), ...elements))
  const all = [...readParents(document, root), ...parents]
  root.set('ParentTree', document.register(PdfDict.of({ Nums: PdfArray.of(...all.flat()) })))
  const lastKey = Math.max(...all.map(([key]) => numberOf(key)), -1)
  root.set('ParentTreeNextKey', PdfNumber.of(lastKey + 1))
}

/** Tells screen readers what an annotation is, where the document is tagged. */
export function describeAnnotation(
  document: PDF,
  annotation: { reference: PdfRef; dict: PdfDict; page: PdfRef; text: string },
): void {
  const root = structureRootOf(document)
  const rootReference = document.getCatalog().getRef('StructTreeRoot')
  const key = nextStructureKey(document)
  if (!root || !rootReference || key === undefined) return
  const name = (value: string) => PdfName.of(value)
  const element = document.register(
    PdfDict.of({
      Type: name('StructElem'),
      S: name('Annot'),
      P: rootReference,
      Pg: annotation.page,
      Alt: PdfString.fromString(annotation.text),
      K: PdfDict.of({ Type: name('OBJR'), Obj: annotation.reference, Pg: annotation.page }),
    }),
  )
  annotation.dict.set('StructParent', PdfNumber.of(key))
  addToStructure(document, root, [element], [[PdfNumber.of(key), element]])
}

export function readParents(document: PDF, root: PdfDict): TreeEntry[] {
  return readTree(document, root.get('ParentTree'), 'Nums')
}

export function readIdentifiers(document: PDF, root: PdfDict): TreeEntry[] {
  return readTree(document, root.get('IDTree'), 'Names')
}

export function resolveDict(document: PDF, value: PdfObject | undefined): PdfDict | undefined {
  const resolved = value && 'objectNumber' in value ? document.getObject(value) : value
  return resolved instanceof PdfDict ? resolved : undefined
}

/** An array's items; a single object stands for an array of one. */
export function listOf(document: PDF, value: PdfObject | undefined): PdfObject[] {
  const resolved = value && 'objectNumber' in value ? document.getObject(value) : value
  if (resolved instanceof PdfArray) return resolved.toArray()
  return value ? [value] : []
}

export function numberOf(value: PdfObject | undefined): number {
  return value instanceof PdfNumber ? value.value : 0
}

/** The entries of a tree, following its branches (ISO 32000-1, 7.9.6 and 7.9.7). */
function readTree(
  document: PDF,
  tree: PdfObject | undefined,
  leaf: 'Nums' | 'Names',
  depth = 0,
): TreeEntry[] {
  const node = resolveDict(document, tree)
  if (!node || depth > 32) return []
  const flat = listOf(document, node.get(leaf))
  const entries = Array.from({ length: flat.length >> 1 }, (_, index): TreeEntry => {
    return [flat[2 * index] as PdfObject, flat[2 * index + 1] as PdfObject]
  })
  const kids = listOf(document, node.get('Kids'))
  return [...entries, ...kids.flatMap((kid) => readTree(document, kid, leaf, depth + 1))]
}

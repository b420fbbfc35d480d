import { PdfArray, PdfDict, PdfNumber, PdfString } from '@libpdf/core'
import type { PDF } from '@libpdf/core'
import type { ObjectCopier, PdfObject } from './copy-objects.ts'

/**
 * The first free key of a document's parent tree (ISO 32000-1, 14.7.4.4); undefined when the
 * document carries no structure, and pages added to it cannot either.
 */
export function nextStructureKey(document: PDF): number | undefined {
  const root = structureRoot(document)
  if (!root) return undefined
  const keys = readTree(document, root, 'ParentTree', 'Nums').map(([key]) => numberOf(key))
  return Math.max(numberOf(root.get('ParentTreeNextKey')), ...keys.map((key) => key + 1), 0)
}

/**
 * Appends the structure tree of the appended pages, in the language of their document.
 *
 * @param keyOffset what was added to the structure keys of the appended pages.
 */
export function appendStructure(
  document: PDF,
  appendix: PDF,
  copier: ObjectCopier,
  keyOffset: number | undefined,
): void {
  const [root, added] = [structureRoot(document), structureRoot(appendix)]
  const rootReference = document.getCatalog().getRef('StructTreeRoot')
  const addedReference = appendix.getCatalog().getRef('StructTreeRoot')
  if (!root || !added || !rootReference || !addedReference || keyOffset === undefined) return
  copier.replace(addedReference, rootReference)

  const elements = listOf(appendix, added.get('K')).map((element) => copier.copy(element))
  for (const element of elements) setLanguage(document, element, appendix)
  root.set('K', PdfArray.of(...listOf(document, root.get('K')), ...elements))

  const parents: TreeEntry[] = [
    ...readTree(document, root, 'ParentTree', 'Nums'),
    ...readTree(appendix, added, 'ParentTree', 'Nums').map(([key, value]): TreeEntry => [
      PdfNumber.of(numberOf(key) + keyOffset),
      copier.copy(value),
    ]),
  ]
  root.set('ParentTree', document.register(PdfDict.of({ Nums: PdfArray.of(...parents.flat()) })))
  const lastKey = Math.max(...parents.map(([key]) => numberOf(key)), -1)
  root.set('ParentTreeNextKey', PdfNumber.of(lastKey + 1))
  mergeIdentifiers(document, appendix, { root, added, copier })
  mergeRoles(document, appendix, { root, added })
}

type TreeEntry = [key: PdfObject, value: PdfObject]

interface Roots {
  root: PdfDict
  added: PdfDict
}

function mergeIdentifiers(
  document: PDF,
  appendix: PDF,
  { root, added, copier }: Roots & { copier: ObjectCopier },
): void {
  const names = [
    ...readTree(document, root, 'IDTree', 'Names'),
    ...readTree(appendix, added, 'IDTree', 'Names').map(([, element]): TreeEntry => {
      const copy = copier.copy(element)
      return [resolveDict(document, copy)?.get('ID') ?? PdfString.fromString(''), copy]
    }),
  ].toSorted(([first], [second]) => Buffer.compare(bytesOf(first), bytesOf(second)))
  if (names.length === 0) return
  root.set('IDTree', document.register(PdfDict.of({ Names: PdfArray.of(...names.flat()) })))
}

function mergeRoles(document: PDF, appendix: PDF, { root, added }: Roots): void {
  const roles = new PdfDict(resolveDict(document, root.get('RoleMap')) ?? [])
  for (const [name, role] of resolveDict(appendix, added.get('RoleMap')) ?? []) {
    if (!roles.has(name)) roles.set(name, role)
  }
  if (roles.size > 0) root.set('RoleMap', roles)
}

function setLanguage(document: PDF, element: PdfObject, appendix: PDF): void {
  const language = appendix.getCatalog().get('Lang')
  const dict = resolveDict(document, element)
  if (dict && language && !dict.has('Lang')) dict.set('Lang', language)
}

/** The entries of a number tree or a name tree, its branches followed (ISO 32000-1, 7.9.6). */
function readTree(
  document: PDF,
  parent: PdfDict,
  name: 'ParentTree' | 'IDTree',
  leaf: 'Nums' | 'Names',
): TreeEntry[] {
  const readNode = (node: PdfDict | undefined, depth: number): TreeEntry[] => {
    if (!node || depth > 32) return []
    const flat = listOf(document, node.get(leaf))
    const entries = Array.from({ length: flat.length >> 1 }, (_, index): TreeEntry => {
      return [flat[2 * index] as PdfObject, flat[2 * index + 1] as PdfObject]
    })
    const kids = listOf(document, node.get('Kids'))
    return [...entries, ...kids.flatMap((kid) => readNode(resolveDict(document, kid), depth + 1))]
  }
  return readNode(resolveDict(document, parent.get(name)), 0)
}

function structureRoot(document: PDF): PdfDict | undefined {
  return resolveDict(document, document.getCatalog().get('StructTreeRoot'))
}

function resolveDict(document: PDF, value: PdfObject | undefined): PdfDict | undefined {
  const resolved = value && 'objectNumber' in value ? document.getObject(value) : value
  return resolved instanceof PdfDict ? resolved : undefined
}

/** An array's items; a single object stands for an array of one. */
function listOf(document: PDF, value: PdfObject | undefined): PdfObject[] {
  const resolved = value && 'objectNumber' in value ? document.getObject(value) : value
  if (resolved instanceof PdfArray) return resolved.toArray()
  return value ? [value] : []
}

function numberOf(value: PdfObject | undefined): number {
  return value instanceof PdfNumber ? value.value : 0
}

function bytesOf(value: PdfObject): Uint8Array {
  return value instanceof PdfString ? value.bytes : new Uint8Array()
}

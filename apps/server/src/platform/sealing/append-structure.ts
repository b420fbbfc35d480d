import { PdfArray, PdfDict, PdfNumber, PdfString } from '@libpdf/core'
import type { PDF } from '@libpdf/core'
import type { ObjectCopier, PdfObject } from './copy-objects.ts'
import {
  addToStructure,
  listOf,
  numberOf,
  readIdentifiers,
  readParents,
  resolveDict,
  structureRootOf,
} from './structure-tree.ts'
import type { TreeEntry } from './structure-tree.ts'

/**
 * Appends the structure tree of the appended pages, in the language of their document.
 *
 * @param keyOffset the offset added to the structure keys of the appended pages.
 */
export function appendStructure(
  document: PDF,
  appendix: PDF,
  copier: ObjectCopier,
  keyOffset: number | undefined,
): void {
  const [root, added] = [structureRootOf(document), structureRootOf(appendix)]
  const rootReference = document.getCatalog().getRef('StructTreeRoot')
  const addedReference = appendix.getCatalog().getRef('StructTreeRoot')
  if (!root || !added || !rootReference || !addedReference || keyOffset === undefined) return
  copier.replace(addedReference, rootReference)

  const elements = listOf(appendix, added.get('K')).map((element) => copier.copy(element))
  for (const element of elements) setLanguage(document, element, appendix)
  const parents = readParents(appendix, added).map(([key, value]): TreeEntry => [
    PdfNumber.of(numberOf(key) + keyOffset),
    copier.copy(value),
  ])
  addToStructure(document, root, elements, parents)
  mergeIdentifiers(document, appendix, { root, added, copier })
  mergeRoles(document, appendix, { root, added })
}

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
    ...readIdentifiers(document, root),
    ...readIdentifiers(appendix, added).map(([, element]): TreeEntry => {
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

function bytesOf(value: PdfObject): Uint8Array {
  return value instanceof PdfString ? value.bytes : new Uint8Array()
}

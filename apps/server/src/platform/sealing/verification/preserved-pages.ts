import { isDeepStrictEqual } from 'node:util'
import { catalogOf, dictionaryOf, listOf } from './pdf-file.ts'
import type { PdfFile } from './pdf-file.ts'
import { isReference } from './pdf-value.ts'
import type { PdfDictionary, PdfValue } from './pdf-value.ts'

/**
 * Whether a sealed file still shows the pages of the document it begins with: one update behind it,
 * that replaces nothing but what the seal must replace, and puts its pages after them.
 *
 * @param original the document on its own, whose bytes the sealed file begins with.
 */
export function preservesPages(sealed: PdfFile, original: PdfFile): boolean {
  return (
    sealed.revisions.length === original.revisions.length + 1 &&
    replacesOnlyFrame(sealed, original) &&
    keepsCatalog(sealed, original) &&
    keepsPageTree(sealed, original)
  )
}

/** The frame around the pages: catalog, page tree, metadata, bookmarks, root of the structure. */
function replacesOnlyFrame(sealed: PdfFile, original: PdfFile): boolean {
  const catalog = catalogOf(original)
  const bookmarks = dictionaryOf(original, catalog.get('Outlines'))
  const frame = [
    original.trailer.get('Root'),
    original.trailer.get('Info'),
    ...['Pages', 'Metadata', 'StructTreeRoot', 'Outlines'].map((key) => catalog.get(key)),
    bookmarks?.get('Last'),
  ]
  const allowed = new Set(frame.filter(isReference).map(({ object }) => object))
  const replaced = [...(sealed.revisions[0]?.places.keys() ?? [])].filter(
    (number) => (original.places.get(number)?.kind ?? 'free') !== 'free',
  )
  return replaced.every((number) => allowed.has(number))
}

/** Nothing that opens, hides or runs something; the entries a seal needs are the only new ones. */
function keepsCatalog(sealed: PdfFile, original: PdfFile): boolean {
  return isSameBut(catalogOf(sealed), catalogOf(original), [
    'AcroForm',
    'AF',
    'Names',
    'Outlines',
    'Perms',
  ])
}

function keepsPageTree(sealed: PdfFile, original: PdfFile): boolean {
  const [tree, before] = [sealed, original].map((file) =>
    dictionaryOf(file, catalogOf(file).get('Pages')),
  )
  if (!tree || !before || !isSameBut(tree, before, ['Kids', 'Count'])) return false
  const pages = listOf(original, before.get('Kids'))
  return isDeepStrictEqual(listOf(sealed, tree.get('Kids')).slice(0, pages.length), pages)
}

function isSameBut(after: PdfDictionary, before: PdfDictionary, keys: string[]): boolean {
  const rest = (dictionary: PdfDictionary) => {
    const kept = [...dictionary].filter(([key]) => !keys.includes(key))
    return new Map(kept.map(([key, value]) => [key, comparable(value)]))
  }
  return isDeepStrictEqual(rest(after), rest(before))
}

/** Without the places at which texts stand. */
function comparable(value: PdfValue): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, comparable(each)]))
  if (typeof value === 'object' && value !== null && 'bytes' in value) return [...value.bytes]
  return value
}

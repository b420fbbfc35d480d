import { isDeepStrictEqual } from 'node:util'
import type { SignerEvidence } from '../evidence.ts'
import { pagesOf } from './page-list.ts'
import type { PageEntry } from './page-list.ts'
import { catalogOf, dictionaryOf, listOf } from './pdf-file.ts'
import type { PdfFile } from './pdf-file.ts'
import { isReference, nameOf } from './pdf-value.ts'
import type { PdfDictionary, PdfValue } from './pdf-value.ts'
import { isSameBut } from './same-dictionary.ts'

type Placement = NonNullable<SignerEvidence['placement']>

/**
 * Whether a sealed file still shows the pages of the document it begins with: followed by one update that replaces
 * only what the seal must replace, appends its pages, and overlays the signatures of the evidence in their places,
 * and nothing else.
 *
 * @param original the document alone, whose bytes the sealed file begins with.
 */
export function preservesPages(
  sealed: PdfFile,
  original: PdfFile,
  placements: readonly Placement[],
): boolean {
  return (
    sealed.revisions.length === original.revisions.length + 1 &&
    replacesOnlyFrame(sealed, original) &&
    isSameBut(catalogOf(sealed), catalogOf(original), addedByTheSeal) &&
    keepsPages(sealed, original, placements)
  )
}

/** Nothing that opens, hides or runs something. */
const addedByTheSeal = ['AcroForm', 'AF', 'Names', 'Outlines', 'Perms']

/** The structure around the page content: catalog, page tree, metadata, bookmarks, structure root. */
function replacesOnlyFrame(sealed: PdfFile, original: PdfFile): boolean {
  const catalog = catalogOf(original)
  const bookmarks = dictionaryOf(original, catalog.get('Outlines'))
  const frame = [
    original.trailer.get('Root'),
    original.trailer.get('Info'),
    ...['Pages', 'Metadata', 'StructTreeRoot', 'Outlines'].map((key) => catalog.get(key)),
    bookmarks?.get('Last'),
  ]
  const allowed = new Set([
    ...frame.filter(isReference).map(({ object }) => object),
    ...pagesOf(original).map(({ object }) => object),
  ])
  const replaced = [...(sealed.revisions[0]?.places.keys() ?? [])].filter(
    (number) => (original.places.get(number)?.kind ?? 'free') !== 'free',
  )
  return replaced.every((number) => allowed.has(number))
}

function keepsPages(sealed: PdfFile, original: PdfFile, placements: readonly Placement[]): boolean {
  const [tree, treeBefore] = [sealed, original].map((file) =>
    dictionaryOf(file, catalogOf(file).get('Pages')),
  )
  const pages = pagesOf(sealed)
  return (
    tree !== undefined &&
    treeBefore !== undefined &&
    isSameBut(tree, treeBefore, ['Kids', 'Count']) &&
    pagesOf(original).every((before, index) => {
      const after = pages[index]
      const own = placements.filter(({ page }) => page === index + 1)
      return after !== undefined && keepsPage(sealed, after, before, own)
    })
  )
}

function keepsPage(
  sealed: PdfFile,
  after: PageEntry,
  before: PageEntry,
  placements: readonly Placement[],
): boolean {
  if (after.object !== before.object) return false
  const annotations = listOf(sealed, after.page.get('Annots'))
  // Whatever was listed is still listed: its objects were not replaced, so it resolves to the same.
  const listed = listOf(sealed, before.page.get('Annots'))
  const added = annotations.slice(listed.length)
  return (
    isSameBut(after.page, before.page, ['Annots']) &&
    isDeepStrictEqual(annotations.slice(0, listed.length), listed) &&
    added.length === placements.length &&
    placements.every((placement, index) =>
      isStampAt(sealed, added[index], placement, before.height ?? 0),
    )
  )
}

/** A stamp that only shows its picture in its place. */
function isStampAt(
  file: PdfFile,
  value: PdfValue | undefined,
  placement: Placement,
  pageHeight: number,
): boolean {
  const stamp = dictionaryOf(file, value)
  if (!stamp || nameOf(stamp.get('Subtype')) !== 'Stamp' || !hasOnly(stamp, stampKeys)) return false
  const bottom = pageHeight - placement.y - placement.height
  const place = [placement.x, bottom, placement.x + placement.width, bottom + placement.height]
  const edges = listOf(file, stamp.get('Rect'))
  return place.every((edge, index) => Math.abs(edge - Number(edges[index])) < 0.02)
}

function hasOnly(dictionary: PdfDictionary, keys: ReadonlySet<string>): boolean {
  return [...dictionary.keys()].every((key) => keys.has(key))
}

const stampKeys = new Set(['Type', 'Subtype', 'Rect', 'F', 'P', 'Contents', 'AP', 'StructParent'])

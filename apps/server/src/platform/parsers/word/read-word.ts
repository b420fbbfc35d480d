import { assembleDocument, type AssembledDocument } from '../outline/assemble-document.ts'
import { assembleOwn } from '../outline/assemble-own.ts'
import { createLossRecorder, type LossRecorder } from '../outline/losses.ts'
import type { ImportedDocument } from '../outline/imported-document.ts'
import type { FlowItem } from '../outline/flow.ts'
import { fileRefused } from '../parser-refusal.ts'
import { childOf, descendantOf, descendantsOf, textOf } from '../xml/xml-walk.ts'
import { createFieldTracker } from './fields.ts'
import { createImageCollector } from './images.ts'
import { createNotes } from './notes.ts'
import { createNumberCounter } from './number-counter.ts'
import { readNumbering } from './numbering.ts'
import { createCrossReferences } from './cross-references.ts'
import type { Declaration } from './declarations.ts'
import { refer } from './inline.ts'
import { linkCrossReferences } from './link-cross-references.ts'
import { createPlaceRecorder } from './places.ts'
import { readOwnFile } from './own-file.ts'
import { readBlocks } from './read-flow.ts'
import { readNote } from './read-note.ts'
import { readStyles } from './styles.ts'
import { openWordPackage, type WordPackage } from './word-package.ts'
import type { WordReader } from './word-reader.ts'

/** To fill in: beyond any form, each is a decision of a person. */
const MOST_PLACES = 500

/**
 * Reads a .docx in this very process: for parser processes and tests. Everyone else calls `importWord`.
 * @throws Refused with a `ParserRefusalCode`
 */
export function readWord(bytes: Uint8Array): ImportedDocument {
  const file = openWordPackage(bytes)
  const body = childOf(file.xml(file.mainPart), 'w:body')
  if (!body) throw fileRefused('FILE_UNREADABLE', undefined, 'word: no body')
  const own = readOwnFile(file)
  const losses = createLossRecorder()
  const images = createImageCollector(file)
  const items: FlowItem[] = []
  const position = () => items.length
  const places = createPlaceRecorder<Declaration>(MOST_PLACES)
  const references = createCrossReferences()
  const lists = readNumbering(file.related('numbering'))
  const reader: WordReader = {
    styles: readStyles(file.related('styles')),
    lists,
    counter: createNumberCounter(lists),
    relationships: file.relationships(file.mainPart),
    images,
    notes: createNotes({
      footnote: file.relatedPart('footnotes'),
      endnote: file.relatedPart('endnotes'),
    }),
    readNote,
    fields: createFieldTracker(
      (kind) => losses.add(kind, position()),
      places,
      (bookmark) => refer(bookmark, 'referencesAsText', reader),
    ),
    losses,
    places,
    references,
    items,
    position,
    isInContents: false,
    carried: [],
    tableDepth: 0,
    isInNote: false,
    isOwn: own !== undefined,
  }
  readBlocks(body, reader)
  // The header and the footer of our own files are written with each file.
  if (!own) noteWhatStandsOutside(file, losses)
  const assembled = own
    ? assembleOwn(items, own.numbering, losses)
    : assembleDocument(items, losses)
  const { document, found } = linkReferences(reader, assembled)
  const { language, titleAt } = assembled
  return {
    document,
    language,
    losses: losses.list(titleAt),
    images: images.all(),
    places: { found, unplaced: places.declared.length - found.length },
  }
}

/** The references that lead nowhere here are losses. */
function linkReferences(
  { items, losses, places, references }: WordReader,
  { document: read, language, partAt }: AssembledDocument,
) {
  const {
    document,
    places: found,
    linked,
  } = linkCrossReferences(read, {
    places: places.locatedIn(read),
    located: references.locatedIn(read),
    partOf(bookmark) {
      const at = references.positionOf(bookmark)
      return at === undefined ? undefined : partAt(titleFrom(at, items))
    },
    locale: language ?? 'fr',
  })
  for (const { reference } of references.declared)
    if (!linked.has(reference)) losses.add(reference.loss, reference.at)
  return { document, found }
}

/** A title that begins a page stands behind its break. */
function titleFrom(at: number, items: readonly FlowItem[]): number {
  const item = items[at]
  return item?.type === 'block' && item.node.type === 'page_break' ? at + 1 : at
}

/** Headers and footers are not part of a contract's text. */
function noteWhatStandsOutside(file: WordPackage, losses: LossRecorder): void {
  for (const { type, part } of file.relationships(file.mainPart).values()) {
    const isHeader = /\/(?:header|footer)$/.test(type)
    const root = isHeader && part !== undefined ? file.xml(part) : undefined
    if (!root) continue
    const text = [...descendantsOf(root, 'w:t')]
      .map(textOf)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const hasImage = descendantOf(root, 'pic:pic') ?? descendantOf(root, 'v:imagedata')
    if (!isPageNumber(text) || hasImage)
      losses.add('headersFootersDropped', undefined, text.slice(0, 80))
  }
}

/** Page numbers are not lost: ours are generated with the pages. */
function isPageNumber(text: string): boolean {
  return /^(?:p(?:age|ágina|\.)?|seite|sur|of|von|de|[\d\s/|–-])*$/i.test(text)
}

import { maxTableColumns } from '@tacite/document/attribute-rules.ts'
import type { RichTextBlock } from '@tacite/document/rich-text.ts'
import { fileRefused } from '../parser-refusal.ts'
import { isEmptyItem, type FlowItem } from '../outline/flow.ts'
import { blocksOf, emptyParagraph } from '../outline/group-lists.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, descendantOf, descendantsOf, elementsOf, textOf } from '../xml/xml-walk.ts'
import { chooseAlternate } from './alternate.ts'
import { controlDeclaration } from './declarations.ts'
import { flowOf, isHeading, readParagraph, type ReadParagraph } from './paragraph.ts'
import { valueOf } from './properties.ts'
import { hasMark } from './styles.ts'
import { buildTable, readTableGrid, type WordCell } from './table.ts'
import type { WordReader } from './word-reader.ts'

/** Far more than any contract; a larger document could not be edited section by section either. */
const MAX_ITEMS = 60_000
/** A one-cell table with this many paragraphs is a frame around the document. */
const FRAME_PARAGRAPHS = 8
const MAX_TABLE_DEPTH = 3

/** Reads block after block into `reader.items`. */
export function readBlocks(parent: XmlElement, reader: WordReader): void {
  for (const element of elementsOf(parent)) {
    ;(READERS[element.name] ?? ignore)(element, reader)
    if (reader.items.length > MAX_ITEMS) {
      throw fileRefused('FILE_TOO_COMPLEX', undefined, 'word: items')
    }
  }
}

const READERS: Record<string, (element: XmlElement, reader: WordReader) => void> = {
  'w:p': addParagraph,
  'w:tbl': addTable,
  'w:sdt': addControl,
  'w:customXml': readBlocks,
  'w:bookmarkStart': (element, reader) =>
    reader.references.mark(element.attributes['w:name'], reader.position()),
  'w:smartTag': readBlocks,
  'w:ins': readBlocks,
  'w:moveTo': readBlocks,
  'w:altChunk': (_, reader) => reader.losses.add('embeddedFilesDropped', reader.position()),
  'w:subDoc': (_, reader) => reader.losses.add('embeddedFilesDropped', reader.position()),
  'm:oMathPara': addFormula,
  'mc:AlternateContent': (element, reader) =>
    readBlocks(chooseAlternate(element) ?? element, reader),
}

function ignore(): void {
  // Section marks, deleted blocks: nothing visible.
}

function addParagraph(element: XmlElement, reader: WordReader): void {
  // A field that never ends would swallow the document: headings cannot be inside one.
  if (reader.fields.isInContents() && isHeading(element, reader)) reader.fields.reset()
  const isBefore = reader.fields.isInContents()
  const paragraph = readParagraph(element, reader)
  if (dropContents(paragraph, reader, isBefore)) return
  if (hasMark(childOf(element, 'w:pPr'), 'w:del')) {
    // The end of the paragraph is deleted: the rest of it joins the next one.
    for (const piece of paragraph.pieces) reader.carried.push(piece)
    return
  }
  const pieces = [...reader.carried.splice(0), ...paragraph.pieces]
  const items = flowOf({ ...paragraph, pieces }, reader)
  for (const item of items) reader.items.push(item)
  for (const piece of pieces) {
    if (piece.type === 'box') readBlocks(piece.content, reader)
  }
  if (startsPage(childOf(childOf(element, 'w:pPr'), 'w:sectPr'))) addPageBreak(reader)
}

/** Lines of the contents table: by their style, or inside its field. Recorded once per table. */
function dropContents(paragraph: ReadParagraph, reader: WordReader, isBefore: boolean): boolean {
  const { style } = paragraph
  const hasContent = paragraph.pieces.some(({ type }) => type !== 'emptyPlace')
  const isLine = style.role === 'contents' && hasContent
  if (isLine && !reader.isInContents && !isBefore && !reader.fields.isInContents()) {
    reader.losses.add('contentsDropped', reader.position())
  }
  const isDropped = style.role === 'contents'
  if (hasContent) reader.isInContents = isDropped
  return isDropped
}

function addTable(element: XmlElement, reader: WordReader): void {
  const grid = readTableGrid(element)
  const cells = grid.rows.flatMap((row) => row.cells)
  const [only] = cells
  const paragraphs = only ? [...elementsOf(only.element)].length : 0
  if (only && cells.length === 1 && paragraphs >= FRAME_PARAGRAPHS && !reader.isOwn) {
    reader.losses.add('tablesUnwrapped', reader.position())
    return readBlocks(only.element, reader)
  }
  if (grid.columns > maxTableColumns || reader.tableDepth >= MAX_TABLE_DEPTH) {
    reader.losses.add('tablesAsText', reader.position())
    for (const cell of cells) readBlocks(cell.element, reader)
    return
  }
  const node = buildTable(grid, (cell) => readCell(cell, reader))
  if (!node) return
  const continuesAtTwips = reader.isOwn ? tableIndent(element) : undefined
  reader.items.push({
    type: 'block',
    node,
    text: tableText(element),
    ...(continuesAtTwips && { continuesAtTwips }),
  })
}

function tableIndent(table: XmlElement): number {
  const indent = childOf(childOf(table, 'w:tblPr'), 'w:tblInd')
  return Number(indent?.attributes['w:w'] ?? 0) || 0
}

function readCell({ element, control }: WordCell, reader: WordReader): RichTextBlock[] {
  const inside = separate(reader)
  inside.tableDepth += 1
  const declaration = control && controlDeclaration(control)
  reader.places.enter(declaration && reader.places.declare(declaration))
  readBlocks(element, inside)
  reader.places.leave()
  const blocks = blocksOf(
    inside.items.filter((item) => !isEmptyItem(item)),
    inside.losses,
    { readsDashes: !reader.isOwn },
  )
  return blocks.length > 0 ? blocks : [emptyParagraph()]
}

/** Reads into a separate list; fields, counters and losses are shared with the document. */
function separate(reader: WordReader): WordReader {
  return { ...reader, items: [], carried: [], isInContents: false }
}

function addControl(element: XmlElement, reader: WordReader): void {
  const said = childOf(element, 'w:sdtPr')
  const gallery = said && descendantOf(said, 'w:docPartGallery')
  if (valueOf(gallery) === 'Table of Contents') {
    reader.losses.add('contentsDropped', reader.position())
    return
  }
  const content = childOf(element, 'w:sdtContent')
  if (!content) return
  const declaration = [...elementsOf(content)].length === 1 && controlDeclaration(element)
  reader.places.enter(declaration ? reader.places.declare(declaration) : undefined)
  readBlocks(content, reader)
  reader.places.leave()
}

function addFormula(element: XmlElement, reader: WordReader): void {
  const text = [...descendantsOf(element, 'm:t')].map(textOf).join(' ')
  reader.losses.add('formulasAsText', reader.position())
  reader.items.push(plainParagraph(text))
}

/** A layout section that starts on a new page. */
function startsPage(section: XmlElement | undefined): boolean {
  const type = valueOf(childOf(section, 'w:type')) ?? 'nextPage'
  return section !== undefined && type !== 'continuous'
}

function addPageBreak(reader: WordReader): void {
  reader.items.push({ type: 'block', node: { type: 'page_break' }, text: '' })
}

function plainParagraph(text: string): FlowItem {
  return {
    type: 'paragraph',
    inline: text ? [{ type: 'text', text }] : [],
    align: 'left',
    text,
    indentTwips: 0,
    look: {
      isBold: false,
      isItalic: false,
      isUnderlined: false,
      isCapitals: false,
      isCentred: false,
      sizePt: 11,
      leadChars: 0,
    },
  }
}

function tableText(table: XmlElement): string {
  return [...descendantsOf(table, 'w:t')].map(textOf).join(' ')
}

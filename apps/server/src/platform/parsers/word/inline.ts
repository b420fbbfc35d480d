import { isSafeHref } from '@tacite/document/attribute-rules.ts'
import { printableText } from '../outline/printable-text.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, descendantOf, descendantsOf, elementsOf, textOf } from '../xml/xml-walk.ts'
import { bookmarkIn, type CrossReference } from './cross-references.ts'
import { controlDeclaration, fieldDeclaration } from './declarations.ts'
import { noteField } from './fields.ts'
import { chooseAlternate } from './alternate.ts'
import { readDrawing } from './drawing.ts'
import type { NoteKind } from './notes.ts'
import { placeOf } from './paragraph-places.ts'
import type { Piece } from './pieces.ts'
import { inherit, isOn, readRunProperties, type RunProperties } from './properties.ts'
import { symbolOf } from './symbols.ts'
import type { WordReader } from './word-reader.ts'

/** Our position inside a paragraph. */
interface Place {
  reader: WordReader
  /** The look given by the paragraph's style. */
  base: RunProperties
  run: RunProperties
  href: string | undefined
  pieces: Piece[]
}

/** Everything visible in a paragraph, in order; what is hidden or cannot be kept is recorded. */
export function readInline(
  paragraph: XmlElement,
  base: RunProperties,
  reader: WordReader,
): Piece[] {
  const place: Place = { reader, base, run: base, href: undefined, pieces: [] }
  readChildren(paragraph, place)
  return place.pieces
}

function readChildren(element: XmlElement, place: Place): void {
  for (const child of elementsOf(element)) (READERS[child.name] ?? readChildren)(child, place)
}

type InlineReader = (element: XmlElement, place: Place) => void

const READERS: Record<string, InlineReader> = {
  'w:pPr': ignore,
  'w:rPr': ignore,
  'w:sdtPr': ignore,
  'w:del': (_, place) => note(place, 'deletionsDropped'),
  'w:moveFrom': ignore,
  'w:ins': (element, place) => {
    note(place, 'insertionsAccepted')
    readChildren(element, place)
  },
  'w:moveTo': (element, place) => {
    note(place, 'movesAccepted')
    readChildren(element, place)
  },
  'w:bookmarkStart': (element, { reader }) =>
    reader.references.mark(element.attributes['w:name'], reader.position()),
  'w:r': readRun,
  'w:sdt': readControl,
  'w:hyperlink': readHyperlink,
  'w:fldSimple': readSimpleField,
  'w:t': (element, place) => addText(place, textOf(element)),
  // A signature line is often drawn as an underlined tab.
  'w:tab': (_, place) =>
    addText(place, place.run.underline && !place.reader.isOwn ? '________' : '\t'),
  'w:ptab': (_, place) => addText(place, '\t'),
  'w:noBreakHyphen': (_, place) => addText(place, '\u2011'),
  'w:softHyphen': ignore,
  'w:cr': (_, place) => addPiece(place, { type: 'lineBreak' }),
  'w:br': readBreak,
  'w:sym': readSymbol,
  'w:fldChar': readFieldCharacter,
  'w:instrText': (element, place) => place.reader.fields.addInstruction(textOf(element)),
  'w:delText': ignore,
  'w:delInstrText': ignore,
  'w:footnoteReference': (element, place) => takeNote(element, place, 'footnote'),
  'w:endnoteReference': (element, place) => takeNote(element, place, 'endnote'),
  'w:commentReference': (_, place) => note(place, 'commentsDropped'),
  'w:annotationRef': ignore,
  'w:drawing': readGraphic,
  'w:pict': readGraphic,
  'w:object': (element, place) => {
    note(place, 'embeddedFilesDropped')
    readGraphic(element, place)
  },
  'w:ruby': (element, place) => readChildren(childOf(element, 'w:rubyBase') ?? element, place),
  'm:oMath': readFormula,
  'm:oMathPara': readFormula,
  'mc:AlternateContent': readAlternate,
}

function ignore(): void {
  // Invisible to a reader of the page.
}

function readRun(element: XmlElement, place: Place): void {
  const direct = readRunProperties(childOf(element, 'w:rPr'))
  const run = inherit(place.base, place.reader.styles.character(direct.styleId), direct)
  if (run.hidden) {
    if (descendantOf(element, 'w:t')) note(place, 'hiddenTextDropped')
    return
  }
  // Colour applied by hand; a style's own colour belongs to the look of a title.
  if (direct.highlighted) note(place, 'highlightsDropped')
  if (direct.coloured && !place.href) note(place, 'coloursDropped')
  readChildren(element, { ...place, run })
}

/** Its content is read like any other; that somebody is to fill it in is noted beside it. */
function readControl(element: XmlElement, place: Place): void {
  const declaration = controlDeclaration(element)
  const id = declaration && place.reader.places.declare(declaration)
  const from = place.pieces.length
  place.reader.places.enter(id)
  readChildren(element, place)
  place.reader.places.leave()
  noteEmpty(id, from, place)
}

/** A declared place without any text of its own. */
function noteEmpty(id: number | undefined, from: number, place: Place): void {
  if (id === undefined || place.pieces.slice(from).some((piece) => placeOf(piece) === id)) return
  addPiece(place, { type: 'emptyPlace', place: id })
}

function readHyperlink(element: XmlElement, place: Place): void {
  const id = element.attributes['r:id']
  const address = id === undefined ? undefined : place.reader.relationships.get(id)?.address
  const anchor = element.attributes['w:anchor']
  const reference =
    address === undefined && anchor !== undefined
      ? refer(anchor, 'linksInternal', place.reader)
      : undefined
  if (address === undefined && reference === undefined) note(place, 'linksInternal')
  place.reader.references.enter(reference)
  readChildren(element, { ...place, href: safeHref(address, place) ?? place.href })
  place.reader.references.leave()
}

/** Notes a reference, unless it is in a contents table, which is dropped. */
export function refer(
  bookmark: string,
  loss: CrossReference['loss'],
  { references, position, fields }: Pick<WordReader, 'references' | 'position' | 'fields'>,
): number | undefined {
  if (fields.isInContents()) return undefined
  return references.declare({ reference: { bookmark, at: position(), loss } })
}

/** Only web and mail addresses; any other link keeps its words and loses its address. */
function safeHref(address: string | undefined, place: Place): string | undefined {
  if (address === undefined) return undefined
  if (isSafeHref(address)) return address
  note(place, 'linksUnsafe')
  return undefined
}

function readSimpleField(element: XmlElement, place: Place): void {
  const instruction = element.attributes['w:instr'] ?? ''
  const bookmark = bookmarkIn(instruction)
  const reference =
    bookmark === undefined ? undefined : refer(bookmark, 'referencesAsText', place.reader)
  if (reference === undefined) noteField(instruction, (kind) => note(place, kind))
  place.reader.references.enter(reference)
  const declaration = fieldDeclaration(instruction, undefined)
  const id = declaration && place.reader.places.declare(declaration)
  const from = place.pieces.length
  place.reader.places.enter(id)
  readChildren(element, place)
  place.reader.places.leave()
  place.reader.references.leave()
  noteEmpty(id, from, place)
}

function readFieldCharacter(element: XmlElement, place: Place): void {
  const { fields } = place.reader
  switch (element.attributes['w:fldCharType']) {
    case 'begin': {
      const tick = tickOf(element)
      if (tick) addTick(tick, element, place)
      return fields.begin(childOf(element, 'w:ffData'))
    }
    case 'separate':
      fields.separate()
      safeHref(fields.href(), place) // Records an unsafe address once, where its text begins.
      return
    case 'end':
      noteEmpty(fields.end(), 0, place)
      return
    default:
  }
}

function addTick(tick: string, begin: XmlElement, place: Place): void {
  const declaration = fieldDeclaration('FORMCHECKBOX', childOf(begin, 'w:ffData'))
  place.reader.places.enter(declaration && place.reader.places.declare(declaration))
  addText(place, tick)
  place.reader.places.leave()
}

/** The state of a legacy checkbox, which has no result of its own. */
function tickOf(begin: XmlElement): string | undefined {
  const box = descendantOf(begin, 'w:checkBox')
  if (!box) return undefined
  const state = childOf(box, 'w:checked') ?? childOf(box, 'w:default')
  return state && isOn(state) ? '☒' : '☐'
}

function readBreak(element: XmlElement, place: Place): void {
  const type = element.attributes['w:type']
  if (type === 'page') addPiece(place, { type: 'pageBreak' })
  else if (type !== 'column') addPiece(place, { type: 'lineBreak' })
}

function readSymbol(element: XmlElement, place: Place): void {
  const symbol = symbolOf(element.attributes['w:font'], element.attributes['w:char'])
  if (!symbol) note(place, 'symbolsReplaced')
  addText(place, symbol ?? '□')
}

/** A note in a note has no place of its own. */
function takeNote(element: XmlElement, place: Place, kind: NoteKind): void {
  const { reader } = place
  if (!reader.fields.isShown()) return
  if (reader.isInNote) return note(place, 'notesFlattened')
  const unread = reader.notes.take(kind, element.attributes['w:id'] ?? '')
  if (!unread) return note(place, 'notesMissing')
  addPiece(place, { type: 'note', node: reader.readNote(unread, reader) })
}

function readGraphic(element: XmlElement, place: Place): void {
  for (const piece of readDrawing(element, place.reader)) addPiece(place, piece)
}

function readFormula(element: XmlElement, place: Place): void {
  note(place, 'formulasAsText')
  addText(place, [...descendantsOf(element, 'm:t')].map(textOf).join(' '))
}

/** Of two alternatives, the first is the richer; the second is for old programs. */
function readAlternate(element: XmlElement, place: Place): void {
  const chosen = chooseAlternate(element)
  if (chosen) readChildren(chosen, place)
}

function addText(place: Place, text: string): void {
  if (text === '' || !place.reader.fields.isShown()) return
  const { run, reader } = place
  const fieldHref = reader.fields.href()
  const href = place.href ?? (isSafeHref(fieldHref) ? fieldHref : undefined)
  const id = reader.fields.place() ?? reader.places.current()
  const reference = reader.fields.reference() ?? reader.references.current()
  place.pieces.push({
    type: 'text',
    text: printable(text, place),
    run,
    ...(href && { href }),
    ...(id !== undefined && { place: id }),
    ...(reference !== undefined && { reference }),
  })
}

function addPiece(place: Place, piece: Piece): void {
  if (place.reader.fields.isShown()) place.pieces.push(piece)
}

/** Line breaks inside a text element are spaces to Word. */
function printable(text: string, place: Place): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ')
  const clean = printableText(line)
  if (clean !== line) note(place, 'charactersReplaced')
  return clean
}

function note(place: Place, kind: Parameters<WordReader['losses']['add']>[0]): void {
  const { losses, position, fields } = place.reader
  if (!fields.isInContents()) losses.add(kind, position())
}

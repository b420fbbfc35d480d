import type { LetterheadLoss } from '../../word/letterhead.ts'
import { characters, element, type Xml } from '../../word/xml.ts'
import { chooseAlternate } from '../word/alternate.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, descendantOf, descendantsOf, elementsOf, textOf } from '../xml/xml-walk.ts'

/** What is known where a piece of a letterhead is kept. */
export interface Keeper {
  /** The id under which an image of the file is kept; undefined: it is none that can be. */
  embed(relationshipId: string): string | undefined
  /** The faces that the theme of the file stands for. */
  faces: { major: string | undefined; minor: string | undefined }
  lose(loss: LetterheadLoss): void
}

/**
 * An element of a letterhead written anew from what is known: everything else in it is left out, so that nothing in
 * our files refers to anything outside them or does anything when they are opened.
 */
export function keptXml(from: XmlElement, keeper: Keeper): Xml {
  const { name } = from
  if (name === 'mc:AlternateContent') {
    const chosen = chooseAlternate(from)
    return chosen ? keptContent(chosen, keeper) : ''
  }
  if (name === 'w:fldSimple') return keptField(from, keeper)
  if (WRAPPERS.has(name)) {
    if (name === 'w:hyperlink') keeper.lose('links')
    return keptContent(name === 'w:sdt' ? (childOf(from, 'w:sdtContent') ?? from) : from, keeper)
  }
  const loss = DROPPED[name]
  if (loss) {
    keeper.lose(loss)
    return ''
  }
  if (SILENT.has(name) || name.endsWith('Change') || !/^(?:w|wp|a|pic):/.test(name)) return ''
  if (name === 'w:drawing') return keptDrawing(from, keeper)
  if (name === 'w:instrText') return keptInstruction(from, keeper)
  return element(name, keptAttributes(from, keeper), keptContent(from, keeper))
}

/** What stands inside an element, kept likewise. */
export function keptContent(from: XmlElement, keeper: Keeper): Xml {
  if (TEXTS.has(from.name)) return characters(textOf(from))
  return [...elementsOf(from)].map((child) => keptXml(child, keeper)).join('')
}

/** Elements whose text is meant: words, and where a drawing stands. */
const TEXTS = new Set(['w:t', 'wp:posOffset', 'wp:align'])

const WRAPPERS = new Set(['w:sdt', 'w:hyperlink', 'w:smartTag', 'w:customXml', 'w:ins', 'w:moveTo'])

const DROPPED: Record<string, LetterheadLoss> = {
  'w:object': 'objects',
  'w:altChunk': 'objects',
  'w:subDoc': 'objects',
  'w:control': 'objects',
  'w:pict': 'drawings',
}

/** Nobody sees them in a letterhead, or they are ours to say: numbers, and the language of the text. */
const SILENT = new Set([
  'w:del',
  'w:moveFrom',
  'w:numPr',
  'w:lang',
  'w:sectPr',
  'w:sdtPr',
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:proofErr',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:commentReference',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:lastRenderedPageBreak',
  'w:ffData',
  'a:hlinkClick',
  'a:hlinkHover',
  'a:extLst',
])

/** Fields that Word computes from the file alone, and their formats; Word cuts an instruction anywhere. */
const SAFE_FIELDS =
  /^\s*(?:(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION|TITLE|DATE|STYLEREF)\b[^\\]*)?(?:\\[@*]\s*(?:"[^"]*"|[^\s\\]+)\s*)*$/i

/** A field in one element, in Word's longer way to say it; of any other only what it last showed. */
function keptField(from: XmlElement, keeper: Keeper): Xml {
  const content = keptContent(from, keeper)
  const instruction = from.attributes['w:instr'] ?? ''
  if (!SAFE_FIELDS.test(instruction)) {
    keeper.lose('fields')
    return content
  }
  const mark = (type: string) => element('w:r', {}, element('w:fldChar', { 'w:fldCharType': type }))
  const said = element('w:instrText', { 'xml:space': 'preserve' }, characters(instruction))
  return [mark('begin'), element('w:r', {}, said), mark('separate'), content, mark('end')].join('')
}

function keptInstruction(from: XmlElement, { lose }: Keeper): Xml {
  const instruction = textOf(from)
  if (!SAFE_FIELDS.test(instruction)) {
    lose('fields')
    return ''
  }
  return element('w:instrText', { 'xml:space': 'preserve' }, characters(instruction))
}

/** A picture of the file itself; shapes and text boxes are not taken. */
function keptDrawing(from: XmlElement, keeper: Keeper): Xml {
  const blips = [...descendantsOf(from, 'a:blip')]
  const isPicture = descendantOf(from, 'pic:pic') !== undefined && blips.length === 1
  const id = blips[0]?.attributes['r:embed']
  if (!isPicture || id === undefined || keeper.embed(id) === undefined) {
    keeper.lose('drawings')
    return ''
  }
  return element('w:drawing', {}, keptContent(from, keeper))
}

function keptAttributes({ name, attributes }: XmlElement, keeper: Keeper): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'r:embed') {
      const id = keeper.embed(value)
      if (id !== undefined) kept[key] = id
    } else if (/^(?:w|xml):|^[A-Za-z]+$/.test(key) && !/theme|^w:rsid/i.test(key)) kept[key] = value
  }
  return name === 'w:rFonts' ? { ...kept, ...themeFaces(attributes, keeper) } : kept
}

function themeFaces(
  attributes: XmlElement['attributes'],
  { faces }: Keeper,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const side of ['ascii', 'hAnsi']) {
    const theme = attributes[`w:${side}Theme`]
    const face = theme?.startsWith('major') ? faces.major : theme ? faces.minor : undefined
    if (face) found[`w:${side}`] = face
  }
  return found
}

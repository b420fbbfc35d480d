import { canPrint } from '../../../pdf/printable-characters.ts'
import type { PaperPiece, PaperPlacedImage, PaperWords } from '../../../pdf/pdf-paper.ts'
import { inherit, valueOf } from '../../word/properties.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import { childOf, descendantsOf, elementsOf, textOf } from '../../xml/xml-walk.ts'
import type { PartReader } from './paper-reader.ts'
import { readDrawing } from './paper-drawing.ts'
import { bounded } from './measures.ts'
import { readRunLook, type RunLook } from './read-look.ts'

interface ReadPieces {
  /** Each cut where a tab stands. */
  lines: PaperPiece[][][]
  placed: PaperPlacedImage[]
}

/** What the runs of a paragraph show, field by field. */
export function readPieces(
  paragraph: XmlElement,
  inherited: RunLook,
  reader: PartReader,
): ReadPieces {
  const lines: PaperPiece[][][] = [[[]]]
  const placed: PaperPlacedImage[] = []
  const fields = createFields(reader)

  function add(piece: PaperPiece): void {
    if (reader.budget.pieces <= 0) return reader.lose('length')
    reader.budget.pieces -= 1
    lines.at(-1)?.at(-1)?.push(piece)
  }

  function read(child: XmlElement, look: RunLook): void {
    const say = (type: PaperWords['type'], text: string) => add(words(type, text, look, reader))
    switch (child.name) {
      case 'w:fldChar':
        return fields.mark(child, say)
      case 'w:instrText':
        return fields.instruct(textOf(child))
      case 'w:t':
        return fields.isHidden() ? undefined : say('text', textOf(child))
      case 'w:noBreakHyphen':
        return say('text', '\u2011')
      case 'w:tab':
        return void lines.at(-1)?.push([])
      case 'w:br':
      case 'w:cr':
        return void lines.push([[]])
      case 'w:sym':
        return reader.lose('signs')
      case 'w:drawing': {
        const drawn = readDrawing(child, reader)
        if (!drawn) return
        // A cell is a frame of its own: what stands by a paragraph of it stays in its line.
        const isPlaced = 'from' in drawn && (drawn.from === 'page' || !reader.depth)
        if (isPlaced) placed.push(drawn)
        else add({ type: 'image', name: drawn.name, width: drawn.width, height: drawn.height })
      }
    }
  }

  for (const run of descendantsOf(paragraph, 'w:r')) {
    const properties = childOf(run, 'w:rPr')
    const style = reader.looks.ofRun(valueOf(childOf(properties, 'w:rStyle')))
    const look = inherit<RunLook>(inherited, style, readRunLook(properties))
    if (!look.hidden) for (const child of elementsOf(run)) read(child, look)
  }
  return { lines: lines.slice(0, MOST_LINES), placed: placed.slice(0, MOST_PLACED) }
}

const MOST_LINES = 60
const MOST_PLACED = 20
const MOST_CHARACTERS = 2000

function words(
  type: PaperWords['type'],
  text: string,
  look: RunLook,
  { faces, lose }: PartReader,
): PaperWords {
  const printed = Array.from(text.slice(0, MOST_CHARACTERS)).filter(canPrint).join('')
  if (printed.length < text.length) lose(text.length > MOST_CHARACTERS ? 'length' : 'signs')
  return {
    type,
    text: look.capitals ? printed.toUpperCase() : printed,
    face: faces.of(look.face),
    size: bounded(look.sizePt ?? 11, 1, 72),
    colour: look.colour ?? '#000000',
    isBold: look.bold ?? false,
    isItalic: look.italic ?? false,
    isUnderlined: look.underline ?? false,
    isStruck: look.strike ?? false,
    raised: look.raised ?? 'none',
  }
}

/** Word's fields: an instruction, then what it last showed, which is old. */
function createFields({ lose }: PartReader) {
  const open: { instruction: string; isSeparate: boolean }[] = []
  return {
    mark(mark: XmlElement, say: (type: PaperWords['type'], text: string) => void): void {
      const kind = mark.attributes['w:fldCharType']
      const field = open.at(-1)
      if (kind === 'begin') open.push({ instruction: '', isSeparate: false })
      if (kind === 'separate' && field) field.isSeparate = true
      if (kind !== 'end' || !field) return
      open.pop()
      const shown = SHOWN[/^\s*(\w+)/.exec(field.instruction)?.[1]?.toUpperCase() ?? '']
      if (shown) say(shown, '')
      // Without its instruction it was left out of the Word file as well, where that is said.
      else if (field.instruction.trim() !== '') lose('fields')
    },
    instruct(text: string): void {
      const field = open.at(-1)
      if (field && !field.isSeparate) field.instruction += text
    },
    isHidden: () => open.length > 0,
  }
}

const SHOWN: Record<string, PaperWords['type']> = {
  PAGE: 'page',
  NUMPAGES: 'pages',
  SECTIONPAGES: 'pages',
  TITLE: 'title',
}

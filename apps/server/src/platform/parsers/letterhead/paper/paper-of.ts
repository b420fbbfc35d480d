import type {
  PaperBlock,
  PaperLoss,
  PaperPage,
  PaperPlace,
  PaperSides,
  PaperText,
  PdfPaper,
  ReplacedFace,
} from '../../../pdf/pdf-paper.ts'
import type { Letterhead } from '../../../word/letterhead.ts'
import { elementOf, letterheadLooks, type Look } from './letterhead-looks.ts'
import { bounded, contrastWithWhite } from './measures.ts'
import { blocksOf, MOST_PIECES } from './paper-blocks.ts'
import type { PaperReader } from './paper-reader.ts'
import { paperFaces, type PaperFaces } from './paper-faces.ts'

export interface ReadPaper {
  paper: PdfPaper
  /** What the PDF lacks of it, and what the Word file has. */
  losses: ReadonlySet<PaperLoss>
  faces: ReplacedFace[]
}

/**
 * What is kept of a letterhead as the pages of a PDF: its heads and feet with their images, its page, and the faces,
 * sizes and colours of text and titles.
 *
 * @param families what the file says of its faces, by their names
 * @example paperOf(letterhead, new Map()).faces // [{ face: 'Garamond', by: 'Source Serif 4' }]
 */
export function paperOf(
  letterhead: Omit<Letterhead, 'paper'>,
  families: ReadonlyMap<string, string>,
): ReadPaper {
  const looks = letterheadLooks(letterhead)
  const faces = paperFaces(families)
  const losses = new Set<PaperLoss>()
  const page = pageOf(letterhead.page)
  const usual = looks.ofParagraph(undefined)
  const text = textOf(usual, faces, 11)
  const heading = (level: number, size: number) => {
    const named = looks.named(`heading ${level}`)
    return named ? textOf(named, faces, size) : { ...text, size, isBold: true }
  }
  const headings = [heading(1, 14), heading(2, 12), heading(3, 11)] as const
  const title = looks.named('title')
  const reader: PaperReader = {
    looks,
    faces,
    page,
    lose: (loss) => void losses.add(loss),
  }
  return {
    paper: {
      page,
      heads: sidesOf(letterhead, 'header', reader),
      feet: sidesOf(letterhead, 'footer', reader),
      countsPages: letterhead.parts.some(({ countsPages }) => countsPages),
      text,
      title: title ? textOf(title, faces, 24) : { ...text, size: 24, isBold: true },
      headings,
      accent: accentOf([headings[0], headings[1], text]),
    },
    losses,
    faces: faces.replaced(),
  }
}

function sidesOf(
  { parts }: Pick<Letterhead, 'parts'>,
  kind: 'header' | 'footer',
  reader: PaperReader,
): PaperSides {
  const on = (place: PaperPlace): PaperBlock[] => {
    const part = parts.find((one) => one.kind === kind && one.on === place)
    if (!part) return []
    const images = new Map(part.images.map(({ id, name }) => [id, name]))
    return blocksOf(elementOf('w:hdr', part.content), {
      ...reader,
      images,
      budget: { pieces: MOST_PIECES },
    })
  }
  return { default: on('default'), first: on('first'), even: on('even') }
}

/** The least height that is left to the text, of whatever the letterhead asks for. */
const LEAST_BODY = 200

function pageOf(page: Letterhead['page']): PaperPage {
  const { isFirstApart, areEvenApart, ...twips } = page
  const inPoints = (length: number, least: number, most: number) =>
    Math.round(bounded(length / 20, least, most) * 100) / 100
  const width = inPoints(twips.width, 200, 1600)
  const height = inPoints(twips.height, 300, 1600)
  const room = (height - LEAST_BODY) / 2
  const side = (width - 150) / 2
  return {
    width,
    height,
    top: inPoints(twips.top, 0, room),
    bottom: inPoints(twips.bottom, 0, room),
    left: inPoints(twips.left, 0, side),
    right: inPoints(twips.right, 0, side),
    header: inPoints(twips.header, 0, room),
    footer: inPoints(twips.footer, 0, room),
    isFirstApart,
    areEvenApart,
  }
}

const INK = '#1c2326'

function textOf({ run }: Look, faces: PaperFaces, size: number): PaperText {
  return {
    face: faces.of(run.face),
    size: bounded(run.sizePt ?? size, 6, 40),
    colour: run.colour ?? INK,
    isBold: run.bold ?? false,
    isItalic: run.italic ?? false,
  }
}

/** The first colour that is no grey and can be read in small characters; the ink otherwise. */
function accentOf(texts: readonly PaperText[]): string {
  const colours = texts.map(({ colour }) => colour)
  return colours.find((one) => !isGrey(one) && contrastWithWhite(one) >= 4.5) ?? INK
}

function isGrey(colour: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return Math.max(...parts) - Math.min(...parts) < 24
}

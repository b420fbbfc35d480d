/**
 * A company's letterhead as the pages of a PDF are set on it. Lengths are in points, colours `#rrggbb`; `paper.typ`
 * walks it. Everything in it is bounded where it is made: what comes from a stranger's file cannot make a page endless.
 */
export interface PdfPaper {
  page: PaperPage
  heads: PaperSides
  feet: PaperSides
  /** Whether a head or a foot already shows the number of the page. */
  countsPages: boolean
  text: PaperText
  title: PaperText
  headings: readonly [PaperText, PaperText, PaperText]
  /** Of numbers, bullets and small titles. */
  accent: string
}

export interface PaperPage {
  width: number
  height: number
  top: number
  right: number
  bottom: number
  left: number
  /** From the edge of the page to its head and to its foot. */
  header: number
  footer: number
  isFirstApart: boolean
  areEvenApart: boolean
}

export type PaperPlace = 'default' | 'first' | 'even'
export type PaperSides = Record<PaperPlace, PaperBlock[]>

/** The families that every PDF is set in. */
export type PaperFace = 'serif' | 'sans' | 'mono'

export interface PaperText {
  face: PaperFace
  size: number
  colour: string
  isBold: boolean
  isItalic: boolean
}

export type PaperBlock = PaperParagraph | PaperTable

export interface PaperParagraph {
  type: 'paragraph'
  align: 'left' | 'center' | 'right' | 'justify'
  before: number
  after: number
  /** Added between two lines, in ems. */
  leading: number
  left: number
  right: number
  /** Of an empty line. */
  size: number
  stops: PaperStop[]
  top: PaperRule | null
  bottom: PaperRule | null
  /** Each cut where a tab stands. */
  lines: PaperPiece[][][]
  /** Images out of the line. */
  placed: PaperPlacedImage[]
}

export interface PaperStop {
  at: number
  kind: 'left' | 'center' | 'right'
}

export interface PaperRule {
  width: number
  colour: string
}

export type PaperPiece = PaperWords | PaperImage

export interface PaperWords extends PaperText {
  type: 'text' | 'page' | 'pages' | 'title'
  text: string
  isUnderlined: boolean
  isStruck: boolean
  raised: 'superscript' | 'subscript' | 'none'
}

export interface PaperImage {
  type: 'image'
  name: string
  width: number
  height: number
}

export interface PaperPlacedImage extends Omit<PaperImage, 'type'> {
  /** From the left edge of the page. */
  x: number
  /** From the top edge of the page, or of its paragraph. */
  y: number
  from: 'page' | 'paragraph'
  /** Text stands on it; otherwise the text of the page begins below it. */
  isBehind: boolean
}

export interface PaperTable {
  type: 'table'
  columns: number[]
  align: 'left' | 'center' | 'right'
  rows: PaperCell[][]
}

export interface PaperCell {
  /** Columns; those of a row add up to the columns of its table. */
  span: number
  fill: string | null
  vertical: 'top' | 'horizon' | 'bottom'
  sides: Record<'top' | 'right' | 'bottom' | 'left', PaperRule | null>
  content: PaperBlock[]
}

/** What the PDF lacks of a letterhead, besides, in the order in which it is said. */
export const PAPER_LOSSES = ['fields', 'signs', 'images', 'length', 'height'] as const
export type PaperLoss = (typeof PAPER_LOSSES)[number]

/** A face that we do not ship, and the one that the PDF is set in instead. */
export interface ReplacedFace {
  face: string
  by: string
}

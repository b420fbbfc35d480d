import type { PaperLoss, PdfPaper, ReplacedFace } from '../pdf/pdf-paper.ts'
import type { Xml } from './xml.ts'

/** What is taken of a company's letterhead (.docx): nothing in it refers to anything outside the file. */
export interface Letterhead {
  /** The properties that every run and paragraph starts from. */
  defaults: { run: Xml; paragraph: Xml }
  styles: LetterheadStyle[]
  parts: LetterheadPart[]
  page: LetterheadPage
  /** Base64, by the name that the parts refer to. */
  images: Record<string, string>
  /** The same for the pages of a PDF. */
  paper: PdfPaper
}

export interface LetterheadStyle {
  type: 'paragraph' | 'character' | 'table'
  id: string
  /** The built-in name, the same in every language: `heading 1`. */
  name: string
  isDefault: boolean
  basedOn?: string
  next?: string
  /** Of the paragraph, before and after the place of its number. */
  paragraph: readonly [before: Xml, after: Xml]
  run: Xml
  table: Xml
}

export interface LetterheadPart {
  kind: 'header' | 'footer'
  on: 'default' | 'first' | 'even'
  content: Xml
  /** The ids in its content, with the names of the images. */
  images: readonly { id: string; name: string }[]
  countsPages: boolean
}

/** In twentieths of a point. */
export interface LetterheadPage {
  width: number
  height: number
  top: number
  right: number
  bottom: number
  left: number
  header: number
  footer: number
  /** Its first page has a head and a foot of its own. */
  isFirstApart: boolean
  areEvenApart: boolean
}

/** What of a letterhead cannot be taken, in the order in which it is said. */
export const LETTERHEAD_LOSSES = ['text', 'drawings', 'objects', 'links', 'fields'] as const
export type LetterheadLoss = (typeof LETTERHEAD_LOSSES)[number]

/** What an administrator is told of a letterhead. */
export interface LetterheadSummary {
  styles: number
  headers: number
  footers: number
  images: number
  losses: LetterheadLoss[]
  paperLosses: PaperLoss[]
  replacedFaces: ReplacedFace[]
}

import type { Locale } from '@tacite/domain/locale.ts'
import { readTemplate, readTemplates } from './read-template.ts'
import { renderTypst } from './render-typst.ts'

/** A letter, each text in its lines. Nothing of it is ever markup. */
export interface LetterPdf {
  locale: Locale
  sender: readonly string[]
  recipient: readonly string[]
  /** « Lettre recommandée avec avis de réception » */
  mention: string
  /** Where and when it is written. */
  made: string
  /** Of the file. */
  title: string
  subject: string
  /** Each in its lines. */
  paragraphs: readonly (readonly string[])[]
  signatory: readonly string[]
}

/**
 * A letter as PDF/A-2a, with the address of its recipient where a window envelope shows it. The same letter at the same
 * moment has the same bytes.
 *
 * @throws PdfRenderError when Typst fails, takes longer than a minute or dies.
 */
export function renderLetterPdf(letter: LetterPdf, at: Date): Promise<Uint8Array> {
  const createdAtSeconds = Math.floor(at.getTime() / 1000)
  return renderTypst({ mainTemplate, files, data: letter, createdAtSeconds })
}

const mainTemplate = readTemplate('letter')
const files = readTemplates('style')

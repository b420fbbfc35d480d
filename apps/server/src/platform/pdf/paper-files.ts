import type { PdfPaper } from './pdf-paper.ts'

/** What is kept of a company's letterhead for its PDFs. */
export interface PaperOfCompany {
  paper: PdfPaper
  /** Base64, by the names in the paper. */
  images: Readonly<Record<string, string>>
}

/** The files that `paper.typ` reads. */
export function paperFiles(of: PaperOfCompany | undefined): Record<string, Uint8Array> {
  const images = Object.entries(of?.images ?? {})
  return Object.fromEntries(images.map(([name, base64]) => [name, Buffer.from(base64, 'base64')]))
}

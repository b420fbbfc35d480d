import { PdfString } from '@libpdf/core'

/**
 * A moment as PDF writes it, in UTC.
 *
 * @example pdfDate(new Date('2026-03-09T13:05:00Z')) // (D:20260309130500Z)
 */
export function pdfDate(at: Date): PdfString {
  const digits = at.toISOString().slice(0, 19).replace(/\D/g, '')
  return PdfString.fromString(`D:${digits}Z`)
}

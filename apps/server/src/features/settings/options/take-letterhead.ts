import { importLetterhead } from '../../../platform/parsers/letterhead/import-letterhead.ts'
import type { ReadLetterhead } from '../../../platform/parsers/letterhead/read-letterhead.ts'
import { fileRefused } from '../../../platform/parsers/parser-refusal.ts'
import type { ParsedFile } from '../../../platform/parsers/run-parser.ts'
import { PdfRenderError } from '../../../platform/pdf/render-typst.ts'
import { tryPaper } from '../../../platform/pdf/try-paper.ts'
import { PAPER_LOSSES } from '../../../platform/pdf/pdf-paper.ts'

/**
 * What is taken of a letterhead, once its pages were printed: no contract fails because of it later.
 *
 * @throws Refused FILE_TOO_COMPLEX when no PDF can be set on it, and what reading it refuses
 */
export async function takeLetterhead(file: ParsedFile): Promise<ReadLetterhead> {
  const { letterhead, summary } = await importLetterhead(file)
  const tried = await tryPaper(letterhead).catch((error: unknown) => {
    if (!(error instanceof PdfRenderError)) throw error
    throw fileRefused('FILE_TOO_COMPLEX', undefined, `letterhead: ${error.message}`)
  })
  const lost = new Set([...summary.paperLosses, ...tried.losses])
  return {
    letterhead: { ...letterhead, paper: tried.paper },
    summary: { ...summary, paperLosses: PAPER_LOSSES.filter((loss) => lost.has(loss)) },
  }
}

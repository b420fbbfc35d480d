import {
  MAX_APPENDED_MEGABYTES,
  MOST_APPENDED_PAGES,
  type PrintObstacle,
} from '@tacite/domain/attachments/printed-annexes.ts'
import type { AttachedKind } from '../../../platform/parsers/file-kind.ts'
import { parserRefusalCode } from '../../../platform/parsers/parser-refusal.ts'
import { readPagesToAppend } from '../../../platform/parsers/pdf/read-pages-to-append.ts'
import type { FileContent } from '../../../platform/storage/file-store.ts'
import { imageExtension } from '../../../platform/pdf/image-kind.ts'
import { PdfRenderError, renderTypstDocument } from '../../../platform/pdf/render-typst.ts'

export interface PrintablePages {
  pageCount: number
  printObstacle: PrintObstacle | null
}

/**
 * How many pages a file has, and whether they can be appended to a contract's PDF: by drawing them once, so that nobody
 * learns it only when a contract is sent.
 *
 * @throws Refused FILE_ENCRYPTED for a PDF that needs a password, FILE_UNREADABLE for a damaged one
 */
export async function printablePages(
  kind: AttachedKind,
  file: FileContent,
): Promise<PrintablePages> {
  switch (kind) {
    case 'docx':
    case 'xlsx':
    case 'text':
      return { pageCount: 0, printObstacle: 'kind' }
    case 'pdf':
      return pagesOfPdf(file)
    default:
      return { pageCount: 1, printObstacle: await imageObstacle(await file.bytes()) }
  }
}

async function pagesOfPdf(file: FileContent): Promise<PrintablePages> {
  try {
    const { pages, obstacle, pdf } = await readPagesToAppend(file)
    const isTooLong =
      pages.length > MOST_APPENDED_PAGES || file.size > MAX_APPENDED_MEGABYTES * 1024 * 1024
    const printObstacle =
      obstacle ?? (isTooLong ? 'tooLong' : await pdfObstacle(pdf!, pages.length))
    return { pageCount: pages.length, printObstacle }
  } catch (error) {
    if (parserRefusalCode(error) !== 'FILE_TOO_COMPLEX') throw error
    return { pageCount: 0, printObstacle: 'undrawable' }
  }
}

function pdfObstacle(pdf: Uint8Array, pageCount: number): Promise<PrintObstacle | null> {
  return obstacleOf({
    mainTemplate: `#set document(title: "-")
#for at in range(1, ${pageCount + 1}) { page(margin: 0pt, image("annex.pdf", page: at, alt: "-")) }`,
    files: { 'annex.pdf': pdf },
    data: null,
    pdfStandard: '1.7' as const,
  })
}

async function imageObstacle(bytes: Buffer): Promise<PrintObstacle | null> {
  const extension = imageExtension(bytes)
  if (!extension) return 'undrawable'
  const name = `annex.${extension}`
  const mainTemplate = `#set document(title: "-")
#image("${name}", alt: "-")`
  return obstacleOf({ mainTemplate, files: { [name]: bytes }, data: null })
}

async function obstacleOf(
  job: Parameters<typeof renderTypstDocument>[0],
): Promise<PrintObstacle | null> {
  try {
    await renderTypstDocument(job)
    return null
  } catch (error) {
    if (error instanceof PdfRenderError) return 'undrawable'
    throw error
  }
}

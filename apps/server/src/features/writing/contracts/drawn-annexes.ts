import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import { readPagesToAppend } from '../../../platform/parsers/pdf/read-pages-to-append.ts'
import type { PdfAnnex, PdfAnnexContent } from '../../../platform/pdf/pdf-annexes.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ContractAnnex } from '../attachments/public.ts'

/**
 * The annexes as they are drawn after the text. Every file is read again in full first, listed ones too: an altered one
 * is neither signed nor cited.
 *
 * @throws Refused FILE_DAMAGED, FILE_MISSING
 */
export async function drawnAnnexes(
  deps: Pick<Platform, 'files'>,
  companyId: string,
  annexes: readonly ContractAnnex[],
): Promise<PdfAnnex[]> {
  const drawn: PdfAnnex[] = []
  // One after the other: each may take as much memory as its file.
  for (const annex of annexes)
    drawn.push({ ...annex, content: await contentOf(deps, companyId, annex) })
  return drawn
}

async function contentOf(
  { files }: Pick<Platform, 'files'>,
  companyId: string,
  { sha256, mediaType, printObstacle }: ContractAnnex,
): Promise<PdfAnnexContent> {
  const file = await files.open(companyId, sha256, { recheck: true })
  if (printObstacle) return { kind: 'listed', obstacle: printObstacle }
  if (mediaType !== MIME_OF_KIND.pdf) return { kind: 'image', bytes: await file.bytes() }
  const { pages, pdf } = await readPagesToAppend(file)
  return pdf ? { kind: 'pages', pdf, pages } : { kind: 'listed', obstacle: 'undrawable' }
}

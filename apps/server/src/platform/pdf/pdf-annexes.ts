import type { PrintObstacle } from '@tacite/domain/attachments/printed-annexes.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { formatBytes } from '@tacite/i18n/format-units.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { imageExtension } from './image-kind.ts'

/** A file at the end of a contract's PDF: its pages, or only its name and hash. */
export interface PdfAnnex {
  number: number
  name: string
  signatureDate: string | null
  fileName: string
  sha256: string
  sizeBytes: number
  content: PdfAnnexContent
}

export type PdfAnnexContent =
  | { kind: 'pages'; pdf: Uint8Array; pages: readonly { widthPt: number; heightPt: number }[] }
  | { kind: 'image'; bytes: Uint8Array }
  | { kind: 'listed'; obstacle: PrintObstacle }

/** Pages of another PDF cannot be claimed to be PDF/A; images can. */
export function holdForeignPages(annexes: readonly PdfAnnex[]): boolean {
  return annexes.some(({ content }) => content.kind === 'pages')
}

/** The files that the template reads. */
export function annexFiles(annexes: readonly PdfAnnex[]): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  for (const { number, content } of annexes) {
    if (content.kind === 'pages') files[`annex-${number}.pdf`] = content.pdf
    if (content.kind === 'image') files[imageName(number, content.bytes)] = content.bytes
  }
  return files
}

/**
 * The annexes as the template lists and draws them.
 * @param drawsPages without it, the pages of PDF files are left out: to look at everything else as PDF/A
 */
export function annexData(annexes: readonly PdfAnnex[], locale: Locale, drawsPages: boolean) {
  const t = createTranslator(locale)
  return {
    heading: t('pdf.annexes.heading'),
    lead: t('pdf.annexes.lead'),
    hash: t('pdf.annexes.hash'),
    entries: annexes.map((annex) => {
      const { content } = annex
      const number = t('pdf.annexes.number', { number: annex.number })
      return {
        number,
        name: annex.name,
        lines: [
          `${annex.fileName} (${formatBytes(annex.sizeBytes, locale)})`,
          ...(annex.signatureDate ? [t('pdf.annexes.signedOn', { day: annex.signatureDate })] : []),
          whatFollows(annex, locale),
        ],
        sha256: annex.sha256,
        image: content.kind === 'image' ? imageName(annex.number, content.bytes) : null,
        alt: t('pdf.annexes.picture', { number, name: annex.name }),
        pdf: content.kind === 'pages' ? `annex-${annex.number}.pdf` : null,
        pages:
          content.kind === 'pages' && drawsPages
            ? content.pages.map(({ widthPt, heightPt }, at) => ({
                page: at + 1,
                width: widthPt,
                height: heightPt,
                alt: t('pdf.annexes.page', { number, page: at + 1, total: content.pages.length }),
              }))
            : [],
      }
    }),
  }
}

function whatFollows({ content }: PdfAnnex, locale: Locale): string {
  const t = createTranslator(locale)
  switch (content.kind) {
    case 'pages':
      return t('pdf.annexes.appended', { count: content.pages.length })
    case 'image':
      return t('pdf.annexes.appended', { count: 1 })
    case 'listed':
      return t('pdf.annexes.listed', { reason: t(`annexes.obstacle.${content.obstacle}`) })
  }
}

function imageName(number: number, bytes: Uint8Array): string {
  return `annex-${number}.${imageExtension(bytes) ?? 'png'}`
}

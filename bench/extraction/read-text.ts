import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { documentPlainText } from '@tacite/document/plain-text.ts'
import { extractPdfText } from '../../apps/server/src/platform/parsers/pdf/read-pdf.ts'
import { importWord } from '../../apps/server/src/platform/parsers/word/import-word.ts'

export type Half = 'tune' | 'test'

export interface ReadText {
  /** One string a page; files without pages have one. */
  pages: string[]
}

/**
 * The text of a contract as the product reads it: PDF page by page, Word flattened with the numbers of its sections,
 * any other file decoded as it stands. Parser processes stay open: call `closeParsers` at the end.
 * @throws Refused with a `ParserRefusalCode`
 */
export async function readPages(path: string): Promise<ReadText> {
  const bytes = await readFile(path)
  const extension = extname(path).toLowerCase()
  if (extension === '.pdf') {
    const { pages } = await extractPdfText(bytes)
    return { pages: pages.map(({ text }) => text) }
  }
  return { pages: [extension === '.docx' ? await wordText(bytes) : decodeText(bytes)] }
}

async function wordText(bytes: Uint8Array): Promise<string> {
  const { document, language } = await importWord(bytes)
  return documentPlainText(document, numberSections(document, numberingLabels[language ?? 'fr']))
}

/** UTF-8, else Windows-1252, which accepts any bytes. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The hash of a text whose pages are separated by form feeds: it changes when our readers read a file differently. */
export function textSha256(pages: readonly string[]): string {
  return sha256(pages.join('\f'))
}

export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Rules are tuned on one half and measured on the other, which whoever writes them never reads. */
export function halfOf(fileSha256: string): Half {
  return Number.parseInt(fileSha256.charAt(0), 16) < 8 ? 'tune' : 'test'
}

import type { PlacedWord } from '@tacite/domain/recognition/legible-text.ts'
import { runParser, type ParsedFile } from '../run-parser.ts'
import type { PageBox } from './character-corners.ts'

export interface PdfPage {
  /** From 1. */
  number: number
  widthPt: number
  heightPt: number
  /** One printed line per line; '' for a page that is an image or damaged. */
  text: string
  /** Its words are in its image: a scan, or outlines. */
  isScanned: boolean
}

export interface PdfText {
  pages: PdfPage[]
  /** The file was truncated; these are the recovered pages. */
  isRepaired: boolean
}

const MEGABYTE = 1024 * 1024
const MAX_INPUT_BYTES = 200 * MEGABYTE

export interface PdfSummary {
  pages: number
  /** The title found on its first pages; '' when there is none. */
  title: string
}

/**
 * How many pages a PDF has, and what its title seems to be, in a separate process.
 * @throws Refused, as `extractPdfText`
 */
export async function readPdfSummary(file: ParsedFile): Promise<PdfSummary> {
  const limits = { timeoutMs: 30_000, maxInputBytes: MAX_INPUT_BYTES, maxOutputBytes: MEGABYTE }
  const { value } = await runParser<PdfSummary>({ operation: 'pdf-summary', file, ...limits })
  return value
}

/**
 * The text of every page, extracted in a separate process. 300 to 400 pages a second.
 * @throws Refused FILE_TYPE_NOT_ALLOWED, FILE_ENCRYPTED, FILE_UNREADABLE, FILE_TOO_COMPLEX, FILE_TOO_LARGE
 * @example const { pages } = await extractPdfText(await files.open(companyId, sha256))
 */
export async function extractPdfText(file: ParsedFile): Promise<PdfText> {
  const limits = {
    timeoutMs: 120_000,
    maxInputBytes: MAX_INPUT_BYTES,
    maxOutputBytes: 64 * MEGABYTE,
  }
  const { value } = await runParser<PdfText>({ operation: 'pdf-text', file, ...limits })
  return value
}

/**
 * Where words are on a page, to highlight search hits. Case and accents do not matter; `résili*` finds all words with
 * that prefix.
 * @param page its number, from 1
 * @throws Refused FILE_PAGE_MISSING, and those of `extractPdfText`
 * @example await locateInPage(file, 3, ['préavis'])
 * // [{ leftPt: 72, topPt: 310.2, widthPt: 40.1, heightPt: 13.8, left: 0.121, top: 0.368, … }]
 */
export async function locateInPage(
  file: ParsedFile,
  page: number,
  words: readonly string[],
): Promise<PageBox[]> {
  const limits = { timeoutMs: 10_000, maxInputBytes: MAX_INPUT_BYTES, maxOutputBytes: 4 * MEGABYTE }
  const params = { page, words }
  const { value } = await runParser<PageBox[]>({ operation: 'pdf-words', file, params, ...limits })
  return value
}

/**
 * The words of a page's text where they are printed, for the place of a sentence (`boxesOfRange`). What was recognised in
 * its image is not among them.
 * @param page its number, from 1
 * @param text as it was kept when the page was read: offsets refer to it
 * @throws Refused FILE_PAGE_MISSING, and those of `extractPdfText`
 * @example await placeWordsOfPage(file, 3, body) // [{ start: 0, end: 7, box: { left: 0.121, top: 0.368, … } }, …]
 */
export async function placeWordsOfPage(
  file: ParsedFile,
  page: number,
  text: string,
): Promise<PlacedWord[]> {
  const limits = {
    timeoutMs: 10_000,
    maxInputBytes: MAX_INPUT_BYTES,
    maxOutputBytes: 16 * MEGABYTE,
  }
  const params = { page, text }
  const { value } = await runParser<PlacedWord[]>({
    operation: 'pdf-place-words',
    file,
    params,
    ...limits,
  })
  return value
}

/**
 * A page as a PNG of that width (at most 4000 pixels), on white.
 * @param page its number, from 1
 * @throws Refused FILE_PAGE_MISSING, and those of `extractPdfText`
 */
export async function renderPage(
  file: ParsedFile,
  page: number,
  widthPx: number,
): Promise<Uint8Array> {
  const limits = {
    timeoutMs: 20_000,
    maxInputBytes: MAX_INPUT_BYTES,
    maxOutputBytes: 64 * MEGABYTE,
  }
  const params = { page, widthPx }
  const { parts } = await runParser<null>({ operation: 'pdf-page', file, params, ...limits })
  return parts[0] ?? new Uint8Array()
}

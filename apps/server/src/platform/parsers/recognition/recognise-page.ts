import type { Locale } from '@tacite/domain/locale.ts'
import { legibleText, type LegibleText } from '@tacite/domain/recognition/legible-text.ts'
import { parserRefusalCode } from '../parser-refusal.ts'
import { runInBackground, type ParsedFile } from '../run-parser.ts'
import { nativeTesseract, readNatively } from './native-tesseract.ts'
import type { QuarterTurns } from './page-pixels.ts'
import { readTurned } from './read-turned.ts'
import type { PageImage } from './recognition-operations.ts'
import { wordsOfTsv } from './words-of-tsv.ts'

export const RECOGNITION_ENGINES = ['native', 'packaged'] as const
export type RecognitionEngine = (typeof RECOGNITION_ENGINES)[number]

export interface RecognisedPage extends LegibleText {
  engine: RecognitionEngine
}

export interface AskedPage {
  /** Its number, from 1. */
  page: number
  /** The expected one; a text in another of our languages is read in that one. */
  language: Locale
  /** Of the processes that read it, from 0 (normal) to 19 (lowest). */
  priority: number
}

const MEGABYTE = 1024 * 1024
/** Whatever it takes at a low priority on a busy machine. */
const PAGE_MS = 300_000
const LIMITS = {
  timeoutMs: PAGE_MS,
  maxInputBytes: 200 * MEGABYTE,
  maxOutputBytes: 32 * MEGABYTE,
}

/**
 * The text in the image of a page, recognised on this machine: by its own Tesseract where it has one, else by the
 * packaged one; one page at a time, in a process that can be killed.
 * @param engine only for tests and measurements
 * @throws Refused FILE_PAGE_MISSING, IMAGE_TOO_LARGE, and those of `extractPdfText`
 * @example const { text, words } = await recognisePage(file, { page: 3, language: 'fr', priority: 10 })
 */
export async function recognisePage(
  file: ParsedFile,
  asked: AskedPage,
  engine?: RecognitionEngine,
): Promise<RecognisedPage> {
  const chosen = engine ?? ((await nativeTesseract()) === null ? 'packaged' : 'native')
  if (chosen === 'packaged') return recogniseByPackage(file, asked)
  try {
    return { ...(await recogniseNatively(file, asked)), engine: 'native' }
  } catch (error) {
    // Whatever is wrong with the machine's own one, the packaged one is still there.
    if (engine === 'native' || parserRefusalCode(error)) throw error
    return recogniseByPackage(file, asked)
  }
}

async function recogniseByPackage(
  file: ParsedFile,
  { page, language, priority }: AskedPage,
): Promise<RecognisedPage> {
  const params = { page, language }
  const call = { operation: 'recognise-page', file, params, ...LIMITS }
  const { value } = await runInBackground<LegibleText>(call, priority)
  return { ...value, engine: 'packaged' }
}

async function recogniseNatively(file: ParsedFile, asked: AskedPage): Promise<LegibleText> {
  const deadline = performance.now() + PAGE_MS
  const upright = await greyPage(file, asked, 0)
  if (upright.isBlank) return legibleText([])
  let last = { turns: 0 as QuarterTurns, grey: upright }
  return readTurned(
    async (turns, language) => {
      if (turns !== last.turns) last = { turns, grey: await greyPage(file, asked, turns) }
      const { image, width, height } = last.grey
      const timeoutMs = deadline - performance.now()
      const tsv = await readNatively(image, { language, priority: asked.priority, timeoutMs })
      return wordsOfTsv(tsv, { width, height, turns })
    },
    { sideways: upright.isSideways, language: asked.language },
  )
}

interface GreyPage extends PageImage {
  image: Uint8Array
}

async function greyPage(
  file: ParsedFile,
  { page, priority }: AskedPage,
  turns: QuarterTurns,
): Promise<GreyPage> {
  const call = { operation: 'grey-page', file, params: { page, turns }, ...LIMITS }
  const { value, parts } = await runInBackground<PageImage>(call, priority)
  return { ...value, image: parts[0] ?? new Uint8Array() }
}

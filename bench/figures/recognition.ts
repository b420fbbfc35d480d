import { nativeTesseract } from '../../apps/server/src/platform/parsers/recognition/native-tesseract.ts'
import {
  recognisePage,
  type RecognitionEngine,
} from '../../apps/server/src/platform/parsers/recognition/recognise-page.ts'
import { renderPage } from '../../apps/server/src/platform/parsers/pdf/read-pdf.ts'
import { closeParsers } from '../../apps/server/src/platform/parsers/run-parser.ts'
import { buildScan } from '../../apps/server/src/platform/parsers/testing/build-scan.ts'
import type { Measured } from '../measure/figure.ts'
import { leastMs } from '../measure/least-ms.ts'

const LINES = Array.from(
  { length: 46 },
  (_, line) => `${line + 1}. Le préavis de résiliation est de trois mois avant la fin du bail.`,
)
const PRIORITY = 10
const ROUNDS = 3
const SHOWN = 15

/** The words of a full page recognised in its image, and what a person waits for who looks at a page meanwhile. */
export async function recognitionFigures(): Promise<Measured[]> {
  const scan = await buildScan([{ lines: LINES }])
  const read = (engine: RecognitionEngine) =>
    recognisePage(scan, { page: 1, language: 'fr', priority: PRIORITY }, engine)
  try {
    const packaged = await leastMs({ page: () => read('packaged') }, ROUNDS)
    const version = await nativeTesseract()
    const native = version && (await leastMs({ page: () => read('native') }, ROUNDS))
    return [
      seconds('recognition of a page: packaged', packaged.page),
      native
        ? seconds(`recognition of a page: tesseract ${version}`, native.page)
        : { name: 'recognition of a page: native', skipped: 'tesseract is not installed' },
      await shownMeanwhile(scan, () => read('packaged')),
    ]
  } finally {
    closeParsers()
  }
}

const seconds = (name: string, ms: number): Measured => ({
  name,
  value: ms / 1000,
  unit: 's',
  isGate: false,
})

async function shownMeanwhile(scan: Uint8Array, read: () => Promise<unknown>): Promise<Measured> {
  const show = () => renderPage(scan, 1, 1_000)
  const alone = await leastMs({ page: show }, SHOWN)
  let isOver = false
  const reading = (async () => {
    while (!isOver) await read()
  })()
  const meanwhile = await leastMs({ page: show }, SHOWN)
  isOver = true
  await reading
  return {
    name: 'a page shown while scans are recognised: of alone',
    value: meanwhile.page / alone.page,
    unit: 'times',
    limit: 1.5,
    isGate: false,
  }
}

import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eachPage, withPdf } from '../../apps/server/src/platform/parsers/pdf/open-pdf.ts'
import { parsePdfText } from '../../apps/server/src/platform/parsers/pdf/pdf-operations.ts'
import { extractPdfText } from '../../apps/server/src/platform/parsers/pdf/read-pdf.ts'
import { renderContractPdf } from '../../apps/server/src/platform/pdf/render-contract-pdf.ts'
import { serviceContractRequest } from '../../apps/server/src/platform/pdf/testing/service-contract-request.ts'
import {
  buildPdf,
  type TestPage,
} from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import type { Measured } from '../measure/figure.ts'
import { leastMs } from '../measure/least-ms.ts'

const run = promisify(execFile)
const FILES = 20
const ROUNDS = 5

/** The text of the same contracts, read by us and by `pdftotext` started for each file. */
export async function pdfTextFigures(): Promise<Measured[]> {
  const name = 'text of PDFs: of the time of pdftotext'
  const isThere = await run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  )
  if (!isThere) return [{ name, skipped: 'poppler-utils is not installed' }]
  const directory = await mkdtemp(join(tmpdir(), 'tacite-bench-'))
  try {
    const { paths, pages } = await writePdfs(directory)
    await Promise.all(paths.slice(0, 2).map(readText))
    const least = await leastMs(
      {
        // The product's own parallelism for waiting documents.
        ours: () => Promise.all(paths.map(readText)),
        theirs: async () => {
          for (const path of paths) await run('pdftotext', [path, `${path}.txt`])
        },
      },
      ROUNDS,
    )
    const perSecond = (pages * 1000) / least.ours
    const value = least.ours / least.theirs
    const own = await shareOfPdfium(paths)
    return [
      {
        name,
        value,
        unit: 'times',
        limit: 1 / 4,
        isGate: true,
        note: `${perSecond.toFixed(0)} pages a second`,
      },
      {
        name: 'text of PDFs: of our time, PDFium’s own',
        value: own,
        unit: 'share',
        isGate: false,
        note: `${(value * own).toFixed(2)} of the time of pdftotext`,
      },
    ]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function readText(path: string) {
  const { size } = await stat(path)
  return extractPdfText({ size, stream: () => createReadStream(path) })
}

/** What remains when nothing is done with the characters that PDFium gives: in one process, without sending anything. */
async function shareOfPdfium(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(path)))
  const eachFile = (read: (file: Uint8Array) => Promise<unknown>) => async () => {
    for (const file of files) await read(file)
  }
  const { whole, own } = await leastMs(
    { whole: eachFile(parsePdfText), own: eachFile(readCharacters) },
    ROUNDS,
  )
  return own / whole
}

function readCharacters(file: Uint8Array): Promise<unknown> {
  return withPdf(file, (pdf) =>
    eachPage(pdf, ({ page }) => {
      const { call } = pdf.pdfium
      const textPage = call.FPDFText_LoadPage(page)
      const count = call.FPDFText_CountChars(textPage)
      for (let index = 0; index < count; index += 1) call.FPDFText_GetUnicode(textPage, index)
      call.FPDFText_ClosePage(textPage)
    }),
  )
}

/** Half of them ours, with embedded fonts and tags, half as word processors make them, without either. */
async function writePdfs(directory: string): Promise<{ paths: string[]; pages: number }> {
  const { pdf, pageCount } = await renderContractPdf(serviceContractRequest('fr'))
  const plain = buildPdf(Array.from({ length: pageCount }, plainPage))
  const paths = Array.from({ length: FILES }, (_, index) => join(directory, `${index}.pdf`))
  await Promise.all(paths.map((path, index) => writeFile(path, index % 2 ? plain : pdf)))
  return { paths, pages: pageCount * FILES }
}

function plainPage(): TestPage {
  const text = 'The parties agree that this clause survives the end of the contract for two years.'
  const lines = Array.from({ length: 46 }, (_, line) => ({ text, x: 72, y: 780 - 15 * line }))
  return { lines }
}

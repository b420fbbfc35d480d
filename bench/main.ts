import { systemClock } from '../apps/server/src/platform/clock.ts'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { administrationFigures } from './figures/administration/figures.ts'
import { contractPdfFigures } from './figures/contract-pdf.ts'
import { dashboardFigures } from './figures/dashboard.ts'
import { clauseFigures } from './figures/clauses.ts'
import { compareFigures } from './figures/compare.ts'
import { editorFigures } from './figures/editor.ts'
import { extractionFigures } from './figures/extraction.ts'
import { findFigures } from './figures/find.ts'
import { firstSightFigures } from './figures/first-sight.ts'
import { heldWriteFigures } from './figures/held-write.ts'
import { listFigures } from './figures/list.ts'
import { listAsOfFigures } from './figures/list-as-of.ts'
import { pageSizeFigures } from './figures/page-sizes.ts'
import { pdfTextFigures } from './figures/pdf-text.ts'
import { recognitionFigures } from './figures/recognition.ts'
import { requestFigures } from './figures/requests.ts'
import { searchFigures } from './figures/search.ts'
import { startUpFigures } from './figures/start-up.ts'
import { wordFigures } from './figures/word.ts'
import { workbookFigures } from './figures/workbook.ts'
import { describeFigure, isBroken, type Measured } from './measure/figure.ts'
import { openBenchCompany } from './measure/filled-company.ts'
import { withKeptDirectory, withScratchDirectory } from './measure/scratch-directory.ts'

/**
 * Measures the product against its budgets: `npm run bench -- --contracts 1000000 --only list,dashboard`. Exits with
 * 1 when a ratio or a size exceeds its limit; times are only printed. `--documents FOLDER` holds the contracts that
 * `extraction` is measured on besides those of our own. `--keep FOLDER` fills that folder if it is empty, and otherwise
 * measures what an earlier run filled it with.
 */
/** Administration comes last: it enlarges the company. */
const ON_A_COMPANY = {
  list: listFigures,
  asof: listAsOfFigures,
  dashboard: dashboardFigures,
  search: searchFigures,
  administration: administrationFigures,
}
const ALONE = {
  sizes: () => Promise.resolve(pageSizeFigures()),
  sight: firstSightFigures,
  pdf: contractPdfFigures,
  text: pdfTextFigures,
  recognition: recognitionFigures,
  extraction: () => extractionFigures(documents),
  clauses: () => clauseFigures(documents),
  word: () => wordFigures(documents),
  workbook: workbookFigures,
  writing: heldWriteFigures,
  find: findFigures,
  compare: compareFigures,
  editor: editorFigures,
  start: startUpFigures,
  requests: requestFigures,
}
const NAMES = [...Object.keys(ALONE), ...Object.keys(ON_A_COMPANY)]

const { contracts, chosen, documents, keep } = readArguments()
const measured: Measured[] = []
say(
  `${cpus().length} cores, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
for (const [name, measure] of Object.entries(ALONE)) if (chosen.has(name)) take(await measure())
if (Object.keys(ON_A_COMPANY).some((name) => chosen.has(name))) await measureCompany()
say(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
// Parsers and the renderer may still be waiting for work.
process.exit(measured.some(isBroken) ? 1 : 0)

function measureCompany(): Promise<void> {
  return inDirectory(async (directory) => {
    const start = performance.now()
    const sizes = { contracts, pages: chosen.has('search') ? contracts : 0 }
    const company = await openBenchCompany(directory, sizes, systemClock.now())
    try {
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      say(`${contracts} contracts and ${company.pages} pages ready in ${seconds} s`)
      for (const [name, measure] of Object.entries(ON_A_COMPANY)) {
        if (chosen.has(name)) take(await measure(company))
      }
    } finally {
      await company.close()
    }
  })
}

function inDirectory(use: (directory: string) => Promise<void>): Promise<void> {
  return keep === undefined ? withScratchDirectory(use) : withKeptDirectory(keep, use)
}

function take(figures: readonly Measured[]): void {
  measured.push(...figures)
  for (const figure of figures) say(describeFigure(figure))
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function readArguments(): {
  contracts: number
  chosen: ReadonlySet<string>
  documents: string | undefined
  keep: string | undefined
} {
  const { values } = parseArgs({
    options: {
      contracts: { type: 'string', default: '100000' },
      only: { type: 'string', default: NAMES.join(',') },
      documents: { type: 'string' },
      keep: { type: 'string' },
    },
  })
  if (!/^[1-9]\d{2,7}$/.test(values.contracts))
    throw new Error(`--contracts ${values.contracts}: write a whole number from 100.`)
  const only = values.only.split(',')
  for (const name of only) {
    if (!NAMES.includes(name)) throw new Error(`--only ${name}: choose from ${NAMES.join(', ')}.`)
  }
  // Administration enlarges the company: another run would measure another one.
  if (values.keep !== undefined && only.includes('administration'))
    throw new Error(
      '--keep: choose with --only what leaves the company as it is, without administration.',
    )
  return {
    contracts: Number(values.contracts),
    chosen: new Set(only),
    documents: values.documents,
    keep: values.keep,
  }
}

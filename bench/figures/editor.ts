import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts'
import { contractPath } from '../../e2e/journey/setup.ts'
import { browserProgram } from '../../e2e/support/browser.ts'
import { createCompany } from '../../e2e/support/company.ts'
import { addSection, writtenContract } from '../../e2e/support/contracts.ts'
import type { Person } from '../../e2e/support/person.ts'
import { startProduct } from '../../e2e/support/product.ts'
import type { Figure } from '../measure/figure.ts'
import { watchPage } from '../measure/watch-page.ts'

/** About 300 pages, and the few sections of an ordinary letter that they are compared with. */
const SECTIONS = { long: 600, short: 6 }
const ROUNDS = 4
const KEYS = 60
const PAINT_MS = 250
const KEY_MS = 25
const SAVE_MS = 100
const FIND_MS = 100
const HEAP_MB = 35
/** How much longer the long text may take than the short one, of which a screen shows as much. */
const TIMES = { paint: 2, key: 3 }

const WORDS = 'Le prestataire exécute les prestations avec la diligence requise. '.repeat(45)

interface Written {
  id: string
  sections: number
}

interface Sitting {
  paintMs: number
  /** While the rest of the text is still being drawn. */
  earlyKeyMs: number
  keyMs: number
  medianKeyMs: number
  saveMs: number
  findMs: number
  heapMb: number
}

/** Opening, writing, saving and finding in a contract of 600 sections, in a real browser. */
export async function editorFigures(): Promise<Figure[]> {
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath: await browserProgram(),
    args: ['--no-sandbox'],
  })
  const { owner, stop } = await startEmbeddedPostgres({
    dataDirectory: join(product.dataDirectory, 'postgres'),
  })
  try {
    const { administrator } = await createCompany(product, owner, 'Ateliers Morel')
    const short = await contractOf(administrator, SECTIONS.short)
    const long = await contractOf(administrator, SECTIONS.long)
    return figuresOf(await sittings(administrator, browser, { short, long }))
  } finally {
    await stop()
    await browser.close()
    await product.stop()
  }
}

/** The best of some sittings with each contract, in turns. */
async function sittings(
  author: Person,
  browser: Browser,
  contracts: Record<'short' | 'long', Written>,
): Promise<Record<'short' | 'long', Sitting>> {
  const seen: Record<'short' | 'long', Sitting[]> = { short: [], long: [] }
  const context = await author.open(browser)
  await context.addInitScript(watchPage)
  // The first one only fills the browser's caches.
  await sitWith(context, contracts.short)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const which of ['short', 'long'] as const)
      seen[which].push(await sitWith(context, contracts[which]))
  return { short: leastOf(seen.short), long: leastOf(seen.long) }
}

async function sitWith(context: BrowserContext, { id, sections }: Written): Promise<Sitting> {
  const page = await context.newPage()
  await page.goto(contractPath(id))
  const paintMs = await waitFor(page, 'paintMs')
  const text = page.getByRole('textbox', { name: /^Texte de/ }).first()
  await text.click()
  await page.locator('[contenteditable="true"]').first().waitFor()
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/sections/'),
  )
  const earlyKeys = await typeKeys(page)
  await page
    .getByRole('textbox', { name: /^Texte de/ })
    .nth(sections)
    .waitFor({ state: 'attached' })
  const keys = await typeKeys(page)
  const saving = await saved
  await saving.finished()
  const { requestStart, responseEnd } = saving.request().timing()
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Rechercher', exact: true }).fill('prestataire')
  const findMs = await waitFor(page, 'findMs')
  const heapMb = await heapOf(page)
  await page.close()
  return {
    paintMs,
    earlyKeyMs: percentile(earlyKeys, 0.95),
    keyMs: percentile(keys, 0.95),
    medianKeyMs: percentile(keys, 0.5),
    saveMs: responseEnd - requestStart,
    findMs,
    heapMb,
  }
}

async function typeKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    globalThis.benchSeen.keysMs = []
  })
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('a')
  return page.evaluate(() => globalThis.benchSeen.keysMs)
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

async function waitFor(page: Page, what: 'paintMs' | 'findMs'): Promise<number> {
  const found = await page.waitForFunction((name) => globalThis.benchSeen[name], what)
  return (await found.jsonValue())!
}

async function contractOf(author: Person, sections: number): Promise<Written> {
  const id = await writtenContract(author, `Entretien en ${sections} sections`)
  for (let at = 1; at < sections; at += 1)
    await addSection(author, id, `Obligations du prestataire ${at}`, WORDS)
  return { id, sections }
}

function figuresOf({ short, long }: Record<'short' | 'long', Sitting>): Figure[] {
  const name = (what: string) => `editor: ${what}, ${SECTIONS.long} sections`
  const printed = (what: string, value: number, limit: number): Figure => ({
    name: name(what),
    value,
    unit: 'ms',
    limit,
    isGate: false,
  })
  const ratio = (what: string, part: 'paintMs' | 'medianKeyMs', limit: number): Figure => ({
    name: name(`${what} × ${SECTIONS.short} sections`),
    value: long[part] / short[part],
    unit: 'times',
    limit,
    isGate: true,
  })
  return [
    ratio('text painted', 'paintMs', TIMES.paint),
    ratio('a key drawn', 'medianKeyMs', TIMES.key),
    { name: name('heap'), value: long.heapMb, unit: 'MB', limit: HEAP_MB, isGate: true },
    printed('text painted', long.paintMs, PAINT_MS),
    printed('a key drawn, p95', long.keyMs, KEY_MS),
    printed('a key drawn just after opening, p95', long.earlyKeyMs, KEY_MS),
    printed('saved', long.saveMs, SAVE_MS),
    printed('found in all', long.findMs, FIND_MS),
  ]
}

function leastOf(seen: readonly Sitting[]): Sitting {
  const least = (part: keyof Sitting) => Math.min(...seen.map((sitting) => sitting[part]))
  return {
    paintMs: least('paintMs'),
    earlyKeyMs: least('earlyKeyMs'),
    keyMs: least('keyMs'),
    medianKeyMs: least('medianKeyMs'),
    saveMs: least('saveMs'),
    findMs: least('findMs'),
    heapMb: least('heapMb'),
  }
}

function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other)
  return ordered[Math.ceil(ordered.length * share) - 1]!
}

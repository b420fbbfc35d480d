import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts'
import { contractPath } from '../../e2e/journey/setup.ts'
import { browserProgram } from '../../e2e/support/browser.ts'
import { createCompany } from '../../e2e/support/company.ts'
import { addSection, writtenContract } from '../../e2e/support/contracts.ts'
import type { Person } from '../../e2e/support/person.ts'
import { startProduct } from '../../e2e/support/product.ts'
import type { Figure } from '../measure/figure.ts'
import { leastOf, percentile, type Sitting } from '../measure/sitting.ts'
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
const TIMES = { paint: 2, open: 2.5, paintCpu: 2, key: 3, keyCpu: 3.5 }
/** Not by role: the browser would lay out the text of every section to name it, one after the other. */
const TEXT = '[data-paper] [data-section] .rich-text'

const LIST = '/home/contratheque/contractList'
const WORDS = 'Le prestataire exécute les prestations avec la diligence requise. '.repeat(45)

interface Written {
  id: string
  sections: number
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
  const openMs = await openFromList(context, id)
  const page = await context.newPage()
  const session = await page.context().newCDPSession(page)
  // Of the thread, not of the clock: other programs do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(contractPath(id))
  const paintMs = await waitFor(page, 'paintMs')
  const paintCpuMs = await cpuOf(session)
  await page
    .locator(TEXT)
    .first()
    .click({ position: { x: 40, y: 12 } })
  await page.locator('[contenteditable="true"]').first().waitFor()
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/sections/'),
  )
  const earlyKeys = await typeKeys(page)
  await page
    .locator(TEXT)
    .nth(sections - 1)
    .waitFor({ state: 'attached' })
  const cpuBefore = await cpuOf(session)
  const keys = await typeKeys(page)
  const keyCpuMs = ((await cpuOf(session)) - cpuBefore) / KEYS
  const saving = await saved
  await saving.finished()
  const { requestStart, responseEnd } = saving.request().timing()
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Rechercher', exact: true }).fill('prestataire')
  const findMs = await waitFor(page, 'findMs')
  const heapMb = await heapOf(session)
  await page.close()
  return {
    paintMs,
    openMs,
    paintCpuMs,
    earlyKeyMs: percentile(earlyKeys, 0.95),
    keyMs: percentile(keys, 0.95),
    medianKeyMs: percentile(keys, 0.5),
    keyCpuMs,
    saveMs: responseEnd - requestStart,
    findMs,
    heapMb,
  }
}

/** As people come: the list is there, and the pointer comes to the name just before the click. */
async function openFromList(context: BrowserContext, id: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(LIST)
  await page.waitForLoadState('networkidle')
  await page.locator(`a[href*="${id}"]`).first().click()
  const openMs = await waitFor(page, 'openMs')
  await page.close()
  return openMs
}

async function typeKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    globalThis.benchSeen.keysMs = []
  })
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('a')
  return page.evaluate(() => globalThis.benchSeen.keysMs)
}

/** What the page's main thread has computed so far. */
async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

async function waitFor(page: Page, what: 'paintMs' | 'openMs' | 'findMs'): Promise<number> {
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
  const ratio = (what: string, part: keyof Sitting, limit: number): Figure => ({
    name: name(`${what} × ${SECTIONS.short} sections`),
    value: long[part] / short[part],
    unit: 'times',
    limit,
    isGate: true,
  })
  return [
    ratio('text painted', 'paintMs', TIMES.paint),
    ratio('opened from the list', 'openMs', TIMES.open),
    ratio('computed until painted', 'paintCpuMs', TIMES.paintCpu),
    ratio('a key drawn', 'medianKeyMs', TIMES.key),
    ratio('computed for a key', 'keyCpuMs', TIMES.keyCpu),
    { name: name('heap'), value: long.heapMb, unit: 'MB', limit: HEAP_MB, isGate: true },
    printed('text painted', long.paintMs, PAINT_MS),
    printed('opened from the list', long.openMs, PAINT_MS),
    printed('a key drawn, p95', long.keyMs, KEY_MS),
    printed('a key drawn just after opening, p95', long.earlyKeyMs, KEY_MS),
    printed('saved', long.saveMs, SAVE_MS),
    printed('found in all', long.findMs, FIND_MS),
  ]
}

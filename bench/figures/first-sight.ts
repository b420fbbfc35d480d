import { chromium } from '@playwright/test'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts'
import { browserProgram } from '../../e2e/support/browser.ts'
import { createCompany } from '../../e2e/support/company.ts'
import { mailedLinks } from '../../e2e/support/mailed-links.ts'
import { startProduct, type RunningProduct } from '../../e2e/support/product.ts'
import type { Figure } from '../measure/figure.ts'

/** Typical first pages. The mailed links are in French, and this browser prefers English: the slower case. */
async function firstPages(product: RunningProduct): Promise<Record<string, string>> {
  const { owner, stop } = await startEmbeddedPostgres({
    dataDirectory: join(product.dataDirectory, 'postgres'),
  })
  try {
    const { administrator } = await createCompany(product, owner, 'Ateliers Morel')
    const { signing, reading } = await mailedLinks(product, administrator)
    return {
      landing: '/',
      'sign-in': '/auth/signin',
      'link to sign': signing,
      'link to read': reading,
    }
  } finally {
    await stop()
  }
}

const FORMS = {
  phone: { config: undefined, limitSeconds: 1.8 },
  desktop: { config: desktopConfig, limitSeconds: 0.6 },
}

/** What Lighthouse measures of the first pages, on a simulated phone and connection, and on a desktop. */
export async function firstSightFigures(): Promise<Figure[]> {
  const product = await startProduct()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await browserProgram(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const figures: Figure[] = []
    for (const [page, path] of Object.entries(await firstPages(product)))
      for (const form of ['phone', 'desktop'] as const)
        figures.push(...(await look(`${product.url}${path}`, { port, form, page })))
    return figures
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function look(
  url: string,
  { port, form, page }: { port: number; form: keyof typeof FORMS; page: string },
): Promise<Figure[]> {
  const { config, limitSeconds } = FORMS[form]
  const settings = {
    port,
    logLevel: 'silent' as const,
    onlyCategories: ['performance', 'accessibility'],
  }
  const result = await lighthouse(url, settings, config)
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no answer'}`)
  const { audits, categories } = result.lhr
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Infinity
  const name = `${page} on a ${form}`
  return [
    {
      name: `${name}: largest element`,
      value: valueOf('largest-contentful-paint') / 1000,
      unit: 's',
      limit: limitSeconds,
      isGate: false,
    },
    {
      name: `${name}: layout shift`,
      value: valueOf('cumulative-layout-shift'),
      unit: 'CLS',
      limit: 0,
      isGate: true,
    },
    {
      name: `${name}: points short of accessibility 100`,
      value: 100 - 100 * (categories['accessibility']?.score ?? 0),
      unit: 'points',
      limit: 0,
      isGate: true,
    },
  ]
}

import { expect, type Page } from '@playwright/test'
import type { Locale } from '@tacite/domain/locale.ts'
import { chooseLanguage } from './choose-language.ts'
import { installInPage } from './in-page.ts'
import { auditBothWidths, PHONE, savePicture } from './screens.ts'

const OTHERS: readonly Locale[] = ['en', 'es']

/**
 * The same state of a page on a desktop and on a phone, in each language, without leaving it: for whoever is signed in.
 * Access is audited in French, layout in all. It ends in French, at its original width.
 */
export async function auditEveryLook(page: Page, name: string): Promise<void> {
  await auditBothWidths(page, name)
  await page.evaluate(installInPage)
  const otherTab = await page.context().newPage()
  await otherTab.goto('/healthz')
  const desk = page.viewportSize()!
  const faults: string[] = []
  for (const locale of OTHERS) {
    await chooseLanguage(otherTab, locale, ['/me/language'])
    for (const size of [desk, PHONE]) {
      await page.setViewportSize(size)
      const found = await page.evaluate((wanted) => window.audit!.layoutFaults(wanted), locale)
      await savePicture(page, `${name}-${locale}`)
      faults.push(...found.map((fault) => `${locale} ${size.width} px: ${fault}`))
    }
  }
  await chooseLanguage(otherTab, 'fr', ['/me/language'])
  await page.setViewportSize(desk)
  await page.evaluate(() => window.audit!.rest('fr'))
  await otherTab.close()
  expect(faults, name).toEqual([])
}

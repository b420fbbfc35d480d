import type { TextKey } from '@tacite/i18n/text-keys.ts'
import { refused, sentAsItStands, type RepeatableStep, type Step } from './step.ts'

/** The form of a record, submitted empty: the panel with its refusals. */
export function refusedRecord(submit: TextKey): RepeatableStep {
  return sentAsItStands(async (page, t) => {
    const panel = page.getByRole('complementary')
    await panel.getByRole('button', { name: t.chosen(submit, {}), exact: true }).click()
    await refused(page)
  })
}

/** The first record of the list, in the panel beside it. */
export const openRecord: Step = async (page) => {
  const main = page.getByRole('main')
  await main.locator('tbody th a, li a').filter({ visible: true }).first().click()
  await page.getByRole('complementary').locator('form').first().waitFor()
}

/** The first record of the list, on its own page. */
export const openPage: Step = async (page) => {
  await page.getByRole('main').locator('tbody th a, li a').filter({ visible: true }).first().click()
  await page.getByRole('main').locator('form').waitFor()
}

/** The first folder of the tree, in the panel beside it. */
export const openBranch: Step = async (page) => {
  await page.getByRole('treeitem').first().click()
  await page.getByRole('complementary').locator('form').first().waitFor()
}

/** The newest event of the audit, in the panel beside the list. */
export const openEvent: Step = async (page) => {
  await page.getByRole('main').locator('tbody th a, li a').filter({ visible: true }).first().click()
  await page.getByRole('complementary').locator('dl').first().waitFor()
}

import { beginning, opened, type Step } from './step.ts'
import { column } from './contract-steps.ts'

/** Which of the selected contracts can be archived; on a phone nothing can be selected. */
export const archiveWindow: Step = async (page, t) => {
  const rows = page.getByRole('row').getByRole('checkbox')
  if ((await rows.count()) === 0) return
  await rows.last().check()
  const label = t('contract-list.keeping.archive', { count: 1 })
  await page.getByRole('button', { name: label }).click()
  await opened(page).getByRole('button').nth(1).waitFor()
}

/** Why, and until when. */
export const lockWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('editor.page.more') }).click()
  await page.getByRole('menuitem', { name: t('keeping.menu.lock') }).click()
  await opened(page).getByRole('textbox').first().waitFor()
}

export const blockLockWindow: Step = async (page, t) => {
  await column('text')(page, t)
  const name = beginning(t('editor.block.actions', { name: '|' }))
  const menu = page.getByRole('button', { name }).first()
  await menu.focus()
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: t('editor.block.lock') }).click()
  await opened(page).getByRole('textbox').first().waitFor()
}

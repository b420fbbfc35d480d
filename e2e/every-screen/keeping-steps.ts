import { opened, type Step } from './step.ts'

/** Why, and until when. */
export const lockWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('editor.page.more') }).click()
  await page.getByRole('menuitem', { name: t('keeping.menu.lock') }).click()
  await opened(page).getByRole('textbox').first().waitFor()
}

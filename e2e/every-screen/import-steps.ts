import { opened, type Step } from './step.ts'

/** What cancelling an import does, before it does it. */
export const cancelling: Step = async (page, t) => {
  await page.getByRole('button', { name: t('imports.act.cancel') }).click()
  await opened(page).waitFor()
}

import { open, opened, type Step } from './step.ts'

/** What cancelling an import does, before it does it. */
export const cancelling: Step = async (page, t) => {
  await page.getByRole('button', { name: t('imports.act.cancel') }).click()
  await opened(page).waitFor()
}

/** A row of the simulation, with each value and where it comes from. */
export const row: Step = async (page, t) => {
  // A row of the table, a card on a phone.
  await page.getByText('Bail commercial').filter({ visible: true }).first().click()
  await page.getByRole('heading', { name: t('import-plan.alike.title') }).waitFor()
}

/** How many contracts will be created. */
export const creating: Step = async (page) => {
  await page.getByRole('button', { name: /948/ }).click()
  await opened(page).waitFor()
}

/** What leaves the house, before it does. */
export const sending: Step = async (page, t) => {
  await page.getByRole('button', { name: t('second-reader.act') }).click()
  await opened(page).waitFor()
}

/** A sample to check before a bulk acceptance. */
export const batch: Step = async (page, t) => {
  await page.getByRole('button', { name: t('import-review.batch.act') }).click()
  await opened(page).getByText(t('import-review.batch.check')).waitFor()
}

/** The reasons to reject a value. */
export const rejecting: Step = async (page, t) => {
  await page
    .getByRole('button', { name: t('import-plan.field.effectiveDate') })
    .first()
    .click()
  await page.getByRole('button', { name: t('import-review.act.reject') }).click()
  await page.getByRole('button', { name: t('import-review.reason.notInContract') }).waitFor()
}

/** What switching a rule off does. */
export const switching: Step = async (page) => {
  const buttons = page.getByRole('button', { name: /fr\.effect\.takes-effect/ })
  await buttons.filter({ visible: true }).first().click()
  await opened(page).waitFor()
}

/** What the selected contracts are given at once. */
export const completing: Step = async (page, t) => {
  // A table on a desktop, cards on a phone.
  const start = page.getByRole('button', { name: t('contract-list.keeping.select') })
  if (await start.isVisible()) await start.click()
  const boxes = page.getByRole('checkbox').filter({ visible: true })
  await boxes.last().check()
  await open(page, t('completion.act', { count: 1 }))
}

import type { Step } from './step.ts'

/** A condition of a field, with the one that decides and what it is compared with. */
export const addedCondition: Step = async (page, t) => {
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: t('tagged-fields.addCondition'), exact: true }).click()
  const field = panel.getByRole('combobox', { name: t('editor.condition.field') })
  await field.fill('ttc')
  await page.getByRole('option').first().click()
  await panel.getByRole('textbox', { name: t('editor.condition.value') }).fill('10 000,50')
}

import { expect } from '@playwright/test'
import type { Step } from './step.ts'

/** System fields are named in the reader's language. */
const WORD_OF_AMOUNT: Record<string, string> = { fr: 'ttc', en: 'tax', es: 'impuestos' }

/** A condition of a field, with the deciding field and the compared value. */
export const addedCondition: Step = async (page, t) => {
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: t('tagged-fields.addCondition'), exact: true }).click()
  const field = panel.getByRole('combobox', { name: t('editor.condition.field') })
  await field.fill(WORD_OF_AMOUNT[(await page.getAttribute('html', 'lang')) ?? 'fr'] ?? '')
  await page.getByRole('option').first().click()
  await panel.getByRole('textbox', { name: t('editor.condition.value') }).fill('10 000,50')
}

/** The formula of a computed field, refused for what it mixes. */
export const writtenFormula: Step = async (page, t) => {
  const panel = page.getByRole('complementary')
  await panel.getByRole('textbox', { name: t('tagged-fields.column.label') }).fill('Total')
  await panel.getByLabel(`${t('tagged-fields.column.type')}*`).click()
  await page.getByRole('option', { name: t('tagged-fields.type.amount'), exact: true }).click()
  await panel.getByRole('checkbox', { name: t('tagged-fields.formula.isComputed') }).check()
  const formula = panel.getByRole('textbox', { name: t('tagged-fields.formula.label') })
  await formula.fill('amount_incl_tax + effective_date')
  await panel.getByRole('button', { name: t('tagged-fields.create'), exact: true }).click()
  await expect(formula).toHaveAttribute('aria-invalid', 'true')
}

/** A contact of a counterparty. */
export const addedContact: Step = async (page, t) => {
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: t('counterparties.addContact'), exact: true }).click()
  const contact = panel.getByRole('group', {
    name: t('counterparties.contactNumber', { number: 1 }),
  })
  await contact.getByRole('textbox').first().fill('Inès Roy')
}

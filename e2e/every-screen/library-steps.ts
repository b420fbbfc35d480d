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

/** A contact of a counterparty. */
export const addedContact: Step = async (page, t) => {
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: t('counterparties.addContact'), exact: true }).click()
  const contact = panel.getByRole('group', {
    name: t('counterparties.contactNumber', { number: 1 }),
  })
  await contact.getByRole('textbox').first().fill('Inès Roy')
}

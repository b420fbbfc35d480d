import { expect, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const reminder = (page: Page, name: string) =>
  page.getByRole('button', { name: `Relancer ${name}`, exact: true })

test('the validators of the open step are reminded by keyboard, each once a day', async ({
  browser,
  company: { administrator, join },
}) => {
  const paul = await join('validator', 'Paul Roux')
  const rose = await join('validator', 'Rose Petit')
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  await requestValidation(administrator, contractId, [paul, rose, administrator])
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`${contractPath(contractId)}?tab=validation`)
  await expect(page.getByText(/^Attend depuis le /)).toBeVisible()
  // Nobody is offered to remind themselves.
  await expect(page.getByRole('button', { name: /^Relancer / })).toHaveCount(2)
  await auditBothWidths(page, 'validator-reminder')

  const button = reminder(page, 'Paul Roux')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Relance envoyée à Paul Roux.').first()).toBeVisible()
  await expect(page.getByText(/^Relance du .* par Anne Martin$/)).toBeVisible()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(/déjà été relancée aujourd’hui/)
  await page.keyboard.press('Enter')
  await expect(reminder(page, 'Rose Petit')).not.toHaveAttribute('aria-disabled', 'true')
  await auditBothWidths(page, 'validator-reminded')

  // Paul reads it in his bell and in his mails, and decides; then nothing is left to remind of.
  const news = must(await paul.call('GET', '/notification?$top=10&$skip=0'), 200, 'the bell')
  // One awaited decision is one entry.
  expect(news.value.map(({ type }: { type: string }) => type)).toEqual(['validationReminder'])
  expectQuiet()
  await context.close()
})

test('a validator who only reads the contract sees the reminders, and sends none', async ({
  browser,
  company: { administrator, join },
}) => {
  const paul = await join('validator', 'Paul Roux')
  const rose = await join('validator', 'Rose Petit')
  const contractId = await writtenContract(administrator, 'Nettoyage des vitres')
  const stepId = await requestValidation(administrator, contractId, [paul, rose])
  const path = `/contracts3/${contractId}/validation/${stepId}/validators/${rose.id}/reminder`
  must(await administrator.call('POST', path), 201, 'reminding')
  const context = await paul.open(browser)
  const page = await context.newPage()
  await page.goto(`${contractPath(contractId)}?tab=validation`)
  await expect(page.getByText(/^Relance du .* par Anne Martin$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Valider l’étape/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Relancer/ })).toHaveCount(0)
  await context.close()
})

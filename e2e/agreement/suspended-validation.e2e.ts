import { expect, type Browser, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const TITLE = 'Maintenance des ascenseurs'
const STATUS = { validated: 'Prêt à signer', suspended: 'Validation suspendue' }

/** The page of a contract that another person has validated. */
async function openValidated(author: Person, validator: Person, browser: Browser) {
  const contractId = await writtenContract(author, TITLE)
  const stepId = await requestValidation(author, contractId, [validator])
  const decision = { decision: 'accepted', reason: '' }
  const path = `/contracts3/${contractId}/validation/${stepId}/decision`
  must(await validator.call('PUT', path, decision), 200, 'validating')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  await expect(page.getByRole('textbox', { name: 'Texte de « Objet »' })).toBeVisible()
  const read = async (part = '') =>
    must(await author.call('GET', `/contracts3/${contractId}${part}`), 200, 'reading the contract')
  return {
    page,
    state: async () => (await read('/validation')).current?.state,
    text: async () => JSON.stringify((await read('/document')).blocks),
    title: async () => (await read()).title as string,
    close: async () => {
      expectQuiet()
      await context.close()
    },
  }
}

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Modifier un contrat soumis à validation ?' })
const keep = (page: Page) => question(page).getByRole('button', { name: 'Ne rien changer' }).click()
const change = (page: Page) =>
  question(page).getByRole('button', { name: 'Modifier quand même' }).click()
const shows = (page: Page, status: string) =>
  expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible()

test('one letter in a validated contract asks first, suspends, and undone brings the validation back', async ({
  browser,
  company: { administrator, join },
}) => {
  const validator = await join('validator', 'Paul Roux')
  const opened = await openValidated(administrator, validator, browser)
  const { page, state, text } = opened
  const before = await text()
  const editor = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await shows(page, STATUS.validated)
  await editor.click()
  await page.keyboard.press('Control+End')

  // Declined: the letter is taken back.
  await page.keyboard.type('x')
  await expect(question(page)).toContainText('Paul Roux a validé le')
  await auditBothWidths(page, 'validation-at-stake')
  // Whoever goes on typing presses no button.
  await page.keyboard.type(' y')
  await expect(question(page)).toBeVisible()
  await keep(page)
  await expect(question(page)).toBeHidden()
  await expect(editor).toHaveText('Les parties conviennent de ce qui suit.')
  expect([await text(), await state()]).toEqual([before, 'accepted'])

  // Confirmed: the letter stays, and nothing more is asked.
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('z')
  await change(page)
  await expect(question(page)).toBeHidden()
  await expect(editor).toHaveText('Les parties conviennent de ce qui suit.z')
  await expect.poll(state).toBe('suspended')
  await shows(page, STATUS.suspended)
  await page.getByRole('tab', { name: 'Validation' }).click()
  await expect(page.getByText('Suspendue', { exact: true })).toBeVisible()
  await auditBothWidths(page, 'validation-suspended')
  const send = page.getByRole('button', { name: 'Envoyer pour signature' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')

  await editor.click()
  await page.keyboard.press('Control+z')
  await expect.poll(state).toBe('accepted')
  await shows(page, STATUS.validated)
  await expect(page.getByText('Acquise', { exact: true })).toBeVisible()
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await opened.close()
})

test('a title is kept in its field when the change is declined, and saved once it is confirmed', async ({
  browser,
  company: { administrator, join },
}) => {
  const validator = await join('validator', 'Paul Roux')
  const opened = await openValidated(administrator, validator, browser)
  const { page, state, title } = opened
  await page.getByRole('tab', { name: 'Synthèse' }).click()
  await page.getByRole('button', { name: /^Modifier : Titre/ }).click()
  const field = page.getByRole('textbox', { name: 'Titre', exact: true })
  await field.fill('Entretien des ascenseurs')
  await field.press('Enter')
  await keep(page)
  await expect(question(page)).toBeHidden()
  await expect(field).toHaveValue('Entretien des ascenseurs')
  expect([await title(), await state()]).toEqual([TITLE, 'accepted'])

  await field.press('Enter')
  await change(page)
  await expect.poll(title).toBe('Entretien des ascenseurs')
  expect(await state()).toBe('suspended')
  await opened.close()
})

test('asking again proposes the same steps and people', async ({
  browser,
  company: { administrator, join },
}) => {
  const validator = await join('validator', 'Paul Roux')
  const opened = await openValidated(administrator, validator, browser)
  const { page, state } = opened
  await page.getByRole('textbox', { name: 'Texte de « Objet »' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('z')
  await change(page)
  await expect.poll(state).toBe('suspended')
  await page.getByRole('tab', { name: 'Validation' }).click()
  await page.getByRole('button', { name: 'Demander la validation' }).click()
  const request = page.getByRole('dialog', { name: 'Demander la validation' })
  await expect(request).toContainText('Comme la dernière fois')
  await expect(request.getByRole('textbox', { name: 'Nom de l’étape' })).toHaveValue('Juridique')
  await expect(request).toContainText('Paul Roux')
  await auditBothWidths(page, 'validation-asked-again')
  await request.getByRole('button', { name: 'Demander la validation' }).click()
  await expect(request).toBeHidden()
  await expect.poll(state).toBe('running')
  await opened.close()
})

import { expect, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { listen } from '../support/screens.ts'

const WORDS = 'Plafonner la responsabilité à 50 000 euros.'

test('an acceptance on a condition is met, confirmed, and only then the contract can be sent', async ({
  browser,
  company: { administrator, join },
}) => {
  const validator = await join('validator', 'Paul Roux')
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  await requestValidation(administrator, contractId, [validator])
  const open = async (person: typeof validator, path: string) => {
    const context = await person.open(browser)
    const page = await context.newPage()
    const expectQuiet = listen(page)
    await page.goto(path)
    return { page, close: () => (expectQuiet(), context.close()) }
  }
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click()

  // Set beside the list of tasks.
  const his = await open(validator, '/home/tasks')
  await his.page
    .getByRole('link', { name: /^Décider/ })
    .first()
    .click()
  await his.page.getByRole('button', { name: /^Valider sous condition/ }).click()
  await his.page.getByRole('textbox', { name: 'Condition' }).fill(WORDS)
  await auditEveryLook(his.page, 'condition-window')
  await his.page.getByRole('dialog').getByRole('button', { name: 'Valider sous condition' }).click()
  await expect(his.page.getByText('Condition à remplir')).toBeVisible()

  // Met by who requested it, from the task that leads there.
  const hers = await open(administrator, '/home/tasks')
  await hers.page
    .getByRole('link', { name: /^Ouvrir la condition/ })
    .first()
    .click()
  const send = hers.page.getByRole('button', { name: 'Envoyer pour signature' }).first()
  await expect(send).toHaveAccessibleDescription(new RegExp(WORDS))
  await press(hers.page, 'Déclarer remplie')
  await hers.page.getByRole('textbox', { name: /^Comment elle est remplie/ }).fill('Article 8.')
  await hers.page.getByRole('dialog').getByRole('button', { name: 'Déclarer remplie' }).click()
  await expect(hers.page.getByText('Condition à confirmer')).toBeVisible()
  await auditEveryLook(hers.page, 'condition-panel')

  // Confirmed by who set it; her page follows.
  await his.page.goto(`${contractPath(contractId)}?tab=validation`)
  await press(his.page, 'Confirmer')
  await expect(his.page.getByText('Condition remplie', { exact: true })).toBeVisible()
  await expect(hers.page.getByText('Condition remplie', { exact: true })).toBeVisible()
  await expect(send).not.toHaveAccessibleDescription(new RegExp(WORDS))
  await his.close()
  await hers.close()
})

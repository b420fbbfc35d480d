import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { firstChoice, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths } from '../support/screens.ts'

test('contracts are moved between the steps of a board, by keys and by the pointer', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const contractId = await writtenContract(company.administrator, 'Bail des Tilleuls')
  const steps = (await call('GET', `/contracts3/${contractId}/steps`)).body
  must(
    await call('PUT', `/contracts3/${contractId}/steps/${steps[0]._id}`, {
      dueDate: '2020-01-06',
      replaces: null,
    }),
    200,
    'setting a due date',
  )
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = (name: string) =>
    column(name).getByRole('listitem').filter({ hasText: 'Bail des Tilleuls' })

  // From the list, with its filters.
  await page.goto('/home/contratheque/contractList?text=eq:tilleuls')
  await page.getByRole('link', { name: 'Tableau' }).click()
  await expect(page).toHaveURL(/board\?text=eq/)
  await expect(card('Rédaction')).toContainText('en retard depuis le 06/01/2020')

  // One step on, by keys: it is announced, and the focus goes along.
  await card('Rédaction').getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(card('Négociation').getByRole('link')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Négociation' })).toHaveCount(1)

  // What cannot be done is said at the card.
  const moveTo = async (from: string, to: string) => {
    await card(from)
      .getByRole('button', { name: /^Déplacer/ })
      .click()
    await page.getByRole('menuitem', { name: to, exact: true }).click()
  }
  await moveTo('Négociation', 'Suivi')
  await expect(card('Négociation').getByRole('alert')).toContainText('après la signature')

  // What is skipped is said before, and only then done.
  await card('Négociation').dragTo(column('Signature'))
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('passée sans être faite : Validation')
  await auditBothWidths(page, 'board-move')
  await asked.getByRole('button', { name: 'Déplacer le contrat' }).click()
  await expect(card('Signature')).toBeVisible()
  await expect(card('Négociation')).toHaveCount(0)

  // The count of a column is the list of the same contracts.
  await column('Signature')
    .getByRole('link', { name: /voir la liste/ })
    .click()
  await expect(page.getByRole('link', { name: 'Bail des Tilleuls' }).first()).toBeVisible()
  await page.goBack()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Rédaction'])
  await page.getByRole('combobox', { name: 'Étape affichée' }).click()
  await page.getByRole('option', { name: 'Signature' }).click()
  await expect(card('Signature')).toBeVisible()
  await expect(page).toHaveURL(/column=/)
  await context.close()
})

test('a new contract follows the workflow of its type, or the one that is chosen', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const make = async (name: string, predefined: string) =>
    must(await call('POST', '/administration/workflows', { name, predefined }), 201, 'a workflow')
  const name = `Express ${company.administrator.id.slice(-6)}`
  await make(name, 'simple')
  const typeId = await firstChoice(company.administrator, 'contract-types')
  const { title } = (await call('GET', `/administration/contract-types/${typeId}`)).body
  const context = await company.administrator.open(browser)
  const page = await context.newPage()

  await page.goto(`/home/administration/typeContract?open=${typeId}`)
  await choose(page, 'Workflow', name)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText(`« ${title} » est enregistré`)).toBeVisible()

  await page.goto('/home/contratheque/contractList/new')
  const field = page.getByRole('combobox', { name: /^Workflow/ })
  await expect(page.getByText(/Celui de votre entreprise/)).toBeVisible()
  await choose(page, 'Type de contrat', title)
  await expect(field).toHaveValue(name)
  await expect(page.getByText(/Proposé par le type de contrat.*Rédaction/)).toBeVisible()
  await context.close()
})

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

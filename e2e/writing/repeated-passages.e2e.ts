import { expect, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { test } from '../support/company.ts'
import { must, type Person } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'
import { contractOf } from '../support/templates.ts'

const cell = (kind: 'table_cell' | 'table_header', ...content: object[]) => ({
  type: kind,
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [{ type: 'paragraph', attrs: { align: 'left' }, content }],
})
const words = (text: string) => ({ type: 'text', text })
const field = (variable: string) => ({ type: 'field', attrs: { variable } })

test('a row of a table is repeated: named in the template, filled in the form, changed on the contract', async ({
  browser,
  company: { administrator },
}) => {
  for (const each of [
    { label: 'Local loué', type: 'text' },
    { label: 'Loyer du local', type: 'amount', required: true },
  ])
    must(await administrator.call('POST', '/administration/tagged-fields', each), 201, 'a field')
  const template = await templateWithTable(administrator)
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await test.step('the cursor is in a row: it is repeated, under a name', async () => {
    await page.goto(`/home/contratheque/modele/${template._id}`)
    await page
      .getByRole('textbox', { name: /^Texte de/ })
      .first()
      .hover()
    await page.locator('[contenteditable="true"] [data-field="local_loue"]').first().waitFor()
    await page
      .locator('td', { hasText: 'Local :' })
      .first()
      .click({ position: { x: 12, y: 12 } })
    await page.getByRole('button', { name: 'Répéter ce passage' }).click()
    const dialog = page.getByRole('dialog', { name: 'Passage répété' })
    await dialog.getByRole('button', { name: 'Répéter' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveAccessibleDescription(
      /Nommez ce qui est répété/,
    )
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Locaux')
    await auditBothWidths(page, 'repeat-dialog')
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await dialog.getByRole('button', { name: 'Répéter' }).click()
    expect((await saved).status()).toBe(200)
    await expect(page.locator('tr[data-repeat]')).toHaveAttribute(
      'data-repeat',
      /Locaux\s: une fois par ligne/,
    )
    await auditBothWidths(page, 'repeat-template')
  })

  const versions = `/model/contracts/${template._id}/versions`
  must(await administrator.call('POST', versions, { note: '' }), 201, 'publishing')

  await test.step('the form asks for rows, which the text shows as they are typed', async () => {
    await page.goto('/home/contratheque/contractList/new')
    await page.getByRole('radio', { name: /^Bail de locaux/ }).check()
    const rows = page.getByRole('region', { name: 'Locaux' })
    await fillRow(page, 1, 'Bureau', '1200')
    await fillRow(page, 2, 'Parking', '90,50')
    await fillRow(page, 3, 'Cave', '30')
    await rows.getByRole('button', { name: 'Monter la ligne 2 de « Locaux »' }).click()
    await expect(rows.getByRole('textbox', { name: 'Local loué' }).first()).toHaveValue('Parking')
    await rows.getByRole('button', { name: 'Retirer la ligne 3 de « Locaux »' }).click()
    await expect(rows.getByRole('textbox', { name: 'Local loué' })).toHaveCount(2)
    await page.getByRole('button', { name: /^Annuler/ }).click()
    await expect(rows.getByRole('textbox', { name: 'Local loué' })).toHaveCount(3)
    await rows.getByRole('button', { name: 'Retirer la ligne 3 de « Locaux »' }).click()
    await auditBothWidths(page, 'rows-form')
    await expect(page.getByRole('article').locator('tr')).toHaveCount(3)
    await expect(page.getByRole('article')).toContainText(/Parking.*90,50\s€.*Bureau/)
  })

  const contractId = await contractWithRows(administrator, template._id)
  await test.step('on the contract its rows are changed together', async () => {
    await page.goto(contractPath(contractId))
    await expect(page.locator('tr[data-repeat]')).toHaveAttribute(
      'data-repeat',
      /Locaux\s: 2 lignes/,
    )
    await page.locator('tr[data-repeat] [data-field="local_loue"]').click()
    const dialog = page.getByRole('dialog', { name: 'Locaux' })
    await expect(dialog.getByRole('textbox', { name: 'Local loué' })).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Ajouter une ligne' }).click()
    await dialog.getByRole('textbox', { name: 'Local loué' }).nth(2).fill('Cave')
    await auditBothWidths(page, 'rows-dialog')
    const saved = page.waitForResponse((response) => response.url().endsWith('/fields'))
    await dialog.getByRole('button', { name: 'Enregistrer les lignes' }).click()
    expect((await saved).status()).toBe(200)
    await expect(page.locator('tr[data-repeat]')).toHaveAttribute('data-repeat', /3 lignes/)
    await auditBothWidths(page, 'rows-contract')
  })

  await test.step('it is said in the reader’s language', async () => {
    const otherTab = await context.newPage()
    await otherTab.goto('/home')
    await chooseLanguage(otherTab, 'es', ['/me/language'])
    await page.goto(contractPath(contractId))
    await expect(page.locator('tr[data-repeat]')).toHaveAttribute('data-repeat', /3 filas/)
    await page.locator('tr[data-repeat] [data-field="local_loue"]').click()
    const dialog = page.getByRole('dialog', { name: 'Locaux' })
    await expect(dialog.getByRole('button', { name: 'Añadir una fila' })).toBeVisible()
    await auditBothWidths(page, 'rows-dialog-es')
  })
  expectQuiet()
  await context.close()
})

async function fillRow(page: Page, number: number, place: string, rent: string): Promise<void> {
  const rows = page.getByRole('region', { name: 'Locaux' })
  await rows.getByRole('button', { name: 'Ajouter une ligne' }).click()
  await rows
    .getByRole('textbox', { name: 'Local loué' })
    .nth(number - 1)
    .fill(place)
  await rows
    .getByRole('textbox', { name: 'Loyer du local' })
    .nth(number - 1)
    .fill(rent)
}

async function templateWithTable(author: Person): Promise<{ _id: string }> {
  const form = { title: 'Bail de locaux', locale: 'fr' }
  const made = must(await author.call('POST', '/model/contracts', form), 201, 'creating a template')
  const text = `/texts/${made.textId}`
  const { blocks } = must(await author.call('GET', `${text}/document`), 200, 'reading')
  const [{ _id, title, audience, version }] = blocks[0].sections
  const row = [
    cell('table_cell', words('Local : '), field('local_loue')),
    cell('table_cell', field('loyer_du_local')),
  ]
  const head = [cell('table_header', words('Local')), cell('table_header', words('Loyer'))]
  const table = {
    type: 'table',
    content: [head, row].map((content) => ({ type: 'table_row', content })),
  }
  const content = { type: 'doc', content: [table] }
  const body = { title, audience, version, content }
  must(await author.call('PUT', `${text}/sections/${_id}`, body), 200, 'writing')
  return made as { _id: string }
}

async function contractWithRows(author: Person, templateId: string): Promise<string> {
  const contractId = await contractOf(author, templateId, 'Bail de Lyon')
  const rows = [
    { local_loue: 'Bureau', loyer_du_local: 120_000 },
    { local_loue: 'Parking', loyer_du_local: 9_050 },
  ]
  const values = { 'rows:locaux': rows }
  must(await author.call('PUT', `/contracts3/${contractId}/fields`, { values }), 200, 'rows')
  return contractId
}

import { expect, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { must, type Person } from '../support/person.ts'
import { audit, listen } from '../support/screens.ts'
import { contractOf } from '../support/templates.ts'

test('a field is computed from others: written by its formula, shown as one answers, followed in the text', async ({
  browser,
  company: { administrator },
}) => {
  await createField(administrator, { label: 'Prix du poste', type: 'amount' })
  await createField(administrator, { label: 'Postes', type: 'number' })
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await test.step('its formula is refused at its field, then kept', async () => {
    await page.goto('/home/administration/taggedFields')
    await page.getByRole('link', { name: 'Créer un champ' }).click()
    await page.getByRole('textbox', { name: 'Libellé' }).fill('Total des postes')
    await page.getByLabel('Type*').click()
    await page.getByRole('option', { name: 'Montant' }).click()
    await page.getByRole('checkbox', { name: 'Valeur calculée' }).check()
    const formula = page.getByRole('textbox', { name: 'Formule' })
    await formula.fill('prix_du_poste + postes')
    await page.getByRole('button', { name: 'Créer un champ' }).click()
    await expect(formula).toHaveAccessibleDescription(/« \+ » ne s’applique pas/)
    await formula.fill('prix_du_poste *')
    await page.getByRole('combobox', { name: 'Insérer un champ' }).fill('Postes')
    await page.getByRole('option', { name: 'Postes', exact: true }).click()
    await expect(formula).toHaveValue('prix_du_poste * postes')
    await page.getByRole('button', { name: 'Créer un champ' }).click()
    await expect(page.getByRole('row', { name: /Total des postes/ })).toContainText('Calculé')
  })

  const templateId = await templateShowing(administrator, 'total_des_postes')
  await test.step('the form of a contract asks for what it is computed from, and shows it', async () => {
    await page.goto('/home/contratheque/contractList/new')
    await page.getByRole('radio', { name: /^Contrat de postes/ }).check()
    await page.getByRole('textbox', { name: 'Prix du poste' }).fill('100,10')
    await page.getByRole('textbox', { name: 'Postes', exact: true }).fill('3')
    const total = page.getByRole('status', { name: 'Total des postes' })
    await expect(total).toHaveText(/300,30\s€/)
    await expect(page.getByText('Calculé : Prix du poste × Postes')).toBeVisible()
  })

  await test.step('on the contract it follows, and says how instead of being typed', async () => {
    const contractId = await contractOf(administrator, templateId, 'Postes de Lyon')
    const values = { prix_du_poste: 20_000, postes: 2 }
    must(
      await administrator.call('PUT', `/contracts3/${contractId}/fields`, { values }),
      200,
      'setting values',
    )
    await page.goto(contractPath(contractId))
    await expect(page.locator('[data-field="total_des_postes"]').first()).toHaveText(/400,00\s€/)
    await setField(page, 'Postes', '5')
    await expect(page.locator('[data-field="total_des_postes"]').first()).toHaveText(/1\s000,00\s€/)
    await page.getByRole('button', { name: /^Modifier : Total des postes/ }).click()
    await expect(page.getByText('Calculé : Prix du poste × Postes')).toBeVisible()
  })

  await test.step('the list finds contracts by it', async () => {
    const { value } = must(
      await administrator.call('GET', '/choices/tagged-fields?q=Total des&filterable=true'),
      200,
      'finding the field',
    )
    const list = (condition: string) =>
      page.goto(`/home/contratheque/contractList?taggedField.${value[0]._id}=${condition}`)
    await list('gte:1000')
    await expect(page.getByText(/^Total des postes/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Postes de Lyon' })).toBeVisible()
    await list('gt:1000')
    await expect(page.getByRole('link', { name: 'Postes de Lyon' })).toHaveCount(0)
    await expect(page.getByText(/^Total des postes/)).toBeVisible()
    await list('range:900,1100')
    await expect(page.getByRole('link', { name: 'Postes de Lyon' })).toBeVisible()
    await audit(page, 'list-by-computed-field')
  })
  expectQuiet()
  await context.close()
})

async function createField(person: Person, field: object): Promise<void> {
  must(await person.call('POST', '/administration/tagged-fields', field), 201, 'creating a field')
}

async function templateShowing(author: Person, variable: string): Promise<string> {
  const form = { title: 'Contrat de postes', locale: 'fr' }
  const made = must(await author.call('POST', '/model/contracts', form), 201, 'creating a template')
  const text = `/texts/${made.textId}`
  const { blocks } = must(await author.call('GET', `${text}/document`), 200, 'reading')
  const [{ _id, title, audience, version }] = blocks[0].sections
  const content = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { align: 'left' },
        content: [
          { type: 'text', text: 'Le prix est de ' },
          { type: 'field', attrs: { variable } },
        ],
      },
    ],
  }
  const body = { title, audience, version, content }
  must(await author.call('PUT', `${text}/sections/${_id}`, body), 200, 'writing')
  const versions = `/model/contracts/${made._id}/versions`
  must(await author.call('POST', versions, { note: '' }), 201, 'publishing')
  return made._id as string
}

async function setField(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Modifier : ${label}`) }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(value)
  const saved = page.waitForResponse((response) => response.url().endsWith('/fields'))
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  expect((await saved).status()).toBe(200)
}

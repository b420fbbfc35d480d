import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { listen } from '../support/screens.ts'

test('the form of new contracts asks in the order, under the headings and with the help of the template', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const [starter] = must(
    await author.call('GET', '/model/contracts?search=prestation'),
    200,
    'list',
  ).value
  const copy = must(
    await author.call('POST', `/model/contracts/${starter._id}/copies`),
    201,
    'copy',
  )
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await test.step('a question gets a heading and help, and moves up', async () => {
    await page.goto(`/home/contratheque/modele/${copy._id}`)
    await page.getByRole('tab', { name: 'Formulaire' }).click()
    const questions = page.getByRole('list', { name: 'Questions du formulaire' })
    await questions
      .getByRole('button', { name: /^Rubrique, aide et réponse de « Taux de TVA »/ })
      .click()
    await questions.getByRole('combobox', { name: /^Rubrique/ }).fill('Prix et taxes')
    await questions.getByRole('textbox', { name: /^Aide/ }).fill('Celui de la facture')
    const row = questions.getByRole('listitem').filter({ hasText: 'Taux de TVA' })
    const up = row.getByRole('button', { name: 'Monter « Taux de TVA »' })
    await up.press('Enter')
    await expect(up).toBeFocused()
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/start'),
    )
    await page.getByRole('button', { name: 'Enregistrer le formulaire' }).click()
    expect((await saved).status()).toBe(200)
  })

  await test.step('published, new contracts ask so', async () => {
    must(
      await author.call('POST', `/model/contracts/${copy._id}/versions`, { note: '' }),
      201,
      'publish',
    )
    await page.goto('/home/contratheque/contractList/new')
    await page
      .getByRole('radio', { name: new RegExp(`^${copy.title.replaceAll(/[()]/g, '.')}`) })
      .check()
    const fields = page.getByRole('region', { name: 'Prix et taxes' })
    await expect(fields.getByRole('textbox', { name: 'Taux de TVA' })).toBeVisible()
    await expect(fields).toContainText('Celui de la facture')
  })
  expectQuiet()
  await context.close()
})

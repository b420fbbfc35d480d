import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { audit, listen } from '../support/screens.ts'
import { paragraph, publishedTemplate, writeFirst } from '../support/templates.ts'

test('a template is written in another language beside the first, and follows it', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const { _id, textId } = await publishedTemplate(author, 'Bail de stockage')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const sections = page.getByRole('tabpanel').getByRole('listitem')
  const publish = async (id: string) =>
    must(await author.call('POST', `/model/contracts/${id}/versions`, {}), 201, 'publishing')

  await test.step('a draft is made in English, with the words of the first', async () => {
    await page.goto(`/home/contratheque/modele/${_id}`)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Écrire dans une autre langue' }).click()
    const window = page.getByRole('dialog', { name: 'Écrire « Bail de stockage »' })
    await window.getByRole('textbox', { name: 'Titre' }).fill('Storage lease')
    await window.getByRole('button', { name: 'Créer le brouillon' }).click()
    await expect(page.getByRole('heading', { name: 'Storage lease', level: 1 })).toBeVisible()
    await page.getByRole('tab', { name: 'Source' }).click()
    await expect(sections.first()).toContainText('Pas encore traduite')
    await expect(sections.first()).toContainText('Le bailleur loue au preneur.')
  })
  const translationId = page.url().split('/').at(-1)!
  const own = must(await author.call('GET', `/model/contracts/${translationId}`), 200, 'reading')

  await test.step('a section counts as translated as it is written', async () => {
    await page.getByRole('textbox', { name: 'Texte de « Objet »' }).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('The lessor lets.')
    await expect(sections.first()).toContainText('Traduite')
    await expect(page.getByText('Enregistré')).toBeVisible()
    await publish(translationId)
  })

  await test.step('what the source changed since is shown, and marked as followed', async () => {
    await writeFirst(author, textId, 'Le bailleur loue au preneur, et entretient.', [
      {
        type: 'repeat',
        attrs: { key: 'premises', name: 'Locaux', min: 1, max: 5 },
        content: [paragraph('Un local.')],
      },
    ])
    const { lifecycle, values } = must(
      await author.call('GET', `/model/contracts/${_id}`),
      200,
      'reading',
    )
    const start = { lifecycle: { ...lifecycle, notice: { unit: 'months', count: 6 } }, values }
    must(await author.call('PUT', `/model/contracts/${_id}/start`, start), 200, 'terms')
    await publish(_id)
    await page.reload()
    await page.getByRole('tab', { name: 'Source' }).click()
    await expect(sections.first()).toContainText('La source a changé depuis')
    await sections.first().getByRole('button', { name: 'Marquer comme suivie' }).click()
    await expect(sections.first()).toContainText('Traduite')
  })

  await test.step('terms that differ are findings, which lead to them', async () => {
    await page.getByRole('tab', { name: 'Contrôle' }).click()
    const findings = page.getByRole('region', { name: 'Par rapport à « Bail de stockage »' })
    await expect(findings).toContainText('6 mois')
    await findings.getByRole('button', { name: /^Conditions de départ/ }).click()
    await expect(page.getByRole('tab', { name: 'Conditions et valeurs' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  await test.step('so is a passage that only the source repeats', async () => {
    await page.getByRole('tab', { name: 'Contrôle' }).click()
    await audit(page, 'template-language-passages')
    await page.getByRole('button', { name: /^Un passage répété, « Locaux », manque/ }).click()
    await expect(page.getByRole('tab', { name: 'Source' })).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('the list links both, and a new contract chooses between them', async () => {
    await page.goto('/home/contratheque/modele?search=stockage')
    await page.getByRole('link', { name: /^Anglais/ }).click()
    await expect(page.getByRole('heading', { name: own.title, level: 1 })).toBeVisible()
    await page.goto('/home/contratheque/contractList/new')
    await page.getByRole('radio', { name: /^Bail de stockage/ }).check()
    await page.getByRole('button', { name: 'Choisir « Storage lease », en anglais' }).click()
    await expect(page.getByRole('radio', { name: /^Storage lease/ })).toBeChecked()
    await expect(page.getByRole('button', { name: /^Choisir « Bail de stockage »/ })).toBeVisible()
  })
  expectQuiet()
  await context.close()
})

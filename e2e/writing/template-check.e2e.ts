import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { listen } from '../support/screens.ts'
import { flawedTemplate, publishedTemplate } from '../support/templates.ts'

test('what to put right in a template is listed while it is written, each leading to its place', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const templateId = await flawedTemplate(author)
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/modele/${templateId}`)
  await page.getByRole('tab', { name: 'Contrôle' }).click()
  const check = page.getByRole('region', { name: 'Contrôle du modèle' })
  await expect(check).toContainText('4 points à revoir')
  await expect(check).toContainText('pour le préavis, les conditions autre chose')
  await expect(check).toContainText('« article 12 » ne mène à rien')

  const text = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await check.getByRole('button', { name: /article 12/ }).click()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+End')
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/sections/'),
  )
  // « Voir l’article 12. » becomes « Voir l’article 1. »
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('.')
  await saved
  await expect(check).toContainText('3 points à revoir')
  await expect(check).not.toContainText('ne mène à rien')
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('signale 3 points à revoir')
  expectQuiet()
  await context.close()
})

const WRITTEN = 'L\'objet "complet" : {client_name} paie 12 %.'

test('the typography of a template is put right in one go, and taken back', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Odile Tessier')
  const { _id } = await publishedTemplate(author, 'Bail sans soin', WRITTEN)
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/modele/${_id}`)
  const text = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await expect(text).toHaveText(WRITTEN)
  await page.getByRole('tab', { name: 'Contrôle' }).click()
  const check = page.getByRole('region', { name: 'Contrôle du modèle' })
  await expect(check).toContainText('« {client_name} » reste à compléter')
  await check.getByRole('button', { name: 'Corriger la typographie' }).click()
  await expect(page.getByText('5 corrections')).toBeVisible()
  await expect(text).toHaveText(
    'L’objet «\u202Fcomplet\u202F»\u202F: {client_name} paie 12\u202F%.',
  )
  await expect(check.getByRole('button', { name: 'Corriger la typographie' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler l’action' }).click()
  await expect(text).toHaveText(WRITTEN)
  expectQuiet()
  await context.close()
})

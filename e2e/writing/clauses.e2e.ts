import { expect, type Page } from '@playwright/test'
import { publishedClause, publishedVariant } from '../support/clauses.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { listen } from '../support/screens.ts'

const answered = (page: Page, method: string, end: RegExp) =>
  page.waitForResponse(
    (response) => response.request().method() === method && end.test(response.url()),
  )

const news = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Types at the end of the text, until it is saved. */
async function write(page: Page, words: string): Promise<void> {
  await page
    .getByRole('textbox', { name: /^Texte de/ })
    .first()
    .click()
  await page.keyboard.press('Control+End')
  const saved = answered(page, 'PUT', /\/texts\/.*\/sections\/[^/]+$/)
  await page.keyboard.type(words)
  expect((await saved).status()).toBe(200)
}

async function publish(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const window = page.getByRole('dialog', { name: `Publier la version ${number}` })
  await window.getByRole('button', { name: `Publier la version ${number}` }).click()
  await expect(window).toBeHidden()
  await expect(news(page)).toContainText(`Version ${number} publiée`)
}

test('a clause is written, published, given variants, inserted, deleted and restored', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Irène Marchal')
  const contractId = await writtenContract(author, 'Maintenance des ascenseurs')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await test.step('it is created from the menu, once it has a title', async () => {
    await page.goto('/home/dashboard')
    await page.getByRole('link', { name: 'Clausier' }).click()
    await page.getByRole('link', { name: 'Créer une clause' }).click()
    const panel = page.getByRole('complementary')
    await panel.getByRole('button', { name: 'Créer une clause' }).click()
    await expect(panel.getByText('Le titre est obligatoire.').first()).toBeVisible()
    await panel.getByRole('textbox', { name: 'Titre' }).fill('Pénalités de retard')
    await panel
      .getByRole('textbox', { name: 'Consignes de négociation' })
      .fill('Tenir bon sur le plafond.')
    await panel.getByRole('button', { name: 'Créer une clause' }).click()
    await expect(page).toHaveURL(/\/gestionClausier\/[0-9a-f-]{36}$/)
    await expect(page.getByText('Cette clause n’est pas encore proposée')).toBeVisible()
  })

  await test.step('it is one section, written and published', async () => {
    await expect(page.getByRole('button', { name: 'Ajouter une section' })).toHaveCount(0)
    await write(page, 'Tout retard donne lieu à une pénalité.')
    await publish(page, 1)
    await expect(page.getByRole('main').getByText('Publiée', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Versions' }).click()
    await expect(page.getByText('Insérée', { exact: true })).toBeVisible()
  })

  await test.step('a fallback begins with its text, and is published in its turn', async () => {
    await page.getByRole('tab', { name: 'Variantes' }).click()
    await page.getByRole('button', { name: 'Ajouter une variante' }).click()
    const window = page.getByRole('dialog', { name: /^Variante de/ })
    await window.getByRole('textbox', { name: 'Titre' }).fill('Pénalités plafonnées')
    await window
      .getByRole('textbox', { name: 'Quand l’utiliser' })
      .fill('Si le client refuse la pénalité sans plafond.')
    await window.getByRole('button', { name: 'Ajouter la variante' }).click()
    await expect(
      page.getByRole('heading', { name: 'Pénalités plafonnées', level: 1 }),
    ).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Tout retard donne lieu à une pénalité.')
    await write(page, ' Elle est plafonnée.')
    await publish(page, 1)
  })

  await test.step('the list counts it, and the panel shows both wordings', async () => {
    await page.getByRole('link', { name: 'Clausier' }).first().click()
    await page.getByRole('link', { name: 'Pénalités de retard' }).click()
    const panel = page.getByRole('complementary')
    await expect(panel).toContainText('Tout retard donne lieu à une pénalité.')
    await expect(panel).toContainText('Tenir bon sur le plafond.')
    await panel.getByRole('button', { name: /Lire le texte de/ }).click()
    await expect(panel).toContainText('Elle est plafonnée.')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  await test.step('a contract inserts the fallback as a section', async () => {
    await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
    await page
      .getByRole('textbox', { name: /^Texte de/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Insérer une clause' }).click()
    const window = page.getByRole('dialog', { name: 'Insérer une clause' })
    await window.getByRole('searchbox').fill('plafonnées')
    await window.getByRole('button', { name: /^Pénalités plafonnées/ }).click()
    await expect(window).toContainText('Si le client refuse la pénalité sans plafond.')
    await window.getByRole('button', { name: 'Ajouter comme section' }).click()
    await expect(page.getByRole('main')).toContainText('Elle est plafonnée.')
    await expect(page.getByRole('main')).not.toContainText('Tenir bon sur le plafond.')
  })

  await test.step('deleted with its fallback, it comes back by undo', async () => {
    await page.goto('/home/contratheque/gestionClausier?search=Pénalités')
    await page.getByRole('link', { name: 'Pénalités de retard' }).click()
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Supprimer la clause' }).click()
    const window = page.getByRole('alertdialog')
    await expect(window).toContainText('Pénalités plafonnées')
    await expect(window).toContainText('30 jours')
    // The pointer would load the line below it, which is gone by then.
    await page.mouse.move(0, 0)
    await window.getByRole('button', { name: 'Supprimer la clause' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Pénalités de retard' })).toHaveCount(0)
    await news(page).getByRole('button', { name: 'Annuler' }).first().click()
    const row = page.getByRole('row', { name: /Pénalités de retard/ })
    await expect(row).toContainText('1')
  })
  expectQuiet()
  await context.close()
})

test('fallbacks change places by keyboard, and the standard clause is one step away', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Odile Perrin')
  const { _id } = await publishedClause(author, 'Clause de secret')
  await publishedVariant(author, _id, { title: 'Trois ans', stance: 'fallback' })
  const last = await publishedVariant(author, _id, { title: 'Deux ans', stance: 'fallback' })
  await publishedVariant(author, _id, { title: 'Sans durée', stance: 'refused' })
  const context = await author.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/gestionClausier/${last}`)
  await page.getByRole('tab', { name: 'Variantes' }).click()
  const lines = page.getByRole('region', { name: 'Variantes' }).getByRole('listitem')
  await expect(lines).toHaveText([/secret/, /Trois ans/, /Deux ans/, /Sans durée/])
  await page.getByRole('button', { name: /^Monter « Deux ans/ }).focus()
  await page.keyboard.press('Enter')
  await expect(lines).toHaveText([/secret/, /Deux ans/, /Trois ans/, /Sans durée/])
  await page.getByRole('link', { name: /^Clause standard/ }).click()
  await expect(page.getByRole('heading', { name: 'Clause de secret', level: 1 })).toBeVisible()
  await context.close()
})

test('whoever may only list clauses reads them', async ({ browser, company }) => {
  const author = await company.join('contractManager', 'Rose Petit')
  await publishedClause(author, 'Clause de langue', { guidance: 'Le français prévaut.' })
  const reader = await company.join('contributor', 'Jules Noir')
  const context = await reader.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/gestionClausier')
  const create = page.getByRole('button', { name: 'Créer une clause' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'Clause de langue' }).click()
  await expect(page.getByRole('complementary')).toContainText('Le français prévaut.')
  await page.getByRole('link', { name: 'Ouvrir la clause' }).click()
  await expect(page.getByText('Vous pouvez lire cette clause, pas la modifier.')).toBeVisible()
  const publishing = page.getByRole('button', { name: 'Publier', exact: true })
  await expect(publishing).toHaveAttribute('aria-disabled', 'true')
  await context.close()
})

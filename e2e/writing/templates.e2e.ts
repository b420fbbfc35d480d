import { expect, type Page } from '@playwright/test'
import { wordFile } from '../../apps/server/src/testing/uploads.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { listen } from '../support/screens.ts'
import { contractOf, publishedTemplate } from '../support/templates.ts'

const answered = (page: Page, method: string, end: RegExp) =>
  page.waitForResponse(
    (response) => response.request().method() === method && end.test(response.url()),
  )

const news = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Types at the end of the first section, until it is saved. */
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

async function publish(page: Page, number: number, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const window = page.getByRole('dialog', { name: `Publier la version ${number}` })
  await window.getByRole('textbox', { name: /^Ce qui a changé/ }).fill(note)
  await window.getByRole('button', { name: `Publier la version ${number}` }).click()
  await expect(window).toBeHidden()
}

test('a template is written, published and changed, and contracts follow its versions', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await test.step('it is created from the menu', async () => {
    await page.goto('/home/dashboard')
    await page.getByRole('link', { name: 'Modèles de contrats' }).click()
    await page.getByRole('link', { name: 'Créer un modèle' }).click()
    const panel = page.getByRole('complementary')
    await panel.getByRole('textbox', { name: 'Titre' }).fill('Bail de bureaux')
    await panel.getByRole('button', { name: 'Créer un modèle' }).click()
    await expect(page).toHaveURL(/\/modele\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('main').getByText('Brouillon')).toBeVisible()
    await expect(page.getByText('Ce modèle n’est pas encore proposé')).toBeVisible()
  })

  await test.step('what it says and starts with is published', async () => {
    await write(page, 'Le bailleur loue au preneur.')
    await page.getByRole('tab', { name: 'Conditions et valeurs' }).click()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('9')
    // What is typed stays while another tab is open.
    await page.getByRole('tab', { name: 'Versions' }).click()
    await page.getByRole('tab', { name: 'Conditions et valeurs' }).click()
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('9')
    const saved = answered(page, 'PUT', /\/start$/)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    expect((await saved).status()).toBe(200)
    await publish(page, 1, 'Première rédaction')
    await expect(news(page)).toContainText('Version 1 publiée')
    await expect(page.getByRole('main').getByText('Publié', { exact: true })).toBeVisible()
    const off = page.getByRole('button', { name: 'Publier', exact: true })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
  })

  const contractId = await test.step('a contract is made of it', () =>
    contractOf(author, new URL(page.url()).pathname.split('/').at(-1)!, 'Bureaux de Lyon'))

  await test.step('its next version says what it changes', async () => {
    await write(page, ' Il entretient les locaux.')
    await expect(page.getByText('Modifié depuis')).toBeVisible()
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    const changes = page.getByRole('region', { name: 'Ce que cette version change' })
    await expect(changes).toContainText('Il entretient les locaux.')
    await page.keyboard.press('Escape')
    await publish(page, 2, 'Entretien à la charge du bailleur')
    // The draft made of the first version waits for it.
    const waiting = page.getByRole('dialog')
    await expect(waiting).toContainText('Bureaux de Lyon')
    await page.keyboard.press('Escape')
    await expect(waiting).toBeHidden()
    await page.getByRole('tab', { name: 'Versions' }).click()
    const versions = page.getByRole('region', { name: 'Versions publiées' }).getByRole('listitem')
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText('Entretien à la charge du bailleur')
    await expect(versions.last()).toContainText('1 contrat')
    await versions.first().getByRole('button', { name: 'Ce qui a changé' }).click()
    await expect(versions.first()).toContainText('Il entretient les locaux.')
  })

  await test.step('the contract keeps the version that it names', async () => {
    const { blocks } = must(
      await author.call('GET', `/contracts3/${contractId}/document`),
      200,
      'reading the contract',
    )
    const words = JSON.stringify(blocks[0].sections[0].content)
    expect(words).toContain('Le bailleur loue au preneur.')
    expect(words).not.toContain('entretient')
  })

  await test.step('retired, it is read only and no more offered, until it is brought back', async () => {
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Retirer', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(page.getByText('Lecture seule.')).toBeVisible()
    await page.getByRole('button', { name: 'Autres actions' }).click()
    const deletion = page.getByRole('menuitem', { name: 'Supprimer le modèle' })
    await expect(deletion).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('menuitem', { name: 'Remettre en service' }).click()
    await expect(news(page)).toContainText('Modèle remis en service')
  })

  await test.step('the list leads to the contracts made of it', async () => {
    await page.getByRole('link', { name: 'Modèles de contrats' }).first().click()
    await page.getByRole('combobox', { name: 'État' }).click()
    await page.getByRole('option', { name: 'Publié' }).click()
    await expect(page.getByText(/^État\s:\sPublié$/)).toBeVisible()
    const row = page.getByRole('row', { name: /Bail de bureaux/ })
    await row.getByRole('link', { name: '1', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Bureaux de Lyon' })).toBeVisible()
    await expect(page.getByText('Modèle : Bail de bureaux')).toBeVisible()
  })
  expectQuiet()
  await context.close()
})

test('a copy is deleted, and comes back by undo', async ({ browser, company }) => {
  const author = await company.join('contractManager', 'Paul Vidal')
  const { _id } = await publishedTemplate(author, 'Contrat de dépôt')
  const context = await author.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/modele/${_id}`)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  await expect(
    page.getByRole('heading', { name: 'Contrat de dépôt (copie)', level: 1 }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer le modèle' }).click()
  await expect(page).toHaveURL(/\/modele$/)
  await news(page).getByRole('button', { name: 'Annuler' }).first().click()
  await expect(page.getByRole('link', { name: 'Contrat de dépôt (copie)' })).toBeVisible()
  await context.close()
})

test('whoever may only list templates reads them', async ({ browser, company }) => {
  const author = await company.join('contractManager', 'Léa Roux')
  await publishedTemplate(author, 'Prêt à usage')
  const reader = await company.join('contributor', 'Hugo Blanc')
  const context = await reader.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/modele')
  const create = page.getByRole('button', { name: 'Créer un modèle' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'Prêt à usage' }).click()
  await expect(page.getByText('Vous pouvez lire ce modèle, pas le modifier.')).toBeVisible()
  const publishing = page.getByRole('button', { name: 'Publier', exact: true })
  await expect(publishing).toHaveAttribute('aria-disabled', 'true')
  await context.close()
})

test('a contract becomes a template in one step', async ({ browser, company }) => {
  const author = await company.join('contractManager', 'Nora Faure')
  const contractId = await writtenContract(author, 'Mandat de gestion')
  const context = await author.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'En faire un modèle' }).click()
  await expect(page).toHaveURL(/\/modele\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText('Les parties conviennent de ce qui suit.')
  await expect(page.getByRole('heading', { name: 'Mandat de gestion', level: 1 })).toBeVisible()
  await context.close()
})

test('a Word file becomes a template, once what was read of it is shown', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Yann Morel')
  const context = await author.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/modele')
  await page.getByRole('button', { name: 'À partir d’un fichier' }).click()
  const window = page.getByRole('dialog', { name: 'À partir d’un fichier' })
  const submit = window.getByRole('button', { name: 'Créer un modèle' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await window.locator('input[type=file]').setInputFiles({
    name: 'Dépôt.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: wordFile([{ text: 'Le déposant confie ses biens au dépositaire.' }]),
  })
  await expect(window.getByText('Dépôt.docx', { exact: true })).toBeVisible()
  await window.getByRole('textbox', { name: 'Titre' }).fill('Contrat de dépôt de biens')
  await submit.click()
  await expect(page).toHaveURL(/\/modele\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText('Le déposant confie ses biens au dépositaire.')
  await context.close()
})

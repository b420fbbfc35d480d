import { expect, type Page } from '@playwright/test'
import { insertClause, publishedClause, publishWords } from '../support/clauses.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { listen } from '../support/screens.ts'
import { publishedTemplate } from '../support/templates.ts'

const answered = (page: Page, method: string, end: RegExp) =>
  page.waitForResponse(
    (response) => response.request().method() === method && end.test(response.url()),
  )

const SAVED = /\/texts\/.*\/sections\/[^/]+$/
const LINKED = /\/sections\/[^/]+\/clauses\/[^/]+$/

const firstText = (page: Page) => page.getByRole('textbox', { name: /^Texte de/ }).first()
const outline = (page: Page) => page.getByRole('tree', { name: 'Plan' })
const mark = (page: Page) => page.getByRole('button', { name: /S’écarte de la clause/ })

test('a section made of a clause says where it differs, until it is taken back or kept', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Maud Lebrun')
  const clause = await publishedClause(author, 'Clause de révision')
  const contractId = await writtenContract(author, 'Maintenance des chaudières')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)

  await test.step('typing /clause opens the library, and what is typed goes', async () => {
    await firstText(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/clause')
    const window = page.getByRole('dialog', { name: 'Insérer une clause' })
    await window.getByRole('searchbox').fill('révision')
    await window.getByRole('button', { name: /^Clause de révision/ }).click()
    await window.getByRole('button', { name: 'Ajouter comme section' }).click()
    await expect(outline(page)).toContainText('Clause de révision')
    await expect(page.getByRole('main')).not.toContainText('/clause')
  })

  const section = page.getByRole('textbox', { name: /Clause de révision/ }).last()

  await test.step('a change is marked, with the difference, and taken back', async () => {
    await section.click()
    await page.keyboard.press('Control+End')
    const saved = answered(page, 'PUT', SAVED)
    await page.keyboard.type(' Ou pas.')
    await saved
    await mark(page).click()
    const window = page.getByRole('dialog', { name: 'Clause « Clause de révision »' })
    await expect(window.getByRole('region', { name: 'Différences avec la clause' })).toContainText(
      'Ou pas.',
    )
    const again = answered(page, 'PUT', SAVED)
    await window.getByRole('button', { name: 'Revenir au texte de la clause' }).click()
    await again
    await expect(section).not.toContainText('Ou pas.')
    await expect(mark(page)).toHaveCount(0)
  })

  await test.step('which undo takes back in its turn, and a reason keeps', async () => {
    await section.click()
    const saved = answered(page, 'PUT', SAVED)
    await page.keyboard.press('Control+z')
    await saved
    await mark(page).click()
    const window = page.getByRole('dialog')
    await window.getByRole('button', { name: 'Garder l’écart…' }).click()
    await window.getByRole('button', { name: 'Garder l’écart', exact: true }).click()
    await expect(window).toContainText('Ce champ est obligatoire')
    await window.getByRole('textbox').fill('Demandé par le client')
    await window.getByRole('button', { name: 'Garder l’écart', exact: true }).click()
    await expect(window).toBeHidden()
    await page.getByRole('button', { name: /écart gardé$/ }).click()
    await expect(window).toContainText('Demandé par le client')
    await page.keyboard.press('Escape')
  })

  await test.step('a newer version is offered where the clause stands', async () => {
    await publishWords(author, clause, 'La responsabilité est limitée au double du prix.')
    await page.reload()
    await page.getByRole('button', { name: /^Version 2 de la clause/ }).click()
    const window = page.getByRole('dialog')
    await expect(window).toContainText('double')
    const saved = answered(page, 'PUT', SAVED)
    await window.getByRole('button', { name: 'Reprendre la version 2' }).click()
    await saved
    await expect(section).toContainText('au double du prix')
    await expect(page.getByRole('button', { name: /version 2$/ })).toBeVisible()
  })

  await test.step('undone, the section follows the version that it had, and redone the newer', async () => {
    await section.click()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: /^Version 2 de la clause/ })).toBeVisible()
    await expect(section).not.toContainText('au double du prix')
    await page.keyboard.press('Control+Shift+z')
    await expect(page.getByRole('button', { name: /version 2$/ })).toBeVisible()
    await expect(section).toContainText('au double du prix')
  })
  expectQuiet()
  await context.close()
})

test('clauses are dragged and inserted from beside the outline', async ({ browser, company }) => {
  const author = await company.join('contractManager', 'Rémi Castel')
  await publishedClause(author, 'Clause de secret')
  const contractId = await writtenContract(author, 'Maintenance des portes')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await page.getByRole('button', { name: 'Clauses à insérer' }).click()
  const shelf = page.getByRole('region', { name: 'Clauses à insérer' })
  // The others leave the list when the answer comes: what is dragged would move away.
  const found = answered(page, 'GET', /[?&]q=secret/)
  await shelf.getByRole('searchbox').fill('secret')
  await found
  await expect(shelf.getByRole('listitem')).toHaveCount(1)
  const item = shelf.getByRole('listitem').filter({ hasText: 'Clause de secret' })
  const first = outline(page).getByRole('treeitem').first()

  await test.step('dropped before the first line, it becomes the first section', async () => {
    await item.dragTo(first, { targetPosition: { x: 20, y: 2 } })
    await expect(first).toContainText('Clause de secret')
  })

  await test.step('dropped into a text, it becomes a passage of it', async () => {
    const linked = answered(page, 'PUT', LINKED)
    const target = page.getByRole('textbox', { name: /^Texte de/ }).last()
    await item.dragTo(target)
    await linked
    await expect(page.getByText('La responsabilité est limitée')).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Clause « Clause de secret »/ })).toHaveCount(2)
  })

  await test.step('from its menu, it follows the section that is shown', async () => {
    await item.getByRole('button', { name: /^Insérer la clause/ }).click()
    await page.getByRole('menuitem', { name: /^Ajouter après/ }).click()
    await expect(page.getByText('La responsabilité est limitée')).toHaveCount(3)
  })
  expectQuiet()
  await context.close()
})

test('a newer version is proposed where the clause is used, and its deletion says where', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Élise Garnier')
  const clause = await publishedClause(author, 'Clause de pénalité')
  const contractId = await writtenContract(author, 'Entretien des toitures')
  const contract = must(await author.call('GET', `/contracts3/${contractId}`), 200, 'reading')
  await insertClause(author, contract.textId, clause)
  const template = await publishedTemplate(author, 'Entretien')
  await insertClause(author, template.textId, clause)
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/gestionClausier/${clause._id}`)

  await test.step('the tab names them, with their version', async () => {
    await page.getByRole('tab', { name: 'Utilisations' }).click()
    const uses = page.getByRole('region', { name: 'Utilisations' })
    await expect(uses.getByRole('link', { name: 'Entretien des toitures' })).toBeVisible()
    await expect(uses.getByRole('link', { name: 'Entretien', exact: true })).toBeVisible()
    await expect(uses).toContainText('version 1')
  })

  await test.step('publishing says what it concerns, and proposes it', async () => {
    await firstText(page).click()
    await page.keyboard.press('Control+End')
    const saved = answered(page, 'PUT', SAVED)
    await page.keyboard.type(' Sauf faute lourde.')
    await saved
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    const window = page.getByRole('dialog', { name: 'Publier la version 2' })
    await expect(window).toContainText('Concerne un modèle et un brouillon')
    await window.getByRole('button', { name: 'Publier la version 2' }).click()
    const proposal = page.getByRole('dialog', { name: 'Version 2 publiée : la proposer' })
    await proposal.getByRole('button', { name: 'Voir la différence' }).first().click()
    await expect(proposal).toContainText('Sauf faute lourde.')
    await proposal.getByRole('button', { name: 'Reprendre dans les textes cochés (2)' }).click()
    const results = page.getByRole('dialog', { name: 'Ce qui a été fait' })
    await expect(results.getByText('Version reprise')).toHaveCount(2)
    await expect(results.getByText('À publier')).toHaveCount(1)
    await results.getByRole('button', { name: 'Fermer' }).last().click()
  })

  await test.step('deleting it says what it takes from templates', async () => {
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Supprimer la clause' }).click()
    const window = page.getByRole('alertdialog')
    await expect(window).toContainText('Retirée d’un modèle')
    await window.getByRole('button', { name: 'Supprimer la clause' }).click()
    await expect(page).toHaveURL(/gestionClausier(\?.*)?$/)
  })
  expectQuiet()
  await context.close()
})

test('a section becomes a clause in two clicks, and the library names what repeats it', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Odile Tessier')
  const contractId = await writtenContract(author, 'Entretien des ascenseurs')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)

  for (const section of ['Objet', 'Signatures'])
    await test.step(`« ${section} » becomes a draft`, async () => {
      await page.getByRole('button', { name: `Actions sur « ${section} »`, exact: true }).click()
      await page.getByRole('menuitem', { name: 'En faire une clause' }).click()
      await expect(
        page.getByText(`Clause « ${section} » créée en brouillon dans le clausier`),
      ).toBeVisible()
    })

  await test.step('the second one is said to repeat the first', async () => {
    await expect(page.getByText('une clause presque identique : « Objet »')).toBeVisible()
  })

  await test.step('both say the same, and the library says so', async () => {
    await page.goto('/home/contratheque/gestionClausier')
    await page.getByRole('button', { name: 'Doublons' }).click()
    const window = page.getByRole('dialog', { name: 'Clauses qui se ressemblent' })
    await expect(window.getByText('Identiques').first()).toBeVisible()
    await window.getByRole('link', { name: 'Objet' }).first().click()
    await expect(page.getByRole('region', { name: 'Clauses proches' })).toContainText('Signatures')
  })
  expectQuiet()
  await context.close()
})

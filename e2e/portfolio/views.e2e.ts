import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths } from '../support/screens.ts'

const LIST = '/home/contratheque/contractList'

test('a person keeps filters of the list and the board as views, and opens, changes and arranges them', async ({
  browser,
  company,
}) => {
  // A person of their own: views are theirs alone.
  const lise = await company.join('contributor', 'Lise Roche')
  await writtenContract(lise, 'Bail des Ormes')
  await writtenContract(lise, 'Licence Ormeau')
  const context = await lise.open(browser)
  const page = await context.newPage()
  const menu = (name: RegExp | string) => page.getByRole('button', { name })
  const choose = (name: RegExp) => page.getByRole('menuitem', { name }).click()

  // Nothing yet: the menu says what a view is, and keeps what the page shows.
  await page.goto(`${LIST}?text=eq:ormes&$orderby=title asc&archived=true`)
  await menu('Vues').click()
  await expect(page.getByText('Vous n’avez pas encore de vue')).toBeVisible()
  await choose(/^Enregistrer comme vue/)
  const dialog = page.getByRole('dialog', { name: 'Enregistrer la vue' })
  await expect(dialog).toContainText('Liste · Recherche : ormes · Archives incluses')
  await expect(dialog.getByLabel('Nom de la vue')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Donnez un nom à la vue.')).toBeVisible()
  await dialog.getByLabel('Nom de la vue').fill('Baux')
  await page.keyboard.press('Enter')
  await expect(menu('Baux')).toBeFocused()
  const address = page.url()
  expect(address).toMatch(/view=/)

  // The board is kept alike, and its name may not be taken.
  await page.getByRole('link', { name: 'Tableau' }).click()
  await expect(menu(/^Baux.*modifiée/)).toBeVisible()
  await menu(/^Baux/).click()
  await choose(/comme une autre vue/)
  await dialog.getByLabel('Nom de la vue').fill('BAUX')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Ce nom est déjà utilisé.')).toBeVisible()
  await dialog.getByLabel('Nom de la vue').fill('Tableau des ormes')
  await page.keyboard.press('Enter')
  await expect(menu('Tableau des ormes')).toBeVisible()

  // By keys from the one to the other: the menu says what each shows.
  await menu('Tableau des ormes').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /^Baux/ })).toContainText(
    'tri : Titre, croissant',
  )
  await expect(page.getByRole('menuitem', { name: /^Tableau des ormes/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await auditBothWidths(page, 'views-menu')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('link', { name: 'Bail des Ormes' }).first()).toBeVisible()

  // Its export is that of the same address.
  const request = page.waitForRequest(/exports-csv/)
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('menuitem', { name: 'Texte (csv)' }).click()
  const exported = (await request).url()
  expect(exported).toContain('archived=true')
  expect(exported).not.toContain('view=')
  await expect(page.getByText('Liste des contrats a été exportée avec succès')).toBeVisible()

  // Another search is said, saved into the view, and undone.
  await page.getByRole('searchbox').fill('ormeau')
  await expect(menu(/^Baux.*modifiée/)).toBeVisible()
  await menu(/^Baux/).click()
  await choose(/^Enregistrer dans/)
  await expect(menu('Baux')).not.toContainText('modifiée')
  await page.getByRole('button', { name: 'Annuler l’action' }).click()
  await expect(menu('Baux')).toContainText('modifiée')
  await menu(/^Baux/).click()
  await choose(/^Revenir à la vue/)
  await expect(page.getByRole('searchbox')).toHaveValue('ormes')

  await arrange(page)

  // A bookmark of its own address opens what it shows.
  const [view] = (await lise.call('GET', '/me/views')).body.value
  await page.goto(`${LIST}/vue/${view._id}`)
  await expect(page).toHaveURL(/contractList\?.*text=eq:ormes/)
  await context.close()
})

/** Renames, moves, deletes and restores in the one window. */
async function arrange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Baux' }).click()
  await page.getByRole('menuitem', { name: /^Gérer les vues/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Gérer vos vues' })
  const rows = dialog.getByRole('listitem')
  await auditBothWidths(page, 'views-manage')
  await dialog.getByRole('button', { name: 'Monter « Tableau des ormes »' }).click()
  await expect(rows.first()).toContainText('Tableau des ormes')
  await dialog.getByRole('button', { name: 'Renommer « Baux »' }).click()
  await dialog.getByLabel('Nom de la vue').fill('Mes baux')
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toContainText('Mes baux')
  await dialog.getByRole('button', { name: 'Supprimer « Tableau des ormes »' }).click()
  await expect(dialog.getByText('Vues supprimées')).toBeVisible()
  await dialog.getByRole('button', { name: 'Rétablir « Tableau des ormes »' }).click()
  await expect(rows.nth(1)).toContainText('Tableau des ormes')
  await dialog.getByRole('button', { name: 'Supprimer « Tableau des ormes »' }).click()
  await page.keyboard.press('Escape')
  // Of the second removal: the first took its message back when it was restored.
  await page.getByRole('button', { name: 'Annuler l’action' }).click()
  await expect(page.getByText('« Tableau des ormes » est supprimée')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mes baux' }).click()
  await expect(page.getByRole('menuitem', { name: /^Tableau des ormes/ })).toBeVisible()
  await page.keyboard.press('Escape')
}

test('the menu says that there is no view only once they are read', async ({
  browser,
  company,
}) => {
  const lise = await company.join('contributor', 'Lise Ferrand')
  const kept = { name: 'Baux', shows: 'list', query: { text: 'eq:bail' } }
  must(await lise.call('POST', '/me/views', kept), 201, 'a view')
  const context = await lise.open(browser)
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  await page.route(/\/me\/views$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(LIST)
  await page.getByRole('button', { name: 'Vues' }).click()
  await expect(page.getByRole('menuitem', { name: /^Enregistrer comme vue/ })).toBeVisible()
  await expect(page.getByText('Vous n’avez pas encore de vue')).toHaveCount(0)
  held.resolve()
  await expect(page.getByRole('menuitem', { name: /^Baux/ })).toBeVisible()
  await context.close()
})

test('a view says what it names and its person does not find', async ({ browser, company }) => {
  const lise = await company.join('contributor', 'Lise Moreau')
  const { call } = company.administrator
  const project = must(await call('POST', '/projects', { name: 'Projet Perdu' }), 201, 'a project')
  const kept = must(
    await lise.call('POST', '/me/views', {
      name: 'Perdus',
      shows: 'list',
      query: { project: `eq:${project._id}`, text: 'eq:ormes' },
    }),
    201,
    'a view',
  )
  const context = await lise.open(browser)
  const page = await context.newPage()
  await page.goto(`${LIST}/vue/${kept._id}`)
  await expect(page.getByText('Projet : Projet Perdu')).toBeVisible()
  must(await call('DELETE', `/administration/projects/${project._id}`), 200, 'deleting it')
  await page.reload()
  await expect(page.getByText('nomme ce qui n’existe plus')).toContainText('Projet')
  await expect(page.getByText('Projet : introuvable')).toBeVisible()
  await page.getByRole('button', { name: 'Retirer ce qui manque' }).click()
  await expect(page.getByText('introuvable')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Perdus.*modifiée/ })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('ormes')

  // A deleted one is said, under its own address and under that of the list.
  must(await lise.call('DELETE', `/me/views/${kept._id}`), 204, 'deleting it')
  await page.reload()
  await expect(page.getByText('La vue de cette adresse n’existe plus')).toBeVisible()
  await page.goto(`${LIST}/vue/${kept._id}`)
  await expect(page.getByRole('heading', { name: 'Vue introuvable' })).toBeVisible()
  await page.getByRole('button', { name: 'Rétablir « Perdus »' }).click()
  await expect(page.getByRole('button', { name: 'Perdus' })).toBeVisible()
  await context.close()
})

import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { firstChoice } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { audit } from '../support/screens.ts'

const FOLDERS = '/home/administration/classeurs'

const row = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name} ?,`) })

async function createFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Créer un classeur' }).first().click()
  const panel = page.getByRole('complementary')
  await panel.getByLabel('Nom').fill(name)
  await panel.getByRole('button', { name: 'Créer un classeur', exact: true }).click()
  await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible()
}

test('folders are created, opened to a group, moved by keyboard and restored after deletion', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const paul = await company.join('reader', 'Paul Durand')
  await company.query(
    `insert into person_group (company_id, id, name) values ($1, $2, 'Juristes')`,
    [company.id, paul.id],
  )
  await company.query(
    `insert into group_member (company_id, group_id, person_id) values ($1, $2, $2)`,
    [company.id, paul.id],
  )
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(FOLDERS)

  await createFolder(page, 'Filiale de Lyon')
  await page.getByRole('complementary').getByRole('link', { name: 'Créer un classeur ici' }).click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByText('Dans Filiale de Lyon')).toBeVisible()
  await panel.getByLabel('Nom').fill('Baux/2026')
  await panel.getByRole('button', { name: 'Créer un classeur', exact: true }).click()
  await expect(panel.getByText(/ne peut pas contenir de barre oblique/).first()).toBeVisible()
  await panel.getByLabel('Nom').fill('Baux')
  await panel.getByRole('button', { name: 'Créer un classeur', exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'Baux', exact: true })).toBeVisible()

  const folderId = new URL(page.url()).searchParams.get('open')
  must(
    await administrator.call('POST', '/contracts3', {
      title: 'Bail de la halle',
      typeId: await firstChoice(administrator, 'contract-types'),
      projectId: await firstChoice(administrator, 'projects'),
      ownerId: administrator.id,
      folderIds: [folderId],
      from: { kind: 'scratch', numbering: 'articles' },
    }),
    201,
    'contract',
  )

  // Before saving: who gains access.
  await panel.getByRole('combobox', { name: 'Groupe' }).fill('jur')
  await page.getByRole('option', { name: 'Juristes' }).click()
  await panel.getByRole('button', { name: 'Donner accès' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByText('1 personne verra des contrats de plus')).toBeVisible()
  await expect(asked.getByText('Paul Durand')).toBeVisible()
  await audit(page, '70-folder-grant')
  await asked.getByRole('button', { name: 'Donner accès' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Juristes' })).toBeVisible()
  await panel.getByRole('button', { name: 'Qui peut le voir, et pourquoi' }).click()
  await expect(panel.getByText('est ouvert en lecture au groupe « Juristes »')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Supprimer' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await audit(page, '71-folder-panel')
  await panel.getByRole('button', { name: 'Retirer l’accès de Juristes' }).click()
  await expect(asked.getByText('1 personne ne verra plus certains contrats')).toBeVisible()
  await asked.getByRole('button', { name: 'Retirer l’accès' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Juristes' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Fermer' }).click()

  // Cut and pasted elsewhere, by keyboard alone.
  const tree = page.getByRole('tree')
  await expect(tree).toBeFocused()
  await expect(row(page, 'Baux')).toHaveAttribute('aria-level', '2')
  await page.keyboard.press('Home')
  await page.keyboard.press('b')
  const baux = await row(page, 'Baux').getAttribute('id')
  await expect(tree).toHaveAttribute('aria-activedescendant', baux!)
  await page.keyboard.press('Control+x')
  await expect(page.getByText('« Baux » est coupé')).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+v')
  await expect(page.getByText('« Baux » est déplacé.')).toBeVisible()
  await expect(page.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'true')

  // Deleted while its contract stays, and restored.
  await page.goto(`${FOLDERS}?open=${folderId}`)
  await panel.getByRole('button', { name: 'Supprimer' }).click()
  await expect(asked.getByText('1 contrat est concerné.')).toBeVisible()
  await expect(asked).toContainText('Les contrats restent. Vous pourrez annuler pendant 30 jours.')
  await asked.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('« Baux » est supprimé.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler l’action' }).click()
  await expect(page.getByText('« Baux » est rétabli.')).toBeVisible()
  await page.goto(`${FOLDERS}?open=${folderId}`)
  await expect(panel.getByRole('link', { name: '1 contrat' })).toBeVisible()
  await context.close()
})

test('a folder is dragged onto another one, on a tree of three thousand', async ({
  browser,
  company,
}) => {
  await company.query(
    `insert into folder (company_id, id, name) select $1, ('0199b000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       'Classeur ' || lpad(n::text, 4, '0') from generate_series(1, 3000) as n`,
    [company.id],
  )
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`${FOLDERS}?search=Classeur`)
  await expect(row(page, 'Classeur 0001')).toBeVisible()
  expect(await page.getByRole('treeitem').count()).toBeLessThan(100)
  await row(page, 'Classeur 0003').dragTo(row(page, 'Classeur 0001'))
  await expect(page.getByText('« Classeur 0003 » est déplacé.')).toBeVisible()
  await expect(row(page, 'Classeur 0003')).toHaveAttribute('aria-level', '2')
  await context.close()
})

import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { listen, PHONE } from '../support/screens.ts'
import { versionedDraft } from '../support/versions.ts'

const versionsOf = (contractId: string, query = '') =>
  `/home/contratheque/contractList/contract/${contractId}/versions${query}`

const comparison = (page: Page) => page.getByRole('region', { name: /^Comparaison/ })

test('what was sent is compared with what there is now, restored, and the restoring undone', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const { contractId } = await versionedDraft(author, 'Bail d’entrepôt')
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit?tab=activity`)
  await page.getByRole('link', { name: 'Versions du texte' }).click()

  await expect(page.getByRole('heading', { name: 'Versions du texte' })).toBeVisible()
  const list = page.getByRole('navigation', { name: 'Versions' })
  await expect(list).toContainText('Version 1 · Première offre')
  await expect(list).toContainText('Partagée avec lea@exterieur.test par Inès Marchetti')
  await expect(comparison(page)).toContainText('Déplacée d’Article 4 à Article 2')
  await expect(comparison(page).getByText('Retirée', { exact: true })).toHaveCount(1)
  await expect(comparison(page).getByText('Ajoutée', { exact: true })).toHaveCount(1)
  await expect(comparison(page).locator('ins')).toContainText(['chaque année'])
  const restoring = comparison(page).getByRole('button', { name: 'Restaurer cette version' })
  await expect(restoring).toHaveAttribute('aria-disabled', 'true')

  await list.getByRole('link', { name: /Première offre/ }).click()
  const read = page.getByRole('region', { name: /Première offre/ })
  await expect(read).toContainText('Durée')
  await read.getByRole('button', { name: 'Restaurer cette version' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Restaurer la version 1 ?' })
  const elsewhere = await context.newPage()
  await elsewhere.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await expect(elsewhere.getByRole('textbox', { name: 'Texte de « Garantie »' })).toBeVisible()
  await expect(asked).toContainText('Garantie')
  await asked.getByRole('button', { name: 'Restaurer la version 1' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'La version 1 est restaurée. Ce qu’elle remplace est la version 2.',
  )
  await expect(list.getByRole('listitem').filter({ hasText: 'Actuelle' })).toContainText(
    'Première offre',
  )
  await expect(elsewhere.getByRole('textbox', { name: 'Texte de « Durée »' })).toBeVisible()
  await expect(elsewhere.getByRole('textbox', { name: 'Texte de « Garantie »' })).toBeHidden()

  await list.getByRole('link', { name: 'Version 2' }).click()
  await page
    .getByRole('region', { name: 'Version 2' })
    .getByRole('button', { name: 'Restaurer cette version' })
    .click()
  await page.getByRole('button', { name: 'Restaurer la version 2' }).click()
  await expect(list.getByRole('listitem').filter({ hasText: 'Actuelle' })).toContainText(
    'Version 2',
  )
  expectQuiet()
  await context.close()
})

test('differences are gone through by keyboard, side by side, and lead to their section', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Rachida Belkacem')
  const { contractId } = await versionedDraft(author, 'Bail de parking')
  const context = await author.open(browser)
  const page = await context.newPage()
  await page.goto(versionsOf(contractId))
  await expect(comparison(page)).toContainText('4 différences')
  await page.keyboard.press('n')
  await expect(comparison(page)).toContainText('Différence 1 sur 4')
  await page.keyboard.press('n')
  const focused = page.locator('[data-difference]:focus')
  await expect(focused).toHaveCount(1)
  await page.keyboard.press('p')
  await expect(comparison(page)).toContainText('Différence 1 sur 4')

  await page.getByRole('radio', { name: 'Côte à côte' }).check()
  await expect(page).toHaveURL(/layout=sideBySide/)
  const reworded = page.locator('[data-difference]').filter({ hasText: 'Prix' })
  const after = reworded.getByRole('group', { name: 'Le contrat actuel' })
  await expect(after).toContainText('chaque année')
  await expect(
    reworded.getByRole('group', { name: 'Version 1 · Première offre' }),
  ).not.toContainText('chaque année')

  await reworded.getByRole('link').click()
  await expect(page).toHaveURL(/\/edit/)
  await expect(page.getByRole('textbox', { name: 'Texte de « Prix »' })).toBeInViewport()
  await context.close()
})

test('a version is kept under a name and renamed by keyboard; at a phone both are in one column', async ({
  browser,
  company,
}) => {
  const author = await company.join('contractManager', 'Hélène Vasseur')
  const { contractId } = await versionedDraft(author, 'Bail de bureau')
  const context = await author.open(browser)
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  await page.goto(versionsOf(contractId, '?from=1&to=now&layout=sideBySide'))
  await expect(comparison(page)).toContainText('chaque année')
  await expect(page.getByRole('radio', { name: 'Côte à côte' })).toBeHidden()
  await page.getByRole('button', { name: 'Garder une version' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Garder une version' })
  await dialog.getByLabel('Nom de la version').fill('Deuxième offre')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const list = page.getByRole('navigation', { name: 'Versions' })
  await expect(list).toContainText('Version 2 · Deuxième offre')
  await list.getByRole('button', { name: 'Nommer la version 2' }).press('Enter')
  await page.getByLabel('Nom de la version').fill('Offre du mois')
  await page.keyboard.press('Enter')
  await expect(list).toContainText('Version 2 · Offre du mois')
  await context.close()
})

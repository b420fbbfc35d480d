import { expect, type Page } from '@playwright/test'
import { audit, PHONE } from '../support/screens.ts'
import { contractPath, RARE_WORD, TITLE } from './setup.ts'

/** From the top bar to the page of the signed document with the word. */
export async function findInSignedPdf(page: Page, contractId: string): Promise<void> {
  // Its pages are indexed in the background.
  const hits = `/api/v1/contracts3/${contractId}/pages/1/hits?q=`
  await expect.poll(async () => (await page.request.get(hits)).status()).toBe(200)
  await page.getByRole('button', { name: 'Recherche dans les documents signés' }).click()
  const modal = page.getByRole('dialog', { name: 'Recherche dans les documents signés' })
  await expect(modal.getByRole('searchbox')).toBeFocused()
  // Case, accents and endings do not matter.
  await page.keyboard.type(RARE_WORD.toUpperCase())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contractList/search?q=*')
  const hit = page.getByRole('region', { name: 'Résultats' }).getByRole('link', { name: TITLE })
  await expect(hit.first()).toBeVisible()
  await hit.first().click()
  await page.waitForURL('**/document?*')
  await expect(page.getByText('passage trouvé sur cette page').first()).toBeVisible()
  await audit(page, '30-hit')
}

/** One signed contract: the figure, its dialog and its list agree. */
export async function countOnDashboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Accueil', exact: true }).first().click()
  await expect(page.getByRole('link', { name: '1 Signés', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Pas encore signés/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Aperçu rapide : Signés', exact: true }).click()
  const quick = page.getByRole('dialog', { name: 'Signés', exact: true })
  await expect(quick.getByRole('row')).toHaveCount(2)
  await expect(quick.getByRole('link', { name: TITLE })).toBeVisible()
  await page.keyboard.press('Escape')
  const opening = page.waitForEvent('popup')
  await page
    .getByRole('link', { name: 'Ouvrir la liste dans un nouvel onglet : Signés', exact: true })
    .click()
  const list = await opening
  await expect(list.getByRole('row')).toHaveCount(2)
  await expect(list.getByRole('link', { name: TITLE })).toBeVisible()
  await list.close()
}

/** The last part again, in English and on a phone. */
export async function againInEnglish(page: Page, contractId: string): Promise<void> {
  await page.getByRole('button', { name: /Langue/ }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('link', { name: '1 Signed', exact: true })).toBeVisible()
  await page.getByRole('link', { name: '1 Signed', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Document list', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(1)
  await page.getByRole('link', { name: TITLE }).click()
  await page.waitForURL(`**${contractPath(contractId)}**`)
  await expect(page.getByText('Signed', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Details' }).click()
  await page.getByRole('tab', { name: 'Signature' }).click()
  await expect(page.getByText('Signed and sealed', { exact: true }).first()).toBeVisible()
}

import { expect, type Locator, type Page } from '@playwright/test'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { test } from '../support/company.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const LEASE = Buffer.from(
  buildPdf([
    { lines: setLines(['CONTRAT DE MAINTENANCE', 'Entretien des ascenseurs.']) },
    {
      lines: setLines([
        'Article 2 - Droit',
        'Le présent contrat est soumis au droit français.',
        'Fait à Paris, le 15 février 2024, en',
        'deux exemplaires.',
      ]),
    },
  ]),
)

/** The share of the picture of the page on which a mark lies. */
async function placeOn(page: Page, mark: Locator): Promise<{ top: number; left: number }> {
  const picture = (await page.getByRole('img', { name: /^Page 2/ }).boundingBox())!
  const box = (await mark.boundingBox())!
  return {
    top: (box.y - picture.y) / picture.height,
    left: (box.x - picture.x) / picture.width,
  }
}

test('a value of an imported contract leads to its sentence on the signed page', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/contratheque/imports')
  await page
    .locator('input[type=file][aria-label="Choisir des fichiers"]')
    .setInputFiles({ name: 'Maintenance.pdf', mimeType: 'application/pdf', buffer: LEASE })
  await page.getByRole('tab', { name: 'Correspondance 2 : champs' }).click()
  await page.getByRole('combobox', { name: 'Type de contrat' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Simuler l’import' }).click()
  await page.getByRole('button', { name: 'Créer 1 élément' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Créer les contrats' }).click()
  await expect(page.getByText(/1 créé/)).toBeVisible()
  await page.goto('/home/contratheque/contractList')
  await page.getByRole('link', { name: 'CONTRAT DE MAINTENANCE' }).click()

  // By the keyboard: the mark beside the day of signature opens its sentence.
  const mark = page.getByRole('button', { name: /^Ce que dit le document : Signé le/ })
  await mark.focus()
  await mark.press('Enter')
  const said = page.getByRole('dialog', { name: 'Ce que dit le document' })
  await expect(said).toContainText('Fait à Paris, le 15 février 2024, en deux exemplaires.')
  await expect(said.locator('mark')).toHaveText('15 février 2024')
  await expect(said).toContainText('Lu page 2')
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)

  // What the contract has no field for is read too.
  await page.goto(`${page.url().split('?')[0]}?tab=summary`)
  await expect(page.getByText('Droit applicable : français')).toBeVisible()
  await auditBothWidths(page, 'contract-evidence')

  await mark.click()
  await said.getByRole('link', { name: /^Voir dans le document.*15 février 2024/ }).click()
  await expect(page.getByRole('heading', { name: 'Passage lu' })).toBeVisible()
  const [value, sentence] = [page.locator('.bg-amber\\/30'), page.locator('.bg-amber\\/15')]
  await expect(value).toHaveCount(1)
  await expect(sentence).toHaveCount(2)
  const { top, left } = await placeOn(page, value)
  // The third line of the page, beyond « Fait à Paris, le ».
  expect(top).toBeGreaterThan(0.09)
  expect(top).toBeLessThan(0.12)
  expect(left).toBeGreaterThan(0.2)
  await auditBothWidths(page, 'evidence-on-page')
  expectQuiet()
  await context.close()
})

import { expect, type Page } from '@playwright/test'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { test } from '../support/company.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const pdf = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buildPdf([{ lines: setLines([name, 'Fait à Paris, le 15 février 2024.']) }])),
})

async function importTwo(page: Page): Promise<void> {
  await page.goto('/home/contratheque/imports')
  await page
    .locator('input[type=file][aria-label="Choisir des fichiers"]')
    .setInputFiles([pdf('Bail de Lyon'), pdf('Entretien')])
  await page.getByRole('tab', { name: 'Correspondance 2 : champs' }).click()
  await page.getByRole('combobox', { name: 'Type de contrat' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Simuler l’import' }).click()
  await page.getByRole('button', { name: 'Créer 2 éléments' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Créer les contrats' }).click()
  await expect(page.getByText(/2 créés/)).toBeVisible()
}

test('the end of an import leads to what its contracts lack, and each is completed where it opens', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await company.administrator.call('POST', '/contracts/suppliers', { name: 'Cadexia' })
  await importTwo(page)
  await expect(page.getByText('2 contrats en vigueur à compléter.')).toBeVisible()
  await page.getByRole('link', { name: 'Sans dates (2)' }).click()
  await expect(page).toHaveURL(/lacks=eq%3Adates|lacks=eq:dates/)
  await auditBothWidths(page, 'to-complete')

  // Its title opens the form of its dates.
  await page.getByRole('link', { name: 'Bail de Lyon' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('heading').first()).toBeVisible()
  await expect(form).toContainText('Durée')
  await expect(page).not.toHaveURL(/missing=/)
  await page.keyboard.press('Escape')

  // In the library the number is there again.
  await page.goto('/home/contratheque/contractList')
  await expect(page.getByText('2 contrats en vigueur à compléter.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sans cocontractant (2)' })).toBeVisible()
  await page.getByRole('link', { name: 'Sans cocontractant (2)' }).click()
  // Until the narrowed list is there, the rows of the whole one open nothing in particular.
  const cleaning = page.getByRole('link', { name: 'Entretien' })
  await expect(cleaning).toHaveAttribute('href', /missing=/)
  await cleaning.click()
  await expect(page.getByRole('dialog', { name: /transcription/ })).toBeVisible()

  // Both at once.
  await page.goto('/home/contratheque/contractList?lacks=eq:counterparty')
  await page.getByRole('checkbox', { name: /tout/i }).check()
  await page.getByRole('button', { name: 'Compléter (2)' }).click()
  const completing = page.getByRole('dialog', { name: 'Compléter 2 contrats' })
  await completing.getByRole('combobox', { name: 'Cocontractant' }).click()
  await page.getByRole('option', { name: 'Cadexia' }).click()
  await completing.getByRole('button', { name: 'Compléter les contrats' }).click()
  await expect(completing.getByRole('textbox', { name: 'Motif' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await completing.getByRole('textbox', { name: 'Motif' }).fill('Repris des dossiers papier')
  await completing.getByRole('button', { name: 'Compléter les contrats' }).click()
  await expect(page.getByText('2 contrats sont complétés.')).toBeVisible()
  await expect(completing).toHaveCount(0)
  await page.goto('/home/contratheque/contractList')
  await expect(page.getByRole('link', { name: 'Sans dates (2)' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sans cocontractant/ })).toHaveCount(0)
  expectQuiet()
  await context.close()
})

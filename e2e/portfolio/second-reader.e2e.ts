import { expect } from '@playwright/test'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import {
  READER_KEY,
  READER_MODEL,
  startReaderServer,
} from '../../apps/server/src/testing/reader-server.ts'
import { test } from '../support/company.ts'
import { listen } from '../support/screens.ts'

const SENTENCE = 'Il sera possible de quitter cet accord trois mois avant.'

/** As people type it in French: within 60 days, whatever the hour. */
function inAMonth(): string {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  return day.split('-').toReversed().join('/')
}

test('a second reader is named, asked about an import, and its proposal taken; the next limit comes first', async ({
  browser,
  company,
}) => {
  const reader = await startReaderServer()
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await page.goto('/home/options/integrations')
  const service = page.getByRole('region', { name: 'Second lecteur' })
  await service.getByRole('textbox', { name: 'URL' }).fill(reader.url)
  await service.getByRole('textbox', { name: 'Modèle' }).fill(READER_MODEL)
  await service.getByLabel('Clé d’accès').first().fill(READER_KEY)
  await service.getByRole('button', { name: 'Tester la connexion' }).click()
  await expect(service.getByRole('status')).toHaveText('La connexion fonctionne.')
  await service.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(service.getByText('Configuré', { exact: true })).toBeVisible()
  reader.texts = []

  await page.getByRole('link', { name: 'Importer des contrats' }).click()
  await page.locator('input[type=file][aria-label="Choisir des fichiers"]').setInputFiles({
    name: 'Accord.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(buildPdf([{ lines: setLines(['Accord Orion', SENTENCE]) }])),
  })
  await page.getByRole('tab', { name: 'Correspondance 2 : champs' }).click()
  await page.getByRole('combobox', { name: 'Type de contrat' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Simuler l’import' }).click()

  // Nothing leaves before it was said what does.
  await page.getByRole('button', { name: 'Lui envoyer les textes' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText(`Envoyer un texte à ${new URL(reader.url).host}`)
  await expect(asked).toContainText('caractères')
  expect(reader.texts).toEqual([])
  reader.write = () =>
    JSON.stringify({
      values: [
        { field: 'notice', value: '3 months', quote: SENTENCE },
        { field: 'notice', value: '6 months', quote: 'Le préavis est de six mois.' },
      ],
    })
  await asked.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Un texte lu par le second lecteur.')).toBeVisible()
  await expect(page.getByText(/1 dont la phrase n’est pas dans le texte/)).toBeVisible()

  await page.getByRole('row').filter({ hasText: 'Accord' }).click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByText('proposé par le second lecteur')).toBeVisible()
  await panel.getByRole('button', { name: /^Retenir/ }).click()
  await expect(panel.getByRole('textbox', { name: 'Préavis' })).toBeVisible()

  // The limit that is known now is the first thing that the import says, and leads to its row.
  const end = panel.getByRole('textbox', { name: 'Date d’échéance' })
  await end.fill(inAMonth())
  await end.press('Tab')
  const soon = page.getByRole('link', { name: /60 jours/ })
  await expect(soon).toBeVisible()
  await soon.click()
  await expect(page).toHaveURL(/show=soon/)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Accord' })).toBeVisible()
  expectQuiet()
  await context.close()
  reader.stop()
})

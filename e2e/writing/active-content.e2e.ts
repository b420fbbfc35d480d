import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { loadedFile } from '../support/hostile-files.ts'
import { auditBothWidths } from '../support/screens.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const MACROS = 'des macros (programmes contenus dans le document)'

const NEW_CONTRACT = '/home/contratheque/contractList/new'

async function drop(page: Page): Promise<void> {
  await page.goto(NEW_CONTRACT)
  await page.getByRole('radio', { name: /À partir d’un fichier/ }).check({ force: true })
  await hand(page)
}

/** The form still has the file of before. */
async function dropAnother(page: Page): Promise<void> {
  await page.goto(NEW_CONTRACT)
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await hand(page)
}

async function hand(page: Page): Promise<void> {
  const buffer = Buffer.from(loadedFile.bytes)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: loadedFile.name, mimeType: WORD, buffer })
}

async function choose(page: Page, rule: string): Promise<void> {
  await page.goto('/home/options/company')
  const section = page.getByRole('region', { name: 'Fichiers reçus' })
  await section.getByRole('radio', { name: rule }).check({ force: true })
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Règle des fichiers reçus enregistrée')).toBeVisible()
}

test('active content is named before a contract is made, and refused or removed where the company says so', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const active = page.getByRole('region', { name: 'Contenu actif dans ce fichier' })

  await drop(page)
  await expect(active).toContainText(MACROS)
  await expect(active).toContainText('Le fichier d’origine le garde')
  await auditBothWidths(page, 'active content')

  await choose(page, 'Le retirer')
  await expect(page.getByRole('region', { name: 'Espace de stockage' })).toContainText('utilisés')
  await auditBothWidths(page, 'received files')
  await dropAnother(page)
  await expect(active).toContainText('une copie du fichier sans lui est proposée')

  await choose(page, 'Refuser le fichier')
  await dropAnother(page)
  await expect(page.getByText(`Celui-ci contient ${MACROS}`)).toBeVisible()
  await context.close()
})

import { expect, type Page } from '@playwright/test'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { buildWorkbook } from '../../apps/server/src/platform/parsers/testing/build-workbook.ts'
import { test } from '../support/company.ts'
import { listen } from '../support/screens.ts'

const pdf = (line: string) => buildPdf([{ lines: setLines([line]) }])

/** A folder as people keep it: folders in folders, an index beside, and what the system leaves there. */
async function folderOfContracts(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'tacite-folder-')), 'Contrats 2019')
  await mkdir(join(folder, 'Baux/Annexes'), { recursive: true })
  await writeFile(join(folder, 'Baux/Bail des Ormes.pdf'), pdf('Bail des Ormes'))
  await writeFile(join(folder, 'Baux/Annexes/Plan.pdf'), pdf('Plan des lieux'))
  await writeFile(join(folder, 'Thumbs.db'), 'x')
  await writeFile(join(folder, 'index.csv'), 'Fichier;Partie\nBail des Ormes.pdf;CADEXIA SAS\n')
  const rows = [['Document'], ['Bail des Ormes.pdf'], ['Plan.pdf']]
  await writeFile(join(folder, 'index.xlsx'), await buildWorkbook(rows))
  return folder
}

/** As the browser gets it from the desktop: a real path, of which it reads the folder. */
async function drop(page: Page, path: string): Promise<void> {
  const box = (await page.getByText('Déposez un zip').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data })
}

test('a dropped folder is sent with its folders, and its index joined', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const folder = await folderOfContracts()
  await page.goto('/home/contratheque/imports')
  await page.getByText('Déposez un zip').waitFor()
  await drop(page, folder)

  await expect(page.getByRole('heading', { name: 'Contrats 2019' })).toBeVisible()
  await page.getByRole('tab', { name: 'Correspondance 1 : fichiers' }).click()
  const files = page.getByRole('region', { name: 'Fichiers et leur rôle' })
  for (const path of [
    'Baux/Bail des Ormes.pdf',
    'Baux/Annexes/Plan.pdf',
    'index.csv',
    'index.xlsx',
  ])
    await expect(
      files.getByRole('checkbox', { name: `Sélectionner la ligne Contrats 2019/${path}` }),
    ).toBeVisible()
  await expect(files.getByText('Thumbs.db')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Tableau à lire' }).click()
  await page.getByRole('option', { name: /index\.csv/ }).click()
  await page.getByRole('combobox', { name: 'Colonne qui désigne le fichier' }).click()
  await page.getByRole('option', { name: 'Fichier', exact: true }).click()
  await expect(page.getByText('1 fichier a sa ligne.')).toBeVisible()

  // A workbook in its place; an attachment has no row.
  await page.getByRole('button', { name: 'Se passer de l’index' }).click()
  await page.getByRole('combobox', { name: 'Tableau à lire' }).click()
  await page.getByRole('option', { name: /index\.xlsx/ }).click()
  await page.getByRole('combobox', { name: 'Colonne qui désigne le fichier' }).click()
  await page.getByRole('option', { name: 'Document', exact: true }).click()
  await expect(page.getByText('index.xlsx, 2 lignes')).toBeVisible()
  await expect(page.getByText('1 ligne ne désigne aucun contrat ni avenant')).toBeVisible()
  expectQuiet()
  await context.close()
  await rm(join(folder, '..'), { recursive: true })
})

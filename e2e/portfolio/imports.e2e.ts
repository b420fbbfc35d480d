import { expect, type Page } from '@playwright/test'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { buildZip } from '../../apps/server/src/platform/parsers/testing/build-zip.ts'
import { randomBytes } from 'node:crypto'
import { test } from '../support/company.ts'
import { onDisk } from '../support/on-disk.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const IMPORTS = '/home/contratheque/imports'
const MEGABYTE = 1024 * 1024
const ZIP = 'Contrats signés.zip'

const pdf = (...lines: string[]) => buildPdf([{ lines: setLines(lines) }])

/** More than two parts of an upload: a text that nothing packs, beside real contracts and a hostile name. */
function zipOfContracts(): Buffer {
  const lease = pdf('Bail commercial', 'Le present bail est conclu pour une duree de neuf ans')
  const maintenance = pdf('Contrat de maintenance', 'Le prestataire entretient les ascenseurs')
  return Buffer.from(
    buildZip([
      { name: 'Baux/Bail des Ormes.pdf', bytes: lease },
      { name: 'Baux/Bail des Ormes (copie).pdf', bytes: lease },
      { name: 'Maintenance/Ascenseurs.pdf', bytes: maintenance },
      { name: '../../etc/passwd', bytes: 'root' },
      { name: 'Plans.zip', bytes: randomBytes(18 * MEGABYTE), method: 0 },
      { name: '__MACOSX/._Bail.pdf', bytes: 'x' },
    ]),
  )
}

const choose = (page: Page, path: string) =>
  page.locator('input[type=file][aria-label="Choisir des fichiers"]').setInputFiles(path)

test('a zip is sent, goes on after a reload, is read, and says what it left out', async ({
  browser,
  company,
}, info) => {
  const nora = await company.join('contractManager', 'Nora Petit')
  const context = await nora.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const zip = await onDisk(info, 'whole', { name: ZIP, bytes: zipOfContracts() })

  // The empty list teaches what an import is.
  await page.goto('/home/dashboard')
  await page.getByRole('link', { name: 'Importer des contrats' }).click()
  await expect(page.getByText('Aucun import pour l’instant')).toBeVisible()
  await auditBothWidths(page, 'imports-empty')

  // The second part never arrives: the page is left in the middle.
  let parts = 0
  await page.route('**/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    parts += 1
    if (parts === 1) await route.continue()
  })
  await choose(page, zip)
  const bar = page.getByRole('progressbar', { name: /^Envoi de/ })
  await expect(bar).toBeVisible()
  await expect.poll(() => parts).toBe(2)
  await auditBothWidths(page, 'import-sending')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  // Only now: the part that is held would go on.
  await page.unrouteAll()
  await expect(page.getByText('L’envoi s’est interrompu')).toBeVisible()
  await expect(page.getByText(/^8\sMo sur 18\sMo sont arrivés/)).toBeVisible()
  await auditBothWidths(page, 'import-interrupted')

  // Another file is not what is awaited; the same one goes on where it stopped.
  await choose(page, await onDisk(info, 'other', { name: ZIP, bytes: Buffer.from('PK autre') }))
  await expect(page.getByText('n’est pas l’un des fichiers attendus')).toBeVisible()
  const offsets: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'])
  })
  await choose(page, zip)
  await expect(page.getByText('À faire correspondre')).toBeVisible()
  expect(offsets[0]).toBe(String(8 * MEGABYTE))

  // The log: each file, with its reason.
  await page.getByRole('tab', { name: 'Journal' }).click()
  const log = page.getByRole('table', { name: 'Journal de l’import' })
  const line = (name: string | RegExp) => log.getByRole('row').filter({ hasText: name })
  await expect(line('../../etc/passwd')).toContainText('Son nom conduit hors du zip')
  await expect(line('Plans.zip')).toContainText('archive dans l’archive')
  await expect(line('Bail des Ormes (copie).pdf')).toContainText(
    'Même contenu que Baux/Bail des Ormes.pdf',
  )
  await expect(line('Ascenseurs.pdf')).toContainText('Gardé')
  await auditBothWidths(page, 'import-log')
  await page.getByRole('combobox', { name: 'État' }).click()
  await page.getByRole('option', { name: 'Écarté (2)' }).click()
  await expect(log.getByRole('row')).toHaveCount(3)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le journal' }).click()
  expect((await download).suggestedFilename()).toMatch(/^import-\d+-\d+\.csv$/)

  // The list says how far it is; cancelled, its files are gone.
  await page.goto(IMPORTS)
  const row = page.getByRole('row').filter({ hasText: 'Contrats signés.zip' })
  await expect(row).toContainText('3 gardés')
  await expect(row).toContainText('2 écartés')
  await auditBothWidths(page, 'imports')
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Annuler l’import' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('Cela ne peut pas être défait')
  await asked.getByRole('button', { name: 'Annuler l’import' }).click()
  await expect(page.getByText('Annulé', { exact: true })).toBeVisible()
  expectQuiet()
  await context.close()
})

test('a file of more than 2 GB is refused before a byte is sent', async ({ browser, company }) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(IMPORTS)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.getByText('Déposez un zip').waitFor()
  // No such file fits into a test: one whose size says so is dropped.
  await page.evaluate(() => {
    const file = new File(['x'], 'Tout.zip')
    Object.defineProperty(file, 'size', { value: 3 * 1024 ** 3 })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    Object.defineProperty(input, 'files', { value: [file] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByText(/^Tout\.zip.*le fichier dépasse 2\sGo/)).toBeVisible()
  expect(sent.filter((url) => url.includes('/imports'))).toEqual([])
  await context.close()
})

import { expect, type Page } from '@playwright/test'
import { pdfOf, workbook } from '../../apps/server/src/testing/attachments.ts'
import { drawSignature } from '../../apps/server/src/platform/sealing/testing/sealing-sample.ts'
import { test } from '../support/company.ts'
import { sendForSignature, writtenContract } from '../support/contracts.ts'
import { auditBothWidths } from '../support/screens.ts'

const FILES = [
  { name: 'Plan de masse.pdf', mimeType: 'application/pdf', bytes: pdfOf('Plan', 'Coupe') },
  { name: 'Tarifs 2027.xlsx', mimeType: '', bytes: workbook() },
  { name: 'Outil.exe', mimeType: '', bytes: Buffer.from('MZ\0\0') },
  { name: 'Façade.png', mimeType: 'image/png', bytes: Buffer.from(drawSignature()) },
]

const names = (page: Page) =>
  page
    .getByRole('region', { name: 'Pièces jointes' })
    .getByRole('listitem')
    .locator('p.font-medium')

test('annexes are added, looked at, put in order, renamed, deleted and brought back', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Réhabilitation du siège')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const address = `/home/contratheque/contractList/contract/${contractId}/edit?tab=files`
  await page.goto(address)
  const section = page.getByRole('region', { name: 'Pièces jointes' })
  await expect(section.getByText('Aucune pièce jointe')).toBeVisible()

  await section
    .getByLabel('Ajouter des pièces jointes')
    .last()
    .setInputFiles(FILES.map(({ bytes, ...file }) => ({ ...file, buffer: Buffer.from(bytes) })))
  await expect(section.getByRole('alert')).toContainText('Échec de l’ajout')
  await expect(section.getByRole('alert')).toContainText('Outil.exe')
  await expect(names(page)).toHaveText(['Plan de masse', 'Tarifs 2027', 'Façade'])
  await section.getByRole('button', { name: 'Fermer ce message' }).click()

  await section.getByRole('button', { name: /^Déplacer « Façade »/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(names(page)).toHaveText(['Plan de masse', 'Façade', 'Tarifs 2027'])
  await expect(section.getByText('est maintenant à la place 2 sur 3')).toBeAttached()
  const handle = section.getByRole('button', { name: /^Déplacer « Tarifs 2027 »/ })
  await handle.dragTo(section.getByRole('listitem').first())
  await expect(names(page)).toHaveText(['Tarifs 2027', 'Plan de masse', 'Façade'])

  await section.getByRole('button', { name: 'Aperçu de « Plan de masse »' }).click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('img', { name: 'Page 1 de « Plan de masse »' })
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1000)
  await dialog.getByRole('button', { name: 'Page suivante' }).click()
  await expect(dialog.getByText('Page 2 sur 2')).toBeVisible()
  await page.keyboard.press('Escape')

  await menu(page, 'Plan de masse', 'Modifier le nom, le type ou la date')
  await dialog.getByRole('textbox', { name: 'Nom' }).fill('Plan du rez-de-chaussée')
  await dialog.getByRole('textbox', { name: 'Date de signature' }).fill('03/11/2026')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(section.getByText('signée le 03/11/2026')).toBeVisible()

  const chooser = page.waitForEvent('filechooser')
  await menu(page, 'Plan du rez-de-chaussée', 'Ajouter une version')
  await (
    await chooser
  ).setFiles({ name: 'plan-b.pdf', mimeType: '', buffer: Buffer.from(pdfOf('Plan B')) })
  await expect(section.getByText('version 2')).toBeVisible()
  await menu(page, 'Plan du rez-de-chaussée', 'Versions')
  await expect(dialog.getByText('Version retenue')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()

  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Tout télécharger (ZIP)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)

  await menu(page, 'Façade', 'Supprimer')
  await expect(names(page)).toHaveText(['Tarifs 2027', 'Plan du rez-de-chaussée'])
  await page.getByRole('button', { name: 'Annuler' }).last().click()
  await expect(names(page)).toHaveText(['Tarifs 2027', 'Plan du rez-de-chaussée', 'Façade'])

  await page.getByRole('button', { name: 'Envoyer pour signature' }).first().click()
  const annexes = dialog.getByRole('region', { name: 'Annexes du document à signer' })
  await expect(annexes).toContainText('citée avec son empreinte, non reproduite')
  await expect(annexes).toContainText('n’est plus déclaré PDF/A')
  await auditBothWidths(page, 'sending with annexes')
  await page.keyboard.press('Escape')

  await sendForSignature(company.administrator, contractId, [
    { kind: 'internal', personId: company.administrator.id },
  ])
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/sign`)
  const shown = page.getByRole('region', { name: 'Annexes' })
  await expect(shown.getByRole('listitem')).toHaveCount(3)
  await expect(shown.getByRole('link', { name: 'Télécharger l’annexe 1' })).toBeVisible()
  await auditBothWidths(page, 'document to sign with annexes')
  await context.close()
})

test('keys and a deletion show at once, however late the list is read again', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Réhabilitation du dépôt')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit?tab=files`)
  const section = page.getByRole('region', { name: 'Pièces jointes' })
  await section
    .getByLabel('Ajouter des pièces jointes')
    .last()
    .setInputFiles(
      ['Plan', 'Coupe', 'Façade'].map((name) => ({
        name: `${name}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(pdfOf(name)),
      })),
    )
  await expect(names(page)).toHaveText(['Plan', 'Coupe', 'Façade'])

  // From here on the list is never read again, and a move is answered when the next one has been asked for.
  await page.route(/\/attachments$/, () => undefined)
  const held = Promise.withResolvers<void>()
  await page.route(/\/place$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await section.getByRole('button', { name: /^Déplacer « Façade »/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(names(page)).toHaveText(['Plan', 'Façade', 'Coupe'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect(names(page)).toHaveText(['Façade', 'Plan', 'Coupe'])
  held.resolve()
  await expect(section.getByText('est maintenant à la place 1 sur 3')).toBeAttached()
  await expect(names(page)).toHaveText(['Façade', 'Plan', 'Coupe'])

  await menu(page, 'Façade', 'Supprimer')
  await expect(names(page)).toHaveText(['Plan', 'Coupe'])
  await expect(section.getByText(/^Annexe 1/)).toHaveCount(1)
  await context.close()
})

async function menu(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions sur « ${name} »` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

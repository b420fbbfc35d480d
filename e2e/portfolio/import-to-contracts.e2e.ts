import { expect, type Page } from '@playwright/test'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { buildZip } from '../../apps/server/src/platform/parsers/testing/build-zip.ts'
import { test } from '../support/company.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const pdf = (...lines: string[]) => buildPdf([{ lines: setLines(lines) }])

/** With an index that has mistakes: a row without a file, and a day in words that are none. */
function zip(): Buffer {
  const index = [
    'Fichier;Partie;Signature;Debut;Fin;Preavis',
    'Bail des Ormes.pdf;CADEXIA SAS;31/12/2019;2020-01-01;2035-12-31;6 mois',
    'Ascenseurs.pdf;Cadexia;bientôt;;;',
    'Perdu.pdf;Personne;;;;',
  ].join('\n')
  return Buffer.from(
    buildZip([
      { name: 'Baux/Bail des Ormes.pdf', bytes: pdf('Bail commercial', 'Un bail de neuf ans') },
      { name: 'Baux/Annexe 1.pdf', bytes: pdf('Plan des lieux') },
      { name: 'Ascenseurs.pdf', bytes: pdf('Contrat de maintenance', 'Entretien des ascenseurs') },
      { name: 'index.csv', bytes: index },
    ]),
  )
}

async function select(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('kept files become contracts by an index with mistakes, and are gone again after the undo', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/contratheque/imports')
  await page
    .locator('input[type=file][aria-label="Choisir des fichiers"]')
    .setInputFiles({ name: 'Vieux contrats.zip', mimeType: 'application/zip', buffer: zip() })

  // Mapping 1: the index is read, and joined by the name.
  await page.getByRole('tab', { name: 'Correspondance 1 : fichiers' }).click()
  await select(page, 'Tableau à lire', 'index.csv')
  await expect(page.getByText('index.csv, 3 lignes')).toBeVisible()
  await select(page, 'Colonne qui désigne le fichier', 'Fichier')
  await expect(page.getByText('2 fichiers ont leur ligne.')).toBeVisible()
  await expect(page.getByText('1 ligne ne désigne aucun contrat ni avenant')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer la correspondance' }).click()
  await expect(page.getByText('La correspondance est enregistrée.')).toBeVisible()
  await auditBothWidths(page, 'import-map-files')

  // Mapping 2: columns to fields, and a default type.
  await page.getByRole('tab', { name: 'Correspondance 2 : champs' }).click()
  for (const [column, field] of [
    ['Partie', 'Cocontractant'],
    ['Signature', 'Date de signature'],
    ['Debut', 'Prise d’effet'],
    ['Fin', 'Date d’échéance'],
    ['Preavis', 'Préavis'],
  ] as const)
    await select(page, column, field)
  await page.getByRole('combobox', { name: 'Type de contrat' }).click()
  await page.getByRole('option').first().click()
  await auditBothWidths(page, 'import-map-fields')
  await page.getByRole('button', { name: 'Simuler l’import' }).click()

  // The simulation: the party is unknown, and created once.
  await expect(page.getByRole('combobox', { name: /CADEXIA SAS/ })).toBeVisible()
  await auditBothWidths(page, 'import-plan')
  await page.getByRole('button', { name: /^Créer la valeur inconnue/ }).click()
  await page.getByRole('button', { name: 'Appliquer 1 réponse' }).click()
  await expect(page.getByText(/^1 contrat, 1 pièce jointe, .*1 à compléter/)).toBeVisible()

  // Before a rule is changed, it says that this simulation would no longer count.
  await page.getByRole('tab', { name: 'Correspondance 1 : fichiers' }).click()
  await expect(page.getByText(/^Une simulation existe\./)).toBeVisible()
  await page.getByRole('tab', { name: 'Simulation' }).click()

  // The day that is none is corrected in place.
  await page.getByRole('row').filter({ hasText: 'Ascenseurs.pdf' }).click()
  const panel = page.getByRole('complementary')
  const day = panel.getByRole('textbox', { name: 'Date de signature' })
  await expect(day).toHaveValue('bientôt')
  await day.fill('1er mars 2021')
  await day.press('Enter')
  await expect(page.getByText(/^2 contrats, 1 pièce jointe/)).toBeVisible()

  await page.getByRole('button', { name: 'Créer 3 éléments' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('Contrats : 2')
  await asked.getByRole('button', { name: 'Créer les contrats' }).click()
  await expect(page.getByText(/3 créés/)).toBeVisible()
  await page.goto('/home/contratheque/contractList')
  await expect(page.getByRole('row').filter({ hasText: 'Bail commercial' })).toContainText(
    'Cadexia',
    {
      ignoreCase: true,
    },
  )

  // And back.
  await page.goto('/home/contratheque/imports')
  await page.getByRole('link', { name: 'Vieux contrats.zip' }).click()
  await page.getByRole('tab', { name: 'Simulation' }).click()
  await page.getByRole('button', { name: 'Défaire l’import' }).click()
  const undo = page.getByRole('alertdialog')
  await expect(undo).toContainText('Contrats supprimés : 2')
  await undo.getByRole('button', { name: 'Supprimer ce qu’il a créé' }).click()
  await expect(page.getByText('Défait', { exact: true })).toBeVisible()
  await page.goto('/home/contratheque/contractList')
  await expect(page.getByRole('row').filter({ hasText: 'Bail commercial' })).toHaveCount(0)
  expectQuiet()
  await context.close()
})

test('rules are kept, renamed and deleted, and files go to a contract that is already here', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const send = async (name: string, entries: Parameters<typeof buildZip>[0]) => {
    await page.goto('/home/contratheque/imports')
    await page
      .locator('input[type=file][aria-label="Choisir des fichiers"]')
      .setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(buildZip(entries)) })
    await page.getByRole('tab', { name: 'Correspondance 1 : fichiers' }).click()
  }
  await send('Base.zip', [{ name: 'Bail des Tilleuls.pdf', bytes: pdf('Bail des Tilleuls') }])

  // The index is not in the zip: it is sent by itself.
  const table = (rows: string) => ({
    name: 'Registre.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Document;Début${rows}`),
  })
  const sending = page.getByLabel('Envoyer un tableau (CSV ou XLSX)').and(page.locator('input'))
  await sending.setInputFiles(table(''))
  await expect(
    page.getByText(
      'Ce tableau est vide : il faut une ligne de titres, puis une ligne par fichier.',
    ),
  ).toBeVisible()
  await sending.setInputFiles(table('\nBail des Tilleuls.pdf;2020-01-01'))
  await expect(page.getByText('Registre.csv, 1 ligne')).toBeVisible()
  await select(page, 'Colonne qui désigne le fichier', 'Document')
  await expect(page.getByText('1 fichier a sa ligne.')).toBeVisible()

  // A profile: kept, chosen, renamed, deleted.
  await page.getByRole('textbox', { name: 'Nom du modèle' }).fill('Baux')
  await page.getByRole('button', { name: 'Garder ces règles' }).click()
  await select(page, 'Reprendre un modèle', 'Baux')
  await page.getByRole('button', { name: 'Renommer' }).click()
  const renaming = page.getByRole('dialog')
  await renaming.getByRole('textbox', { name: 'Nouveau nom' }).fill('Baux de 2019')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Reprendre un modèle' })).toContainText(
    'Baux de 2019',
  )
  await page.getByRole('button', { name: 'Supprimer le modèle' }).click()
  const deleting = page.getByRole('alertdialog')
  await expect(deleting).toContainText('Il ne peut pas être rétabli.')
  await deleting.getByRole('button', { name: 'Supprimer le modèle' }).click()
  await expect(page.getByRole('combobox', { name: 'Reprendre un modèle' })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Correspondance 2 : champs' }).click()
  await page.getByRole('combobox', { name: 'Type de contrat' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Simuler l’import' }).click()
  await page.getByRole('button', { name: 'Créer 1 élément' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Créer les contrats' }).click()
  await expect(page.getByText(/1 créé/)).toBeVisible()

  // More files than a page shows: all that match are changed at once, then some are attached to the contract.
  const annexes = Array.from({ length: 52 }, (_, at) => ({
    name: `Plan ${at}.pdf`,
    bytes: pdf(`Plan ${at}`),
  }))
  await send('Plans.zip', annexes)
  const files = page.getByRole('region', { name: 'Fichiers et leur rôle' })
  await files.getByRole('checkbox', { name: 'Tout sélectionner' }).first().check()
  await files.getByRole('button', { name: 'Choisir les 52 fichiers qui correspondent' }).click()
  await select(page, 'Rôle des 52 fichiers choisis', 'Écarté')
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('Changer le rôle de 52 fichiers ?')
  await asked.getByRole('button', { name: 'Changer leur rôle' }).click()
  await expect(page.getByText('Le rôle de 52 fichiers est changé.')).toBeVisible()

  await files.getByRole('checkbox', { name: 'Sélectionner la ligne Plan 0.pdf' }).check()
  await files.getByRole('button', { name: 'Rattacher à un contrat existant' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Contrat' }).fill('tilleuls')
  await page.getByRole('option', { name: /Bail des Tilleuls/ }).click()
  await auditBothWidths(page, 'import-attach')
  await dialog.getByRole('button', { name: 'Rattacher' }).click()
  await expect(files.getByRole('row').filter({ hasText: 'Plan 0.pdf' })).toContainText(
    'Bail des Tilleuls',
  )
  await expect(files.getByRole('row').filter({ hasText: 'Plan 0.pdf' })).toContainText(
    'Pièce jointe',
  )

  // Another one is attached from its row of the simulation, which runs again.
  await files.getByRole('checkbox', { name: 'Sélectionner la ligne Plan 1.pdf' }).check()
  await select(page, 'Rôle du fichier choisi', 'Contrat')
  await page.getByRole('tab', { name: 'Correspondance 2 : champs' }).click()
  await page.getByRole('button', { name: 'Simuler l’import' }).click()
  const rows = page.getByRole('region', { name: 'Lignes de la simulation' })
  await rows.getByRole('row').filter({ hasText: 'Plan 1.pdf' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Rattacher à un contrat existant' }).click()
  await dialog.getByRole('combobox', { name: 'Contrat' }).fill('tilleuls')
  await page.getByRole('option', { name: /Bail des Tilleuls/ }).click()
  await dialog.getByRole('button', { name: 'Rattacher' }).click()
  await expect(panel.getByText('Appartient à Bail des Tilleuls')).toBeVisible()
  await expect(page.getByText(/^2 pièces jointes/)).toBeVisible()
  expectQuiet()
  await context.close()
})

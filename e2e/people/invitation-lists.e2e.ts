import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { auditBothWidths } from '../support/screens.ts'

const USERS = '/home/administration/gestionUtilisateur'
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()

test('the CSV of a French Excel is invited in the background; a wrong line is corrected in place', async ({
  browser,
  company,
}) => {
  const run = company.id.slice(-6)
  const address = (name: string) => `${name}.${run}@exemple.test`
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`${USERS}?open=new`)
  // An Outlook list below the header of a table, and one address alone on its line.
  const text = [
    'Prénom;Nom;E-mail;Rôle;Téléphone',
    `Zoé;Bérard;${address('zoe')};Lecteur;01`,
    `Le Goëc, Anne <${address('anne')}>`,
    address('seule'),
    `Éric;Blanc;${address('eric')};Chef;02`,
    `Zoé;Bérard;${address('zoe')};;`,
  ].join('\r\n')
  const panel = page.getByRole('complementary').last()
  const file = (name: string, buffer: Buffer) =>
    panel.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await file('classeur.csv', Buffer.from([0x50, 0x4b, 3, 4, 0]))
  await said(page, /C’est un classeur Excel/)
  await file('liste.csv', Buffer.from(text, 'latin1'))
  await said(page, /liste\.csv.*Windows-1252/)
  await expect(panel.getByRole('textbox', { name: 'Adresses e-mail' })).toHaveValue(/Zoé;Bérard/)
  await panel.getByRole('button', { name: 'Vérifier la liste' }).click()
  await said(page, '3 personnes à inviter')
  await said(page, '1 ligne à corriger')
  await said(page, '1 ligne sans rien à faire')
  await said(page, /Colonnes non lues.*Téléphone/)
  await said(page, /Aucun rôle ne s’appelle/)
  await auditBothWidths(page, 'invitation-preview')
  await panel.getByRole('button', { name: 'Inviter 3 personnes' }).click()
  await said(page, '3 personnes sont invitées.')
  expect(await company.product.mailsTo(address('anne'), 1)).toHaveLength(1)

  // Who leaves finds it again; the line that waits is corrected where it stands.
  await page.goto(USERS)
  await page.getByRole('link', { name: 'Ouvrir la liste' }).click()
  const line = panel.getByRole('listitem').filter({ hasText: 'Aucun rôle' })
  await auditBothWidths(page, 'invitation-list')
  await line.getByRole('textbox', { name: 'Rôle' }).fill('Patron')
  await line.getByRole('button', { name: 'Inviter', exact: true }).click()
  await expect(line.getByRole('textbox', { name: 'Rôle' })).toHaveAccessibleDescription(
    /Aucun rôle ne s’appelle.*Patron/,
  )
  await line.getByRole('textbox', { name: 'Rôle' }).fill('valideur')
  await line.getByRole('button', { name: 'Inviter', exact: true }).click()
  await said(page, '4 personnes sont invitées.')
  await said(page, 'Tout est fait.')
  await page.goto(`${USERS}?search=eric.${run}`)
  await expect(page.getByRole('row', { name: /Éric Blanc/ })).toContainText('Valideur')
  await context.close()
})

import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from '../support/person.ts'
import { test } from '../support/company.ts'
import { auditBothWidths } from '../support/screens.ts'

const administration = '/home/administration'
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()

/** Chooses the search result for a word in a searching field. */
async function choose(within: Locator, field: string, words: string): Promise<void> {
  const page = within.page()
  await within.getByRole('combobox', { name: field }).click()
  await page.keyboard.type(words)
  await page.getByRole('option', { name: words }).first().click()
}

test('two people are invited from a list, a wrong line is corrected, and one activates their account', async ({
  browser,
  company,
}) => {
  const run = company.id.slice(-6)
  const lea = `lea.${run}@exemple.test`
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`${administration}/gestionUtilisateur`)
  await page.getByRole('link', { name: 'Anne Martin' }).first().waitFor()
  await auditBothWidths(page, 'users')

  await page.getByRole('link', { name: 'Inviter des personnes' }).click()
  const list = page.getByRole('textbox', { name: 'Adresses e-mail' })
  await list.fill(`Prénom;Nom;Adresse\nLéa;Roy;${lea}\nÉric;Blanc;eric.${run}@exemple`)
  await auditBothWidths(page, 'users-list')
  await page.getByRole('button', { name: 'Vérifier la liste' }).click()
  await said(page, 'Vérifiez que les adresses e-mail sont valides')
  await auditBothWidths(page, 'users-preview')
  await page.getByRole('button', { name: 'Modifier la liste' }).click()
  await list.fill(`Prénom;Nom;Adresse\nLéa;Roy;${lea}\nÉric;Blanc;eric.${run}@exemple.test`)
  await page.getByRole('button', { name: 'Vérifier la liste' }).click()
  // The default role is preselected.
  await page.getByRole('button', { name: 'Inviter 2 personnes' }).click()
  await said(page, '2 personnes sont invitées.')
  await said(page, 'Léa Roy')

  const [mail] = await company.product.mailsTo(lea, 1)
  const link = /\/auth\/activate#[\w-]{43}/.exec(mail!.text)![0]
  const theirs = await browser.newContext({ baseURL: company.product.url, locale: 'fr-FR' })
  const own = await theirs.newPage()
  await own.goto(link)
  await expect(own.getByRole('heading', { name: 'Activer votre compte' })).toBeVisible()
  await own
    .getByLabel(/^Mot de passe/)
    .first()
    .fill(PASSWORD)
  await own.getByLabel(/^Mot de passe, une seconde fois/).fill('autre chose')
  await own.getByRole('button', { name: 'Activer mon compte' }).click()
  await said(own, 'Les mots de passe ne correspondent pas. Réessayez.')
  await auditBothWidths(own, 'activate')
  await own.getByLabel(/^Mot de passe, une seconde fois/).fill(PASSWORD)
  await own.getByRole('button', { name: 'Activer mon compte' }).click()
  await own.waitForURL('**/home/dashboard')
  await own.goto(link)
  await said(own, /déjà activé/)
  await theirs.close()

  await page.reload()
  await page.getByRole('link', { name: 'Léa Roy' }).first().click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('button', { name: 'Bloquer' })).toBeVisible()
  await auditBothWidths(page, 'user')
  await context.close()
})

test('a role is created and granted; a blocked person is signed out in another browser', async ({
  browser,
  company,
}) => {
  const nadia = await company.join('reader', 'Nadia Roux')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`${administration}/roleManagement`)
  await page.getByRole('link', { name: 'Lecteur' }).first().waitFor()
  await auditBothWidths(page, 'roles')
  await page.getByRole('link', { name: 'Créer un rôle' }).click()
  await page.getByRole('textbox', { name: 'Nom' }).fill('Ju')
  await page.getByRole('button', { name: 'Créer un rôle' }).click()
  await said(page, 'Le nom est trop court (minimum 3 caractères)')
  await auditBothWidths(page, 'role-refused')
  await page.getByRole('textbox', { name: 'Nom' }).fill('Juriste')
  await page.getByRole('searchbox', { name: 'Chercher un droit' }).fill('groupes')
  await page.getByRole('checkbox', { name: 'Gérer les groupes' }).check()
  await page.getByRole('button', { name: 'Créer un rôle' }).click()
  await expect(page.getByRole('heading', { name: 'Juriste', level: 1 })).toBeVisible()
  await auditBothWidths(page, 'role')

  const theirs = await nadia.open(browser)
  const own = await theirs.newPage()
  await own.goto('/home/help')
  await page.goto(`${administration}/gestionUtilisateur?open=${nadia.id}`)
  const panel = page.getByRole('complementary')
  await panel.getByRole('combobox', { name: 'Rôle' }).click()
  await panel.getByRole('combobox', { name: 'Rôle' }).fill('Juriste')
  await page.getByRole('option', { name: 'Juriste' }).click()
  await panel.getByRole('button', { name: 'Enregistrer' }).click()
  await said(page, 'est enregistré')
  await own.goto(`${administration}/groupManagement`)
  await expect(own.getByRole('heading', { name: 'Groupes', level: 1 })).toBeVisible()

  await page.goto(`${administration}/gestionUtilisateur?open=${nadia.id}`)
  await panel.getByRole('button', { name: 'Bloquer' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('Toutes ses sessions prennent fin')
  await auditBothWidths(page, 'user-block')
  await asked.getByRole('button', { name: 'Bloquer' }).click()
  await said(page, 'Nadia Roux : le compte est bloqué.')
  // Their open page leaves by itself: a navigation would interfere.
  await own.waitForURL('**/auth/signin**')
  await theirs.close()
  await context.close()
})

test('a group takes many people together, and is restored unchanged', async ({
  browser,
  company,
}) => {
  await company.join('reader', 'Zoé Petit')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`${administration}/groupManagement/newGroupe`)
  await page.getByRole('textbox', { name: 'Nom' }).fill('Relecteurs')
  await page.getByRole('button', { name: 'Créer un groupe' }).click()
  await expect(page.getByRole('heading', { name: 'Relecteurs', level: 1 })).toBeVisible()
  await choose(page.getByRole('main'), 'Ajouter des personnes', 'Zoé Petit')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await said(page, '1 personne ajoutée')
  await expect(page.getByRole('button', { name: 'Retirer Zoé Petit' })).toBeVisible()
  await auditBothWidths(page, 'group')
  await page.getByRole('button', { name: 'Supprimer le groupe' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('Ses membres perdent les accès')
  await asked.getByRole('button', { name: 'Supprimer le groupe' }).click()
  await said(page, /est supprimé/)
  await page.getByRole('button', { name: 'Annuler l’action' }).click()
  await said(page, /est rétabli/)
  await said(page, 'Relecteurs')
  await auditBothWidths(page, 'groups')
  await context.close()
})

test('an absence names a delegate, and ends early', async ({ browser, company }) => {
  await company.join('validator', 'Paul Henry')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/options/personal')
  await choose(page.getByRole('main'), 'Qui valide à sa place', 'Paul Henry')
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(new Date())
  await page.getByLabel('Premier jour').fill(day)
  await page.getByLabel('Dernier jour inclus').fill(day)
  await page.getByRole('button', { name: 'Ajouter une absence' }).click()
  await said(page, 'Paul Henry validera ces jours-là.')
  await expect(page.getByText('Paul Henry pour Anne Martin')).toBeVisible()
  await auditBothWidths(page, 'absence')
  await page.getByRole('button', { name: 'Mettre fin' }).click()
  await said(page, 'La délégation a pris fin.')
  await expect(page.getByText('Paul Henry pour Anne Martin')).toHaveCount(0)
  await context.close()
})

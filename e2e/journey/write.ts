import { expect, type Page, type Response } from '@playwright/test'
import { audit } from '../support/screens.ts'
import { RARE_WORD, TITLE } from './setup.ts'

/** What the text says of the two companies; the place of signature is left to the editor. */
const PARTIES = {
  'Forme sociale et capital du prestataire':
    'société par actions simplifiée au capital de 50 000 €',
  'Représentant du prestataire': 'Bruno Delatour',
  'Qualité du représentant du prestataire': 'Gérant',
  'Forme sociale et capital du client': 'société anonyme au capital de 300 000 €',
  'SIREN de notre société': '552 100 554',
  'Adresse de notre société': '12 rue de la Forge, 69007 Lyon',
  'Représentant du client': 'Hugo Bernard',
  'Qualité du représentant du client': 'Directeur général',
  'Plafond de responsabilité': '25000',
}

/** From the template to a contract with a completed form; returns its id. */
export async function createFromTemplate(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Nouveau contrat' }).first().click()
  await expect(page.getByRole('heading', { name: 'Nouveau contrat', level: 1 })).toBeVisible()
  await page.getByText('À partir d’un modèle').click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(TITLE)
  await page.getByRole('combobox', { name: /^Cocontractant/ }).fill('Ascenseurs Delatour')
  await page.getByRole('option', { name: /Ascenseurs Delatour/ }).click()
  const counterparty = page.getByRole('dialog', { name: 'Nouveau cocontractant' })
  await counterparty.getByLabel('Numéro SIREN').fill('732 829 320')
  await counterparty.getByLabel('Adresse (facultatif)').fill('8 quai des Forges, 69009 Lyon')
  await counterparty.getByRole('button', { name: 'Créer le cocontractant' }).click()
  await expect(counterparty).toBeHidden()

  await page
    .getByRole('textbox', { name: 'Prestations' })
    .fill('Maintenance préventive et corrective de quatre ascenseurs')
  await page.getByRole('textbox', { name: 'Date d’effet' }).fill('01/01/2027')
  await page.getByRole('textbox', { name: 'Montant TTC' }).fill('12500')
  for (const [label, value] of Object.entries(PARTIES))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('textbox', { name: 'Ville du tribunal compétent' }).fill('Lyon')
  // The text shows the values while they are typed.
  const text = page.getByRole('region', { name: 'Texte du contrat' })
  await expect(text.getByText('tribunal compétent de Lyon')).toBeVisible()
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await page.waitForURL('**/contract/*/edit')
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
  return /contract\/([\w-]+)\/edit/.exec(page.url())![1]!
}

/** Words in a section, a new section, the value of a field: each saved automatically. */
export async function writeText(page: Page): Promise<void> {
  const purpose = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await purpose.click()
  await expect(page.locator('[contenteditable="true"]').and(purpose)).toBeFocused()
  await page.keyboard.press('Control+End')
  const saving = sectionSaved(page)
  await page.keyboard.type(` Le remplacement d’un ${RARE_WORD} est compris dans le prix.`)
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
  await saving
  await expect(page.getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions sur « Objet »' }).click()
  await page.getByRole('menuitem', { name: 'Ajouter une section après' }).click()
  await expect(page.getByRole('heading', { name: /^Article 5/ }).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Astreinte')
  await page.keyboard.press('Enter')
  const savingMore = sectionSaved(page, 'toute heure')
  await page.keyboard.type('Un technicien répond à toute heure, tous les jours de l’année.')
  await expect(page.getByRole('treeitem', { name: '5 Astreinte' })).toBeVisible()
  await savingMore

  const signatures = page.getByRole('textbox', { name: 'Texte de « Signature des Parties »' })
  const place = signatures.getByText('Lieu de signature')
  // Sections are laid out as they scroll into view: their heights must be known before the press.
  await place.scrollIntoViewIfNeeded()
  await place.click()
  await page.getByRole('textbox', { name: 'Lieu de signature' }).fill('Lyon')
  const savingValue = page.waitForResponse(
    (response) => response.ok() && response.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: 'Enregistrer la valeur' }).click()
  await savingValue
  await expect(signatures).toContainText('Fait à Lyon')
  await audit(page, '05-written')

  // What was acknowledged is there on return.
  await page.reload()
  await expect(purpose).toContainText(RARE_WORD)
  await expect(page.getByRole('textbox', { name: 'Texte de « Astreinte »' })).toContainText('heure')
  await expect(signatures).toContainText('Fait à Lyon')
}

/** Waits until the server acknowledges the save of a section. */
function sectionSaved(page: Page, words = RARE_WORD): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      response.ok() &&
      response.request().method() === 'PUT' &&
      /\/sections\/[\w-]+$/.test(response.url()) &&
      (response.request().postData() ?? '').includes(words),
  )
}

/** Tacit renewal with notice; the lifeline says until when notice can be given, and why. */
export async function stateDeadlines(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Échéances' }).click()
  await page.getByRole('button', { name: 'Modifier les échéances' }).click()
  const form = page.getByRole('dialog', { name: 'Échéances du contrat' })
  await form.getByRole('radio', { name: /^Tacite/ }).check()
  await form
    .getByRole('group', { name: 'Préavis' })
    .getByRole('textbox', { name: 'Nombre' })
    .fill('2')
  await expect(form.getByText('31/10/2027').first()).toBeVisible()
  await form.getByRole('button', { name: 'Enregistrer les échéances' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Modifier les échéances' })).toBeFocused()

  await page.getByRole('button', { name: /^Vie du contrat/ }).click()
  const life = page.getByRole('list', { name: 'Vie du contrat' })
  await life.getByRole('button', { name: /^Date limite de dénonciation.*31\/10\/2027/ }).click()
  const why = page.getByRole('dialog', { name: /^Date limite de dénonciation/ })
  await expect(why.getByText('Préavis de 2 mois avant le 31/12/2027')).toBeVisible()
  await expect(why.getByText('Saisi dans le champ « Préavis »').first()).toBeVisible()
  await audit(page, '07-why')
  await page.keyboard.press('Escape')
  await expect(why).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(life).toBeHidden()
}

import { expect, type Browser, type Page } from '@playwright/test'
import { test, type Company } from '../support/company.ts'
import {
  choose,
  expectFocus,
  expectPutBack,
  expectRefusedAt,
  find,
  said,
  write,
} from '../support/keyboard-forms.ts'
import { press, tabTo } from '../support/keys.ts'

const BACK = 'Shift+Tab'

async function openList(browser: Browser, company: Company, path: string): Promise<Page> {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/administration/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Skips the menu, as keyboard users do each time.
  await press(page, page.getByRole('link', { name: 'Aller au contenu' }))
  return page
}

/** « Créer un rôle » above the list, then the first field of the form, which has the focus. */
async function openNew(page: Page, create: string, field: string): Promise<void> {
  await press(page, page.getByRole('main').getByRole('link', { name: create, exact: true }).first())
  await expect(page.getByRole('textbox', { name: field }).first()).toBeFocused()
}

/** The record of the list, in its focused panel. */
async function openRecord(page: Page, name: string): Promise<void> {
  // What was open before has returned the focus.
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expectFocus(page)
  await press(page, page.getByRole('link', { name, exact: true }))
  await expect(page.getByRole('complementary').getByRole('heading', { name })).toBeFocused()
}

test('a role is refused, created, changed, deleted and restored without a mouse', async ({
  browser,
  company,
}) => {
  const page = await openList(browser, company, 'roleManagement')
  const name = page.getByRole('textbox', { name: 'Nom' })
  await openNew(page, 'Créer un rôle', 'Nom')
  await page.keyboard.insertText('Ac')
  await page.keyboard.press('Enter')
  await expectRefusedAt(page, name)
  await write(page, name, 'Acheteuse')
  await page.keyboard.press('Enter')
  await said(page, '« Acheteuse » est enregistré')
  await expect(page.getByRole('heading', { name: 'Acheteuse', level: 1 })).toBeVisible()
  await expectFocus(page)

  await write(page, name, 'Acheteur')
  await write(page, page.getByRole('searchbox', { name: 'Chercher un droit' }), 'modèle')
  const right = page.getByRole('checkbox', { name: /modèle/i }).nth(1)
  await tabTo(page, right)
  await page.keyboard.press('Space')
  await expect(right).toBeChecked()
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await press(page, save)
  await said(page, '« Acheteur » est enregistré')
  await expect(page.getByRole('heading', { name: 'Acheteur', level: 1 })).toBeVisible()
  await expect(save).toBeFocused()

  await press(page, page.getByRole('button', { name: 'Supprimer' }), BACK)
  await expectPutBack(page, 'Acheteur')
})

test('a group is refused, created, filled, deleted and restored without a mouse', async ({
  browser,
  company,
}) => {
  await company.join('reader', 'Noé Castel')
  const page = await openList(browser, company, 'groupManagement')
  const name = page.getByRole('textbox', { name: 'Nom' })
  await openNew(page, 'Créer un groupe', 'Nom')
  await page.keyboard.press('Enter')
  await expectRefusedAt(page, name)
  await write(page, name, 'Achats du Nord')
  await page.keyboard.press('Enter')
  await said(page, '« Achats du Nord » est enregistré')

  const add = page.getByRole('button', { name: 'Ajouter', exact: true })
  const remove = page.getByRole('button', { name: 'Retirer Noé Castel' })
  const people = page.getByRole('combobox', { name: 'Ajouter des personnes' })
  await find(page, people, 'Noé Castel')
  await press(page, add)
  await said(page, '1 personne ajoutée')
  await expect(add).toBeFocused()
  await press(page, remove)
  await said(page, '1 personne retirée')
  await expect(remove).toHaveCount(0)
  await expectFocus(page)
  await find(page, people, 'Noé Castel', BACK)
  await press(page, add)
  await remove.waitFor()

  await write(page, name, 'Achats', BACK)
  await page.keyboard.press('Enter')
  await said(page, '« Achats » est enregistré')
  await press(page, page.getByRole('button', { name: 'Supprimer le groupe' }), BACK)
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await press(page, asked.getByRole('button', { name: 'Supprimer le groupe' }))
  await expectPutBack(page, 'Achats')
})

test('a category is refused, created, changed, deleted and restored without a mouse', async ({
  browser,
  company,
}) => {
  const page = await openList(browser, company, 'categorie')
  const panel = page.getByRole('complementary')
  const name = panel.getByRole('textbox', { name: 'Nom' })
  await openNew(page, 'Créer une catégorie', 'Nom')
  await page.keyboard.press('Enter')
  await expectRefusedAt(page, name)
  await page.keyboard.insertText('Garanties')
  await choose(page, panel.getByRole('combobox', { name: 'Type' }), 'Clauses')
  await press(page, panel.getByRole('button', { name: 'Créer une catégorie' }))
  await said(page, '« Garanties » est enregistré')
  await expect(page.getByRole('link', { name: 'Créer une catégorie' }).first()).toBeFocused()

  await openRecord(page, 'Garanties')
  await write(page, name, 'Garanties et cautions')
  await page.keyboard.press('Enter')
  await said(page, '« Garanties et cautions » est enregistré')
  await openRecord(page, 'Garanties et cautions')
  await press(page, panel.getByRole('button', { name: 'Supprimer la catégorie' }))
  await expectPutBack(page, 'Garanties et cautions')
})

test('a choice list and its dependent field are created and deleted without a mouse', async ({
  browser,
  company,
}) => {
  const page = await openList(browser, company, 'taggedFields')
  const panel = page.getByRole('complementary')
  const label = panel.getByRole('textbox', { name: 'Libellé' })
  const type = panel.getByRole('combobox', { name: 'Type' })
  const create = panel.getByRole('button', { name: 'Créer un champ' })
  await openNew(page, 'Créer un champ', 'Libellé')
  await page.keyboard.press('Enter')
  await expectRefusedAt(page, label)
  await page.keyboard.insertText('Zone de livraison')
  await choose(page, type, 'Choix unique')
  await press(page, label, BACK)
  const choices = panel.getByRole('textbox', { name: 'Choix proposés' })
  await expectRefusedAt(page, choices)
  await page.keyboard.insertText('Quai')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('Étage')
  await press(page, create)
  await said(page, '« Zone de livraison » est enregistré')
  await expectFocus(page)

  await openNew(page, 'Créer un champ', 'Libellé')
  await page.keyboard.insertText('Zone : largeur')
  await choose(page, type, 'Nombre')
  await press(page, panel.getByRole('button', { name: 'Ajouter une condition' }))
  const condition = panel.getByRole('group', { name: 'Condition 1' })
  await expect(condition.getByRole('combobox').first()).toBeFocused()
  // A missing option is not chosen, and the form is not submitted.
  await page.keyboard.insertText('Inconnu')
  await said(page, 'Aucune correspondance')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await find(page, condition.getByRole('combobox').first(), 'Zone de livraison')
  await press(page, create)
  await said(page, 'Indiquez ce qui est comparé au champ « Zone de livraison »')
  await expect(panel.getByRole('alert').first()).toBeFocused()
  await choose(page, condition.getByRole('combobox', { name: 'Valeur' }), 'Quai')
  await press(page, create)
  await said(page, '« Zone : largeur » est enregistré')
  await expect(page.getByRole('row', { name: /Zone : largeur/ })).toContainText('Avancé')

  await write(page, page.getByRole('searchbox', { name: 'Rechercher' }), 'Zone')
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(3)
  await openRecord(page, 'Zone : largeur')
  await press(page, panel.getByRole('button', { name: 'Retirer la condition 1' }))
  await expect(panel.getByRole('button', { name: 'Ajouter une condition' })).toBeFocused()
  await write(page, label, 'Zone de passage', BACK)
  await page.keyboard.press('Enter')
  await said(page, '« Zone de passage » est enregistré')
  await openRecord(page, 'Zone de passage')
  await press(page, panel.getByRole('button', { name: 'Supprimer le champ' }))
  await expectPutBack(page, 'Zone de passage')
})

test('a workflow is refused, created, its steps added, moved and removed without a mouse', async ({
  browser,
  company,
}) => {
  const page = await openList(browser, company, 'workflow')
  const panel = page.getByRole('complementary')
  await openNew(page, 'Créer un workflow', 'Nom')
  await page.keyboard.press('Enter')
  await expectRefusedAt(page, panel.getByRole('textbox', { name: 'Nom' }))
  await page.keyboard.insertText('Baux')
  await tabTo(page, panel.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('radio', { name: /^Vide/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Baux', level: 1 })).toBeVisible()
  await expectFocus(page)

  const step = page.getByRole('group', { name: /Relecture/ })
  const stepName = page
    .getByRole('group', { name: 'Étape 2' })
    .getByRole('textbox', { name: 'Nom' })
  await press(page, page.getByRole('button', { name: 'Ajouter une étape' }))
  await expect(stepName).toBeFocused()
  await page.keyboard.press('Enter')
  await expectRefusedAt(page, stepName)
  await page.keyboard.insertText('Relecture')
  await choose(page, step.getByRole('combobox', { name: 'Nature' }), 'Négociation')
  await write(page, step.getByRole('textbox', { name: 'Description' }), 'À deux.')
  await page.keyboard.press('Alt+ArrowUp')
  await said(page, '« Relecture » est à la place 1 sur 2')
  await expect(step.getByRole('textbox', { name: 'Description' })).toBeFocused()
  await press(page, step.getByRole('textbox', { name: 'Nom' }), BACK)
  await expectRefusedAt(page, step.getByRole('combobox', { name: 'Nature' }))
  await page.keyboard.press('Alt+ArrowDown')
  await said(page, '« Relecture » est à la place 2 sur 2')
  await expect(step.getByRole('combobox', { name: 'Nature' })).toBeFocused()
  const save = page.getByRole('button', { name: 'Enregistrer le workflow' })
  await press(page, save)
  await said(page, '« Baux » est enregistré')
  await expect(save).toBeFocused()

  await press(page, page.getByRole('button', { name: 'Retirer « Relecture »' }), BACK)
  await expect(step).toHaveCount(0)
  await expect(
    page.getByRole('group', { name: /Rédaction/ }).getByRole('textbox', { name: 'Nom' }),
  ).toBeFocused()
  const name = page.getByRole('textbox', { name: 'Nom' }).first()
  await tabTo(page, name, BACK)
  await page.keyboard.insertText('Baux commerciaux')
  await page.keyboard.press('Enter')
  await said(page, '« Baux commerciaux » est enregistré')
  await expect(name).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Actions', exact: true }), BACK)
  const remove = page.getByRole('menuitem', { name: 'Supprimer le workflow' })
  await remove.waitFor()
  await page.keyboard.press('ArrowUp')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPutBack(page, 'Baux commerciaux')
})

test('a validation circuit is refused, created, changed, deleted and restored without a mouse', async ({
  browser,
  company,
}) => {
  await company.join('validator', 'Solène Aubry')
  const page = await openList(browser, company, 'cycleValidation')
  const panel = page.getByRole('complementary')
  const title = panel.getByRole('textbox', { name: 'Circuit' })
  const first = panel.getByRole('group', { name: 'Étape 1' })
  const validators = (step: typeof first) => step.getByRole('combobox', { name: 'Valideurs' })
  await openNew(page, 'Créer un circuit', 'Circuit')
  await page.keyboard.press('Enter')
  await expectRefusedAt(page, title)
  await page.keyboard.insertText('Clavier')
  await choose(
    page,
    panel.getByRole('combobox', { name: /Étape du workflow/ }),
    'Validation · Cycle standard',
  )
  await page.keyboard.press('Tab')
  await press(page, panel.getByRole('button', { name: 'Créer un circuit' }))
  await expectRefusedAt(page, validators(first))
  await find(page, validators(first), 'Solène Aubry')
  await tabTo(page, first.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowRight')
  await expect(first.getByRole('radio', { name: 'Tous les membres' })).toBeChecked()
  await press(page, panel.getByRole('button', { name: 'Créer un circuit' }))
  await said(page, '« Clavier » est enregistré')
  await expectFocus(page)

  await openRecord(page, 'Clavier')
  await press(page, panel.getByRole('button', { name: 'Ajouter une étape' }))
  const second = panel.getByRole('group', { name: 'Étape 2' })
  await expect(second.getByRole('textbox', { name: 'Nom de l’étape' })).toBeFocused()
  await page.keyboard.insertText('Direction')
  await find(page, validators(second), 'Solène Aubry')
  const up = panel.getByRole('button', { name: 'Monter l’étape « Direction »' })
  await press(page, up, BACK)
  await said(page, 'L’étape « Direction » est maintenant en position 1 sur 2')
  await expect(up).toBeFocused()
  await press(page, panel.getByRole('button', { name: 'Enregistrer' }))
  await said(page, '« Clavier » est enregistré')
  await openRecord(page, 'Clavier')
  await press(page, panel.getByRole('button', { name: 'Supprimer le circuit' }))
  await expectPutBack(page, 'Clavier')
})

import { expect, type Page } from '@playwright/test'
import { test } from './support/company.ts'
import { outsider } from './support/contracts.ts'
import { press, tabTo } from './support/keys.ts'
import { PASSWORD } from './support/person.ts'
import { listen } from './support/screens.ts'

test('from sign-in to sending for signature without a mouse', async ({ browser, company }) => {
  const { administrator, product } = company
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await page.goto('/auth/signin')
  await tabTo(page, page.getByLabel('Adresse e-mail'))
  await page.keyboard.type(administrator.email)
  await tabTo(page, page.getByLabel(/^Mot de passe/))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home/dashboard')

  await press(page, page.getByRole('link', { name: 'Nouveau contrat' }).first())
  await expect(page.getByRole('heading', { name: 'Nouveau contrat', level: 1 })).toBeVisible()
  const starts = page.getByRole('group', { name: 'Point de départ' })
  await tabTo(page, starts.getByRole('radio', { checked: true }))
  const scratch = starts.getByRole('radio', { name: /^Page blanche/ })
  for (let moves = 0; moves < 3 && !(await scratch.isChecked()); moves += 1)
    await page.keyboard.press('ArrowDown')
  await expect(scratch).toBeChecked()
  await tabTo(page, page.getByRole('textbox', { name: 'Titre', exact: true }))
  await page.keyboard.type('Nettoyage des vitres')
  await choose(page, 'Type de contrat')
  await choose(page, 'Projet')
  await press(page, page.getByRole('button', { name: 'Créer le contrat' }))
  await page.waitForURL('**/contract/*/edit')

  await test.step('write', async () => {
    for (const title of ['Objet', 'Signatures']) {
      const text = page.getByRole('textbox', { name: `Texte de « ${title} »` })
      await tabTo(page, text)
      await expect(page.locator('[contenteditable="true"]').and(text)).toBeFocused()
      const saving = page.waitForResponse(
        (response) => response.ok() && response.request().method() === 'PUT',
      )
      await page.keyboard.type('Les vitres sont nettoyées chaque mois.')
      await saving
      await expect(text).toContainText('chaque mois')
    }
  })

  await test.step('deadlines', async () => {
    const synthesis = page.getByRole('tab', { name: 'Synthèse' })
    await tabTo(page, synthesis)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Échéances' })).toBeFocused()
    await page.keyboard.press('Enter')
    const edit = page.getByRole('button', { name: /(Définir|Modifier) les échéances/ })
    await press(page, edit)
    const form = page.getByRole('dialog', { name: 'Échéances du contrat' })
    await expect(form).toBeVisible()
    await tabTo(page, form.getByRole('textbox', { name: 'Date d’effet' }))
    await page.keyboard.type('01/01/2027')
    await tabTo(page, form.getByRole('textbox', { name: 'Nombre' }).first())
    await page.keyboard.type('1')
    await press(page, form.getByRole('button', { name: 'Enregistrer les échéances' }))
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: 'Modifier les échéances' })).toBeFocused()
  })

  await test.step('send for signature', async () => {
    const send = page.getByRole('button', { name: 'Envoyer pour signature' }).first()
    await tabTo(page, send, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: /^Envoyer «/ })
    await expect(form).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(send).toBeFocused()
    await page.keyboard.press('Enter')
    const { name, email } = outsider()
    await tabTo(page, form.getByRole('textbox', { name: 'Nom et prénom' }))
    await page.keyboard.type(name)
    await tabTo(page, form.getByRole('textbox', { name: 'Adresse e-mail' }))
    await page.keyboard.type(email)
    await press(page, form.getByRole('button', { name: 'Envoyer pour signature' }))
    await expect(form).toBeHidden()
    await expect(page.getByText('Lecture seule')).toBeVisible()
  })
  expectQuiet()
  await context.close()
})

/** Keeps a preselected option, or chooses the first of the list. */
async function choose(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name })
  await tabTo(page, field)
  if ((await field.inputValue()) === '') {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await expect(field).not.toHaveValue('')
}

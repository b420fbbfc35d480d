import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { expectPutBack, said } from '../support/keyboard-forms.ts'
import { press, tabTo } from '../support/keys.ts'

/** Administration lists with the name of their form; each record is named by its first field. */
const LISTS = [
  { path: 'typeContract', create: 'Créer un type', remove: 'Supprimer le type' },
  { path: 'projets', create: 'Créer un projet', remove: 'Supprimer le projet' },
  { path: 'entitesJuridiques', create: 'Créer une entité', remove: 'Supprimer l’entité' },
  {
    path: 'cocontractants',
    create: 'Créer un cocontractant',
    remove: 'Supprimer le cocontractant',
  },
] as const

for (const { path, create, remove } of LISTS)
  test(`${path}: a record is refused, created, deleted and restored without a mouse`, async ({
    browser,
    company,
  }) => {
    const context = await company.administrator.open(browser)
    const page = await context.newPage()
    const name = 'Élagage'
    await page.goto(`/home/administration/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const panel = page.getByRole('complementary')

    const opener = page.getByRole('link', { name: create, exact: true }).first()
    await press(page, opener)
    const first = panel.getByRole('textbox').first()
    // Else Tab goes through the list first, and the focus comes back there.
    await first.waitFor()
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('alert').first()).toBeFocused()
    await tabTo(page, first)
    await page.keyboard.type(name)
    // Unsaved changes are never lost without a prompt.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Rester sur la page' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    await said(page, `« ${name} » est enregistré`)
    await expect(opener).toBeFocused()

    await press(page, page.getByRole('link', { name, exact: true }))
    await expect(panel.getByRole('heading', { name })).toBeFocused()
    await press(page, panel.getByRole('button', { name: remove, exact: true }))
    await expectPutBack(page, name)
  })

import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { auditBothWidths } from '../support/screens.ts'
import { openLongContract } from './long-contract.ts'

const paragraph = (text: string) => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content: [{ type: 'text', text }],
})
const cell = (text: string) => ({
  type: 'table_cell',
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [paragraph(text)],
})
const row = (...cells: string[]) => ({ type: 'table_row', content: cells.map(cell) })
const list = (...entries: string[]) => ({
  type: 'ordered_list',
  attrs: { order: 1, style: 'decimal' },
  content: entries.map((text) => ({ type: 'list_item', content: [paragraph(text)] })),
})

const PRICES = {
  title: 'Prix détaillés',
  content: [
    {
      type: 'table',
      content: [
        row('Mise en service', '1 200,50 €'),
        row('Visite', '99,50 €'),
        row('Total', 'à écrire'),
      ],
    },
    list('Facture à la livraison', 'Paiement à trente jours'),
    paragraph('Entre les deux listes.'),
    list('Pénalités de retard'),
  ],
}

const menuOf = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Mise en forme' }).getByRole('button', { name, exact: true })

test('a column is added up, a list goes on, and a missing field is created while one writes', async ({
  browser,
  company: { administrator },
}) => {
  const contract = await openLongContract(administrator, browser, [PRICES])
  const { page, textOf, close } = contract
  const text = page.getByRole('textbox', { name: 'Texte de « Prix détaillés »' })
  const news = page.getByRole('region', { name: 'Messages' })
  await text.getByText('à écrire').dblclick()
  await expect(text).toBeFocused()
  await menuOf(page, 'Tableau').click()
  await page.getByRole('menuitem', { name: 'Total de la colonne' }).click()
  await expect(news).toContainText(/à écrire.*remplacé par le total de 2 cellules.*1.300,00.€/)
  await expect.poll(() => textOf('Prix détaillés')).toMatch(/1.300,00.€/)

  await text.getByText('Pénalités de retard').click()
  await menuOf(page, 'Numéros de la liste').click()
  await page.getByRole('menuitem', { name: 'Continuer la liste précédente' }).click()
  await expect.poll(() => textOf('Prix détaillés')).toContain('"order":3')

  await text.getByText('Entre les deux listes.').click()
  await page.keyboard.press('End')
  await menuOf(page, 'Insérer un champ').click()
  const fields = page.getByRole('dialog', { name: 'Insérer un champ' })
  await fields.getByRole('textbox', { name: 'Chercher un champ' }).fill('Numéro de chaudière')
  await expect(fields).toContainText('Aucun champ ne correspond.')
  await fields.getByRole('button', { name: 'Créer le champ « Numéro de chaudière »…' }).click()
  const creation = page.getByRole('dialog', { name: 'Créer un champ' })
  await expect(creation.getByRole('textbox', { name: 'Libellé' })).toHaveValue(
    'Numéro de chaudière',
  )
  await auditBothWidths(page, 'new-field')
  await creation.getByRole('button', { name: 'Créer et insérer' }).click()
  await expect(creation).toBeHidden()
  await expect(text).toContainText('Numéro de chaudière')
  await expect.poll(() => textOf('Prix détaillés')).toContain('"numero_de_chaudiere"')
  await close()
})

test('a menu that Escape closes gives the focus back to its button, the first time too', async ({
  browser,
  company: { administrator },
}) => {
  const { page, close } = await openLongContract(administrator, browser)
  const numbering = page.getByRole('button', { name: 'Numérotation' })
  for (const button of [numbering, numbering, menuOf(page, 'Alignement')]) {
    await button.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
  await close()
})

test('one writes without distraction, and comes back', async ({
  browser,
  company: { administrator },
}) => {
  const { page, close } = await openLongContract(administrator, browser)
  const tool = menuOf(page, 'Écrire sans distraction')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await page.getByRole('textbox', { name: 'Texte de « Objet »' }).click()
  await expect(menu).toBeVisible()
  await tool.click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('tree', { name: 'Plan du texte' })).toBeHidden()
  await expect(tool).toHaveAttribute('aria-pressed', 'true')
  await auditBothWidths(page, 'writing-alone')
  await page.keyboard.press('Escape')
  await expect(menu).toBeVisible()
  await close()
})

test('blocks and sections are moved in the outline by the keyboard and by dragging', async ({
  browser,
  company: { administrator },
}) => {
  const { page, state, close } = await openLongContract(administrator, browser)
  const blocks = async () => (await state()).blocks.map(({ name }) => name)
  const sectionsOf = async (block: string) =>
    (await state()).blocks.find(({ name }) => name === block)?.sections.map(({ title }) => title)
  const line = (name: RegExp) => page.getByRole('treeitem', { name })
  await page.getByRole('button', { name: 'Ajouter une annexe' }).click()
  await expect(line(/Nouvelle annexe/)).toBeVisible()
  const before = await blocks()
  await line(/Nouvelle annexe/).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(blocks).toEqual(before.toSpliced(-2, 2, before.at(-1)!, before.at(-2)!))

  // The last section of the text goes over into the annex.
  await line(/Responsabilité/).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => sectionsOf('Nouvelle annexe')).toEqual(['Responsabilité'])
  await expect(page.getByText('« Responsabilité » déplacée')).toBeAttached()

  await line(/Nouvelle annexe/).dragTo(line(/Signatures/).first(), {
    targetPosition: { x: 20, y: 24 },
  })
  await expect.poll(blocks).toEqual(before)
  await close()
})

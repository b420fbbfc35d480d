import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { audit, auditBothWidths } from '../support/screens.ts'
import { openLongContract } from './long-contract.ts'

const SECTION_NOTE = 'Négociable jusqu’à 10 % avec l’accord du directeur.'
const BLOCK_NOTE = 'Le fiscaliste relit ce bloc.'

test('a section and a block are described for the house, and a description is undone', async ({
  browser,
  company: { administrator },
}) => {
  const { page, close } = await openLongContract(administrator, browser)
  const paper = page.locator('[data-paper]')
  const news = page.getByRole('region', { name: 'Messages' })
  const describe = async (button: string, title: string, text: string) => {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('menuitem', { name: 'Description interne…' }).click()
    const window = page.getByRole('dialog', { name: title })
    const box = window.getByRole('textbox', { name: 'Description interne' })
    await expect(box).toBeFocused()
    await box.fill(text)
    if (title.includes('section')) await audit(page, 'description')
    await window.getByRole('button', { name: 'Enregistrer la description' }).click()
    await expect(window).toBeHidden()
    await expect(paper).toContainText(text)
  }
  await describe('Actions sur « Prix »', 'Description de la section « Prix »', SECTION_NOTE)
  await page.getByRole('button', { name: 'Ajouter une annexe' }).click()
  await page.getByRole('textbox', { name: 'Nom du bloc' }).last().press('Enter')
  await describe(
    'Actions sur le bloc « Nouvelle annexe »',
    'Description du bloc « Nouvelle annexe »',
    BLOCK_NOTE,
  )
  await auditBothWidths(page, 'descriptions')
  await page.keyboard.press('Control+z')
  await expect(news).toContainText('Annulé : description de « Nouvelle annexe »')
  await expect(paper).not.toContainText(BLOCK_NOTE)
  await page.keyboard.press('Control+y')
  await expect(paper).toContainText(BLOCK_NOTE)
  await page.reload()
  await expect(paper).toContainText(SECTION_NOTE)
  await close()
})

test('a description that a colleague changed meanwhile is shown before it is replaced', async ({
  browser,
  company: { administrator },
}) => {
  const { page, close } = await openLongContract(administrator, browser)
  await page.getByRole('button', { name: 'Actions sur « Prix »' }).click()
  await page.getByRole('menuitem', { name: 'Description interne…' }).click()
  const window = page.getByRole('dialog', { name: 'Description de la section « Prix »' })
  const box = window.getByRole('textbox', { name: 'Description interne' })
  await box.fill('La mienne')
  const contractId = /contract\/([^/]+)\/edit/.exec(page.url())![1]!
  const read = await administrator.call('GET', `/contracts3/${contractId}/document`)
  const { textId, blocks } = must(read, 200, 'reading the text')
  const { _id } = blocks[0].sections.find(({ title }: { title: string }) => title === 'Prix')
  const path = `/texts/${textId}/sections/${_id}/description`
  const theirs = { description: 'La leur', replaces: '' }
  must(await administrator.call('PUT', path, theirs), 204, 'describing')
  const save = window.getByRole('button', { name: 'Enregistrer la description' })
  await expect(box).toHaveAccessibleDescription(/La leur/)
  await expect(box).toHaveValue('La mienne')
  await save.click()
  await expect(window).toBeVisible()
  await save.click()
  await expect(window).toBeHidden()
  await expect(page.locator('[data-paper]')).toContainText('La mienne')
  await close()
})

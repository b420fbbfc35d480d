import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
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

import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { openLongContract } from './long-contract.ts'

test('the tools say what a title, a condition and a style need before they are used', async ({
  browser,
  company: { administrator },
}) => {
  const { page, state, close } = await openLongContract(administrator, browser)
  const toolbar = page.getByRole('toolbar', { name: 'Mise en forme' })
  const tool = (name: string) => toolbar.getByRole('button', { name, exact: true })
  const text = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  const numbered = page.getByText('évitez de numéroter vous-même les titres de premier niveau')

  await text.click()
  await expect(page.locator('[contenteditable="true"]').and(text)).toBeFocused()
  await page.keyboard.press('Control+End')
  await tool('Marquer comme titre').click()
  const asTitle = page.getByRole('menuitem', { name: 'Titre de sous-section' })
  await expect(asTitle).toHaveAccessibleDescription(
    'Sélectionnez d’abord le texte à transformer en titre de section ou de sous-section.',
  )
  await page.keyboard.press('Escape')
  await text.click()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(tool('Rendre conditionnel')).toHaveAccessibleDescription(
    'Sélectionnez le texte auquel la condition s’applique.',
  )
  await page.keyboard.press('Shift+Home')
  await expect(tool('Rendre conditionnel')).not.toHaveAccessibleDescription(/Sélectionnez/)

  const title = page.getByRole('textbox', { name: 'Titre de la section' }).first()
  await title.click()
  for (const name of ['Gras', 'Italique', 'Souligné'])
    await expect(tool(name)).toHaveAccessibleDescription(
      'Aucun style ne peut être appliqué au titre d’une section ou d’une sous-section.',
    )
  await expect(numbered).toBeHidden()
  await title.fill('1. Objet')
  await expect(numbered).toBeVisible()
  await title.fill('Objet')
  await expect(numbered).toBeHidden()

  await text.click()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Garanties')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await tool('Marquer comme titre').click()
  await asTitle.click()
  const titles = async () =>
    (await state()).blocks.flatMap(({ sections }) =>
      sections.map(({ title: name, level }) => `${level} ${name}`),
    )
  await expect.poll(titles).toContain('2 Garanties')
  await close()
})

import { expect } from '@playwright/test'
import { holdCalls, REFUSED, refuseOnce } from './support/answers.ts'
import { test } from './support/company.ts'
import { writtenContract } from './support/contracts.ts'
import { must } from './support/person.ts'

test('a change that is weighed first keeps its form until that is done', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const [moved, target] = await Promise.all(
    ['Baux', 'Filiale de Lyon'].map(async (name) => {
      const body = { name, ownerId: null, parentFolderId: null }
      return must(await administrator.call('POST', '/tags', body), 201, 'a folder')._id as string
    }),
  )
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/administration/classeurs?open=${moved}`)
  const panel = page.getByRole('complementary')

  const give = panel.getByRole('form', { name: 'Donner accès' })
  await refuseOnce(page, `**/api/v1/tags/${moved}/preview`, 'POST', 403)
  await give.getByRole('combobox', { name: 'À' }).click()
  await page.getByRole('option', { name: 'Toute l’entreprise' }).click()
  await give.getByRole('button', { name: 'Donner accès' }).click()
  await expect(give.getByRole('alert').filter({ visible: true })).toContainText(REFUSED)
  await expect(give.getByRole('combobox', { name: 'À' })).toContainText('Toute l’entreprise')

  const open = panel.getByRole('button', { name: 'Déplacer…' })
  await open.click()
  const window = page.getByRole('dialog', { name: 'Déplacer « Baux »' })
  const place = window.getByRole('combobox', { name: 'Dans le classeur' })
  await place.fill('Lyon')
  await page.getByRole('option', { name: 'Filiale de Lyon' }).click()
  await refuseOnce(page, `**/api/v1/tags/${moved}/preview`, 'POST', 409)
  await window.getByRole('button', { name: 'Déplacer le classeur' }).click()
  await expect(place).toBeFocused()
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  await expect(place).toHaveValue('Filiale de Lyon')

  // Given up while it is being weighed: nothing is moved.
  const held = await holdCalls(page, `**/api/v1/tags/${moved}/preview`, 'POST')
  await window.getByRole('button', { name: 'Déplacer le classeur' }).click()
  await expect.poll(() => held.calls).toBe(1)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  const weighed = page.waitForResponse(`**/api/v1/tags/${moved}/preview`)
  held.letGo()
  await weighed
  await open.click()
  await expect(place).toHaveValue('À la racine')
  await expect(page.getByText('« Baux » est déplacé.')).toHaveCount(0)

  await place.fill('Lyon')
  await page.getByRole('option', { name: 'Filiale de Lyon' }).click()
  await window.getByRole('button', { name: 'Déplacer le classeur' }).click()
  await expect(window).toBeHidden()
  await expect(page.getByText('« Baux » est déplacé.')).toBeVisible()
  const { parentFolderId } = must(await administrator.call('GET', `/tags/${moved}`), 200, 'reading')
  expect(parentFolderId).toBe(target)
  await context.close()
})

test('a day that stands alone is refused in its place, and saved with Enter', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Bail de la halle')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const steps = page.getByRole('list', { name: 'Étapes du contrat' })
  await steps.getByRole('button').first().click()
  const day = page.getByRole('textbox', { name: 'Échéance de l’étape' })
  await day.fill('31/12/2030')
  const address = `**/api/v1/contracts3/${contractId}/steps/*`
  await refuseOnce(page, address, 'PUT', 409)
  await day.press('Enter')
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(REFUSED)).toBeVisible()
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('31/12/2030')
  await day.press('Enter')
  await expect(page.getByText('L’échéance est enregistrée.')).toBeVisible()

  // Refused once its window is closed: said all the same.
  await steps.getByRole('button').first().click()
  await day.fill('01/01/2031')
  await refuseOnce(page, address, 'PUT', 409)
  const held = await holdCalls(page, address, 'PUT')
  await day.press('Enter')
  await expect.poll(() => held.calls).toBe(1)
  await page.keyboard.press('Escape')
  await expect(day).toBeHidden()
  held.letGo()
  await expect(page.getByText(REFUSED)).toBeVisible()
  await context.close()
})

test('a condition leads to what is missing before it is put on the text', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Bail de la halle')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const text = page.getByRole('textbox', { name: /^Texte de/ }).first()
  await text.click()
  await expect(page.locator('[contenteditable="true"]').and(text)).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Shift+Home')
  await page.getByRole('button', { name: 'Rendre conditionnel' }).click()
  const window = page.getByRole('dialog', { name: 'Texte conditionnel' })
  const field = window.getByRole('combobox', { name: 'Champ' })
  const apply = window.getByRole('button', { name: 'Rendre conditionnel' })
  await apply.click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('Titre')
  await page.getByRole('option', { name: /Titre/ }).first().click()
  await apply.click()
  const value = window.getByRole('textbox', { name: 'Valeur' })
  await expect(value).toBeFocused()
  await value.fill('Bail')
  await value.press('Enter')
  await expect(window).toBeHidden()
  await expect(text.locator('[data-conditional]')).toHaveCount(1)
  await expect(text).toBeFocused()
  await context.close()
})

test('a field that is full says so where a screen reader listens already', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/administration/groupManagement/newGroupe')
  const name = page.getByRole('textbox', { name: 'Nom' })
  const note = name.locator('xpath=ancestor::div[label or div/label][1]').locator('p[aria-live]')
  await name.fill('x'.repeat(199))
  // Known before its first text: one that is not displayed is in no accessibility tree.
  await expect(note).toHaveText('')
  await expect(note).not.toHaveCSS('display', 'none')
  await name.press('End')
  await name.pressSequentially('yz')
  await expect(note).toHaveText(/^Limite de 200 caractères atteinte$/)
  await context.close()
})

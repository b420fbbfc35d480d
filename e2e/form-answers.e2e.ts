import { expect } from '@playwright/test'
import { clickTwice, holdCalls, REFUSED, refuseOnce, UNREACHABLE } from './support/answers.ts'
import { test } from './support/company.ts'
import { sendForSignature, writtenContract } from './support/contracts.ts'

const PROJECTS = '**/api/v1/administration/projects'

test('a form says why the server refused, keeps what was written, and is sent again', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/administration/projets?open=new')
  const panel = page.getByRole('complementary')
  const title = panel.getByRole('textbox', { name: 'Titre' })
  const save = panel.getByRole('button', { name: 'Créer un projet' })
  const alert = panel.getByRole('alert').filter({ visible: true }).first()
  await title.fill('Halle de Lyon')

  for (const status of [403, 409, 503]) {
    await refuseOnce(page, PROJECTS, 'POST', status)
    await save.click()
    await expect(alert).toContainText(REFUSED)
    await expect(alert).toBeFocused()
    await expect(title).toHaveValue('Halle de Lyon')
  }

  await context.setOffline(true)
  await save.click()
  await expect(alert).toContainText(UNREACHABLE)
  await expect(title).toHaveValue('Halle de Lyon')
  await context.setOffline(false)

  const held = await holdCalls(page, PROJECTS, 'POST')
  await clickTwice(save)
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await title.press('Enter')
  held.letGo()
  await expect(page.getByText('« Halle de Lyon » est enregistré')).toBeVisible()
  expect(held.calls).toBe(1)
  await context.close()
})

test('a detail of a contract is saved once, and what is refused stays in its field', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Bail de la halle')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const edit = page.getByRole('button', { name: 'Modifier : Titre' })
  const title = page.getByRole('region', { name: 'Détails' }).getByRole('textbox')

  await edit.click()
  await title.fill('')
  await title.press('Enter')
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toBeFocused()
  await title.press('Escape')
  await expect(edit).toBeFocused()

  const held = await holdCalls(page, `**/api/v1/contracts3/${contractId}`, 'PUT')
  await edit.click()
  await title.fill('Bail de la grande halle')
  await title.press('Enter')
  // The field is left before its answer has come.
  await title.press('Tab')
  held.letGo()
  await expect(title).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bail de la grande halle')
  expect(held.calls).toBe(1)
  await context.close()
})

test('a link is put into the text without a connection, once its address is right', async ({
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
  await page.getByRole('button', { name: 'Lien', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Lien' })
  const address = window.getByRole('textbox', { name: 'Adresse' })
  await expect(address).toBeFocused()
  await context.setOffline(true)

  await address.fill('javascript:alert(1)')
  await window.getByRole('textbox', { name: 'Texte affiché' }).fill('le règlement')
  await window.getByRole('button', { name: 'Poser le lien' }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAttribute('aria-invalid', 'true')

  await address.fill('https://exemple.test/reglement')
  await address.press('Enter')
  await expect(window).toBeHidden()
  await expect(text.getByRole('link', { name: 'le règlement' })).toHaveCount(1)
  await expect(text).toBeFocused()
  await context.setOffline(false)
  await context.close()
})

test('a signature leads to what is missing, and asks for one code only', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Bail de la halle')
  await sendForSignature(administrator, contractId, [
    { kind: 'internal', personId: administrator.id },
  ])
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/sign`)
  await page.getByRole('button', { name: 'Signer le document' }).click()
  const window = page.getByRole('dialog')
  const name = window.getByRole('textbox', { name: /nom/i })
  const consent = window.getByRole('checkbox')
  const ask = window.getByRole('button', { name: 'Recevoir mon code' })
  await name.fill('')
  await ask.click()
  await expect(name).toBeFocused()
  await expect(consent).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Anne Martin')
  await name.press('Enter')
  await expect(consent).toBeFocused()
  await consent.check()
  await expect(consent).not.toHaveAttribute('aria-invalid', 'true')

  await context.setOffline(true)
  await ask.click()
  await expect(window.getByRole('alert').filter({ visible: true })).toContainText(UNREACHABLE)
  await expect(name).toHaveValue('Anne Martin')
  await context.setOffline(false)

  const held = await holdCalls(page, '**/signature/code', 'POST')
  await clickTwice(ask)
  held.letGo()
  const code = window.getByLabel('Code à six chiffres')
  await expect(code).toBeFocused()
  expect(held.calls).toBe(1)
  await code.fill('12')
  await window.getByRole('button', { name: /^Signer/ }).click()
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('12')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await context.close()
})

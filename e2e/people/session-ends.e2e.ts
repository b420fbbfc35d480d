import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { PASSWORD } from '../support/person.ts'
import { audit } from '../support/screens.ts'

test('text typed when the session ends is kept, offered after sign-in, and saved', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Gardiennage du dépôt')
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(contractPath(contractId))
  const text = page.getByRole('textbox', { name: /^Texte de/ }).first()
  await text.click()
  await expect(page.locator('[contenteditable="true"]').first()).toBeFocused()
  await page.keyboard.press('Control+End')
  // The session has ended on the server: the next save is refused.
  await context.clearCookies()
  await page.keyboard.insertText(' Une ronde est faite chaque nuit.')

  await page.waitForURL('**/auth/signin**')
  await expect(page.getByText('a été conservé sur cet appareil')).toBeVisible()
  await audit(page, '50-session-ended')
  await page.getByLabel('Adresse e-mail').fill(administrator.email)
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await page.waitForURL(`**${contractPath(contractId)}**`)
  const notice = page.getByRole('status').filter({ hasText: 'Un texte non enregistré' })
  await expect(notice).toBeVisible()
  await expect(text).not.toContainText('Une ronde')
  await audit(page, '51-kept')
  const saving = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/sections/'),
  )
  await notice.getByRole('button', { name: 'Reprendre ce texte' }).click()
  expect((await saving).status()).toBe(200)
  await expect(text).toContainText('Une ronde est faite chaque nuit.')

  // It is on the server, and nothing is offered twice.
  await page.reload()
  await expect(text).toContainText('Une ronde est faite chaque nuit.')
  await expect(notice).toHaveCount(0)
  await context.close()
})

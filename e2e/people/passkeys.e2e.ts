import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { named, plugIn } from '../support/passkeys.ts'
import { PASSWORD, type Person } from '../support/person.ts'
import { auditBothWidths, quietPage } from '../support/screens.ts'

async function enterPassword(page: Page, { email }: Person): Promise<void> {
  await page.goto('/auth/signin')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('a person adds a passkey, signs in with it, and removes it', async ({
  browser,
  product,
  company,
}) => {
  const person = await company.join('reader', 'Léa Fontaine')
  const { page, close } = await quietPage(browser, { baseURL: named(product.url) })
  const key = await plugIn(page)
  await enterPassword(page, person)
  await page.waitForURL('**/home/**')
  await page.goto('/home/options/personal')
  const section = page.getByRole('region', { name: 'Second facteur' })
  await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await section.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(section.getByText('Donnez un nom à cette clé')).toBeVisible()
  await section.getByLabel('Nom de la clé').fill('Ordinateur du bureau')
  await section.getByLabel('Mot de passe actuel').fill('pas le bon')
  await section.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(section.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
  await auditBothWidths(page, '80-passkey-addition')
  await section.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await section.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(section.getByRole('list').getByRole('listitem')).toHaveCount(10)
  await section.getByRole('button', { name: 'Je les ai conservés' }).click()
  await expect(section.getByText('Ordinateur du bureau')).toBeVisible()
  await expect(section.getByText('Il vous en reste 10.')).toBeVisible()
  await auditBothWidths(page, '81-passkeys')

  await page.context().clearCookies()
  await enterPassword(page, person)
  const use = page.getByRole('button', { name: 'Utiliser ma clé d’accès' })
  await expect(use).toBeFocused()
  await auditBothWidths(page, '82-passkey-sign-in')
  await key.recognisesOwner(false)
  await use.click()
  await expect(page.getByText('Aucune clé d’accès n’a répondu')).toBeVisible()
  await key.recognisesOwner(true)
  await use.click()
  await page.waitForURL('**/home/**')

  await page.goto('/home/options/personal')
  await section.getByRole('button', { name: 'Retirer Ordinateur du bureau' }).click()
  await section.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await section.getByRole('button', { name: 'Retirer' }).click()
  await expect(section.getByText('Ordinateur du bureau')).toBeHidden()
  await close()
})

test('whoever needs a second factor may choose a passkey at their next sign-in', async ({
  browser,
  product,
  company,
}) => {
  const person = await company.join('reader', 'Noé Petit')
  await company.administrator.call('PUT', '/company/second-factor', { isRequired: true })
  const { page, close } = await quietPage(browser, { baseURL: named(product.url) })
  await plugIn(page)
  await enterPassword(page, person)
  await expect(page.getByRole('heading', { name: 'Protégez votre compte' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await page.getByLabel('Nom de la clé').fill('Téléphone')
  await auditBothWidths(page, '83-passkey-enrolment')
  await page.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await page.getByRole('button', { name: 'Je les ai conservés, continuer' }).click()
  await page.waitForURL('**/home/**')
  await close()
})

test('at an IP address the section says where passkeys work', async ({
  browser,
  product,
  company,
}) => {
  const person = await company.join('reader', 'Zoé Blanc')
  const context = await person.open(browser)
  const page = await context.newPage()
  await page.goto('/home/options/personal')
  const section = page.getByRole('region', { name: 'Second facteur' })
  await expect(section.getByRole('button', { name: 'Ajouter une clé d’accès' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(section.getByRole('link', { name: named(product.url) })).toBeVisible()
  await auditBothWidths(page, '84-passkeys-elsewhere')
  await context.close()
})

import { expect, type Page } from '@playwright/test'
import { authenticator } from '../../apps/server/src/testing/second-factors.ts'
import { test } from '../support/company.ts'
import { PASSWORD } from '../support/person.ts'
import { auditBothWidths, quietPage } from '../support/screens.ts'

/** A telephone whose clock is half a minute ahead shows the code that comes next: each works once. */
const phone = (secret: string, aheadMs = 0) =>
  authenticator({ clock: { now: () => new Date(Date.now() + aheadMs) } }, secret)

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

const secretIn = async (page: Page) =>
  (await page.locator('code').first().innerText()).replaceAll(/\s/g, '')

test('a person adds a second factor, and signs in with its codes and with a recovery code', async ({
  browser,
  product,
  company,
}) => {
  const person = await company.join('reader', 'Léa Fontaine')
  const context = await person.open(browser)
  const page = await context.newPage()
  await page.goto('/home/options/personal')
  const section = page.getByRole('region', { name: 'Second facteur' })
  await section.getByRole('button', { name: 'Ajouter une application d’authentification' }).click()
  await expect(section.getByLabel('Mot de passe actuel')).toBeFocused()
  await section.getByLabel('Mot de passe actuel').fill('pas le bon')
  await section.getByRole('button', { name: 'Continuer' }).click()
  await expect(section.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
  await section.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await section.getByRole('button', { name: 'Continuer' }).click()
  await expect(section.getByRole('img', { name: 'QR code à scanner' })).toBeVisible()
  const secret = await secretIn(page)
  await section.getByLabel('Code à 6 chiffres').fill('000000')
  await section.getByRole('button', { name: 'Confirmer' }).click()
  await expect(section.getByText('Ce code n’est pas le bon.')).toBeVisible()
  await auditBothWidths(page, '70-second-factor-setup')
  await section.getByLabel('Code à 6 chiffres').fill(phone(secret).code())
  await section.getByRole('button', { name: 'Confirmer' }).click()
  const codes = section.getByRole('list', { name: 'Conservez vos codes de secours' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await auditBothWidths(page, '71-recovery-codes')
  await section.getByRole('button', { name: 'Je les ai conservés' }).click()
  await expect(section.getByText('Il vous en reste 10.')).toBeVisible()
  await auditBothWidths(page, '72-second-factor')

  const second = await quietPage(browser, { baseURL: product.url })
  await second.page.goto('/auth/signin')
  await enterPassword(second.page, person.email)
  await expect(second.page.getByRole('heading', { name: 'Second facteur' })).toBeVisible()
  await expect(second.page.getByLabel('Code à 6 chiffres')).toBeFocused()
  await second.page.getByLabel('Code à 6 chiffres').fill('000000')
  await second.page.keyboard.press('Enter')
  await expect(second.page.getByText('Ce code n’est pas le bon.').first()).toBeVisible()
  await auditBothWidths(second.page, '73-second-factor-sign-in')
  await second.page.getByLabel('Code à 6 chiffres').fill(phone(secret, 30_000).code())
  await second.page.keyboard.press('Enter')
  await second.page.waitForURL('**/home/**')
  await second.close()

  const third = await quietPage(browser, { baseURL: product.url })
  await third.page.goto('/auth/signin')
  await enterPassword(third.page, person.email)
  await third.page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
  await third.page.getByLabel('Code de secours').fill(recoveryCode)
  await third.page.keyboard.press('Enter')
  await third.page.waitForURL('**/home/**')
  await third.close()

  await page.reload()
  await expect(section.getByText('Il vous en reste 9.')).toBeVisible()
  await section.getByRole('button', { name: 'Retirer' }).click()
  await section.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await auditBothWidths(page, '74-second-factor-removal')
  await section.getByRole('button', { name: 'Retirer' }).click()
  await expect(
    section.getByRole('button', { name: 'Ajouter une application d’authentification' }),
  ).toBeVisible()
  await context.close()
})

test('an administrator requires a second factor; whoever has none sets it up at the next sign-in, and a lost one is removed', async ({
  browser,
  product,
  company,
}) => {
  const person = await company.join('reader', 'Noé Petit')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/options/company')
  const section = page.getByRole('region', { name: 'Second facteur' })
  await expect(section.getByText('2 personnes actives sur 2 n’en ont pas encore.')).toBeVisible()
  await section.getByRole('button', { name: 'Exiger un second facteur' }).click()
  const window = page.getByRole('alertdialog')
  await expect(window.getByText('2 personnes n’en ont pas')).toBeVisible()
  await auditBothWidths(page, '75-require-second-factor')
  await window.getByRole('button', { name: 'Exiger un second facteur' }).click()
  await expect(section.getByText('Exigé de tous.')).toBeVisible()

  const other = await quietPage(browser, { baseURL: product.url })
  await other.page.goto('/auth/signin')
  await enterPassword(other.page, person.email)
  await expect(other.page.getByRole('heading', { name: 'Protégez votre compte' })).toBeVisible()
  await expect(other.page.getByRole('img', { name: 'QR code à scanner' })).toBeVisible()
  await auditBothWidths(other.page, '76-enrolment')
  const secret = await secretIn(other.page)
  await other.page.getByLabel('Code à 6 chiffres').fill(phone(secret).code())
  await other.page.keyboard.press('Enter')
  await expect(other.page.getByText('Conservez vos codes de secours').first()).toBeVisible()
  await auditBothWidths(other.page, '77-enrolment-codes')
  await other.page.getByRole('button', { name: 'Je les ai conservés, continuer' }).click()
  await other.page.waitForURL('**/home/**')
  await other.page.goto('/home/options/personal')
  const own = other.page.getByRole('region', { name: 'Second facteur' })
  await expect(own.getByText('Votre entreprise exige un second facteur de chacun')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Retirer' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await other.page.context().close()

  await page.goto(`/home/administration/gestionUtilisateur?open=${person.id}`)
  await page.getByRole('button', { name: 'Retirer le second facteur' }).click()
  const removal = page.getByRole('alertdialog')
  await auditBothWidths(page, '78-remove-second-factor')
  await removal.getByRole('button', { name: 'Retirer le second facteur' }).click()
  await expect(page.getByText('Cette personne n’a pas de second facteur.')).toBeVisible()
  await context.close()
})

test('in Spanish the sign-in asks for the second factor in Spanish', async ({
  browser,
  product,
  company,
}) => {
  const person = await company.join('reader', 'Ana Ruiz', 'es')
  const { body } = await person.call('POST', '/me/second-factor/totp', {
    currentPassword: PASSWORD,
  })
  await person.call('POST', '/me/second-factor/totp/code', { code: phone(body.secret).code() })
  const { page, close } = await quietPage(browser, { baseURL: product.url, locale: 'es-ES' })
  await page.goto('/auth/signin')
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Segundo factor' })).toBeVisible()
  await page.getByLabel('Código de 6 cifras').fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Este código no es correcto.').first()).toBeVisible()
  await auditBothWidths(page, '79-segundo-factor')
  await close()
})

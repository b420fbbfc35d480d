import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { PASSWORD } from '../support/person.ts'
import type { RunningProduct } from '../support/product.ts'
import { auditBothWidths, quietPage } from '../support/screens.ts'

const NEW_PASSWORD = 'une autre phrase'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('a forgotten password is reset, and a device in the list is signed out', async ({
  browser,
  product,
  company,
}) => {
  const { email } = await company.join('reader', 'Léa Fontaine')
  const first = await quietPage(browser, { baseURL: product.url })
  const { page } = first
  await page.goto('/auth/signin')
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await page.getByLabel('Adresse e-mail').fill(email)
  await auditBothWidths(page, '60-forgot')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toContainText(`Si un compte existe pour ${email}`)
  await auditBothWidths(page, '61-sent')

  const link = await linkTo(product, email, 'reset')
  await page.goto(link)
  await expect(page.getByText(`Pour le compte ${email}`)).toBeVisible()
  await choosePassword(page, NEW_PASSWORD, `${NEW_PASSWORD}!`)
  await expect(page.getByRole('alert').first()).toContainText(
    'Les mots de passe ne correspondent pas',
  )
  await auditBothWidths(page, '62-differ')
  await choosePassword(page, NEW_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Mot de passe changé' })).toBeVisible()
  await auditBothWidths(page, '63-changed')
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await signIn(page, email)

  const second = await quietPage(browser, { baseURL: product.url, userAgent: FIREFOX })
  await second.page.goto('/auth/signin')
  await signIn(second.page, email)
  await second.page.goto('/home/options/personal')
  const devices = second.page.getByRole('region', { name: 'Appareils connectés' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('Firefox sur Linux')
  await expect(devices.getByRole('listitem').first()).toContainText('Cet appareil')
  await auditBothWidths(second.page, '64-devices')

  // The other screen is open: it leaves without being touched.
  await page.goto('/home/options/personal')
  await devices.getByRole('button', { name: /^Déconnecter Chrome/ }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await page.waitForURL('**/auth/signin**')
  // Its last request was refused (401): that is expected.
  await page.context().close()
  await second.close()
})

test('an address is changed once the new one has confirmed it, and stopped by the old one', async ({
  browser,
  product,
  company,
}) => {
  const { email } = await company.join('reader', 'Paul Girard')
  const wanted = `nouvelle.${email}`
  const { page, close } = await quietPage(browser, { baseURL: product.url })
  await page.goto('/auth/signin')
  await signIn(page, email, PASSWORD)
  await page.goto('/home/options/personal')
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  await page.getByLabel('Nouvelle adresse e-mail').fill(wanted)
  await page.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('pas le bon')
  await page.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click()
  await expect(page.getByRole('alert').first()).toContainText(
    'Ce n’est pas votre mot de passe actuel.',
  )
  await page.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click()
  await expect(page.getByText(`Un lien a été envoyé à ${wanted}`)).toBeVisible()
  await auditBothWidths(page, '65-pending')

  await page.goto(await linkTo(product, wanted, 'email'))
  await auditBothWidths(page, '66-confirm')
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  await page.getByRole('link', { name: 'Continuer' }).click()
  await page.waitForURL('**/home/dashboard')
  await page.goto('/home/options/personal')
  await expect(page.getByText(`Vous vous connectez avec ${wanted}.`)).toBeVisible()

  await page.goto(await linkTo(product, email, 'email-stop'))
  await auditBothWidths(page, '67-stop')
  await page.getByRole('button', { name: 'Arrêter le changement' }).click()
  await expect(page.getByText(`vient de partir à ${email}`)).toBeVisible()
  await page.goto(await linkTo(product, email, 'reset'))
  await choosePassword(page, NEW_PASSWORD)
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await signIn(page, email)
  await close()
})

test('a person changes the password by keyboard alone, and hides that part', async ({
  browser,
  product,
  company,
}) => {
  const { email } = await company.join('reader', 'Inès Robert')
  const { page, close } = await quietPage(browser, { baseURL: product.url })
  await page.goto('/auth/signin')
  await signIn(page, email, PASSWORD)
  await page.goto('/home/options/personal')
  const part = page.getByRole('region', { name: 'Mot de passe' })
  await part.getByRole('button', { name: 'Changer le mot de passe' }).focus()
  await page.keyboard.press('Enter')
  await expect(part.getByRole('textbox', { name: 'Mot de passe actuel' })).toBeFocused()
  await page.keyboard.type(PASSWORD)
  for (const field of ['Nouveau mot de passe', 'une seconde fois']) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(part.getByRole('textbox', { name: field }).first()).toBeVisible()
    await page.keyboard.type(NEW_PASSWORD)
  }
  await auditBothWidths(page, '68-password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vos autres appareils sont déconnectés.').first()).toBeVisible()

  await expect(part.getByRole('button', { name: 'Changer le mot de passe' })).toBeFocused()
  const isHidden = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await part.getByRole('button', { name: 'Masquer cette partie' }).click()
  await expect(part).toHaveCount(0)
  expect((await isHidden).ok()).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Afficher le changement de mot de passe' }).click()
  await expect(part).toBeVisible()
  await close()
})

test('a company opens its domain, and a colleague joins it without an invitation', async ({
  browser,
  product,
  company,
}) => {
  const domain = `${company.id.slice(-8)}.test`
  const { id } = await company.join('administrator', 'Anne Colin')
  const email = `anne@${domain}`
  await company.query('update person set email = $1 where id = $2', [email, id])
  const { page, close } = await quietPage(browser, { baseURL: product.url })
  await page.goto('/auth/signin')
  await signIn(page, email, PASSWORD)
  await page.goto('/home/options/company')
  const part = page.getByRole('region', { name: 'Inscription' })
  await part.getByRole('radio', { name: /^Par son adresse/ }).check()
  await expect(part.getByRole('checkbox', { name: domain })).toBeDisabled()
  await part.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await page.goto(await linkTo(product, email, 'email'))
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  await page.getByRole('link', { name: 'Continuer' }).click()
  await page.goto('/home/options/company')
  await part.getByRole('radio', { name: /^Sur invitation/ }).press('ArrowDown')
  await part.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(part.getByRole('alert').first()).toContainText('Choisissez au moins un domaine')
  await part.getByRole('checkbox', { name: domain }).press('Space')
  await part.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByText('Règle d’inscription enregistrée')).toBeVisible()

  const other = await quietPage(browser, { baseURL: product.url })
  await other.page.goto('/auth/signup')
  await other.page.getByRole('link', { name: 'Rejoindre votre entreprise' }).click()
  // The address changes before the screen does, and both ask for an e-mail address.
  await expect(
    other.page.getByRole('heading', { name: 'Rejoindre votre entreprise' }),
  ).toBeVisible()
  await other.page.getByLabel('Adresse e-mail professionnelle').fill(`bruno@${domain}`)
  await other.page.keyboard.press('Enter')
  await expect(
    other.page.getByRole('heading', { name: 'Consultez votre messagerie' }),
  ).toBeVisible()
  const link = await linkTo(product, `bruno@${domain}`, 'activate')
  await other.page.goto(link)
  await other.page.getByLabel('Prénom').fill('Bruno')
  await other.page.locator('input[autocomplete="family-name"]').fill('Faure')
  for (const field of await other.page.locator('input[autocomplete="new-password"]').all())
    await field.fill(NEW_PASSWORD)
  await other.page.getByRole('button', { name: 'Activer mon compte' }).click()
  await other.page.waitForURL('**/home/dashboard')
  await other.close()

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByText(`Bruno Faure (bruno@${domain}) a rejoint l’entreprise`).click()
  await page.waitForURL('**/gestionUtilisateur')
  await close()
})

async function signIn(page: Page, email: string, password = NEW_PASSWORD): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/home/**')
}

async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  const fields = page.locator('input[autocomplete="new-password"]')
  await fields.first().fill(password)
  await fields.last().fill(again)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
}

/** The last link to a page in the mails to a person, polled among whatever else they receive. */
async function linkTo(product: RunningProduct, recipient: string, page: string): Promise<string> {
  const link = new RegExp(`/auth/${page}#[\\w-]{43}`, 'g')
  for (let mails = 1; ; mails += 1) {
    const texts = (await product.mailsTo(recipient, mails)).map(({ text }) => text)
    const found = texts.flatMap((text) => [...text.matchAll(link)]).at(-1)
    if (found) return found[0]
    mails = texts.length
  }
}

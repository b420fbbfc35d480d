import { expect, type Page } from '@playwright/test'
import { expectNoViolation } from '../support/axe.ts'
import { quietPage } from '../support/screens.ts'
import { startProduct, test } from '../support/product.ts'

/** What each step reads, as in its language. */
const WORDS = {
  fr: {
    create: 'Créer un compte',
    submit: 'Créer le compte',
    byMail: 'Recevoir le lien',
    sent: 'Consultez votre messagerie',
    own: 'Activer mon compte',
    home: 'Accueil',
    taken: 'Cette installation a déjà une entreprise',
    closed: 'La création de comptes est fermée',
    join: 'Rejoindre mon entreprise',
  },
  es: {
    create: 'Crear una cuenta',
    submit: 'Crear la cuenta',
    byMail: 'Recibir el enlace',
    sent: 'Consulte su correo',
    own: 'Activar mi cuenta',
    home: 'Inicio',
    taken: 'Esta instalación ya tiene una empresa',
    closed: 'La creación de cuentas está cerrada',
    join: 'Incorporarme a mi empresa',
  },
} as const
type Language = keyof typeof WORDS

test('the first visitor of an installation creates its company; the next is told whom to ask', async ({
  browser,
}) => {
  const product = await startProduct({ SIGN_UP: 'first' })
  try {
    await inLanguage(browser, product.url, 'fr', async (page) => {
      await page.goto('/')
      await page.getByRole('link', { name: WORDS.fr.create }).first().click()
      await fillIn(page, 'claire@morel.test')
      await page.locator('input[name="password"]').fill('une phrase courte')
      await expectNoViolation(page)
      await page.getByRole('button', { name: WORDS.fr.submit }).click()
      await page.waitForURL('**/home/dashboard')
      await expect(page.getByRole('heading', { name: WORDS.fr.home, level: 1 })).toBeVisible()
    })
    for (const language of ['fr', 'es'] as const)
      await inLanguage(browser, product.url, language, (page) =>
        expectNone(page, language, WORDS[language].taken),
      )
  } finally {
    await product.stop()
  }
})

test('where it is closed, visitors read whom to ask', async ({ browser }) => {
  const product = await startProduct({ SIGN_UP: 'closed' })
  try {
    for (const language of ['fr', 'es'] as const)
      await inLanguage(browser, product.url, language, (page) =>
        expectNone(page, language, WORDS[language].closed),
      )
  } finally {
    await product.stop()
  }
})

test('where everyone may, the mailed link creates the company', async ({ browser, product }) => {
  await inLanguage(browser, product.url, 'es', async (page) => {
    const email = 'clara@morel-es.test'
    await page.goto('/')
    await page.getByRole('link', { name: WORDS.es.create }).first().click()
    await fillIn(page, email)
    await expect(page.locator('input[type="password"]')).toHaveCount(0)
    await expectNoViolation(page)
    await page.getByRole('button', { name: WORDS.es.byMail }).click()
    await expect(page.getByRole('heading', { name: WORDS.es.sent })).toBeVisible()
    await expectNoViolation(page)
    const [mail] = await product.mailsTo(email)
    await page.goto(/\/auth\/activate#[\w-]{43}/.exec(mail!.text)![0])
    // As she wrote it, whoever opens the link on another device.
    await expect(page.locator('input[autocomplete="given-name"]')).toHaveValue('Claire')
    await expectNoViolation(page)
    for (const field of await page.locator('input[autocomplete="new-password"]').all())
      await field.fill('una frase corta')
    await page.getByRole('button', { name: WORDS.es.own }).click()
    await page.waitForURL('**/home/dashboard')
    await expect(page.getByRole('heading', { name: WORDS.es.home, level: 1 })).toBeVisible()
  })
})

async function inLanguage(
  browser: Parameters<typeof quietPage>[0],
  baseURL: string,
  locale: Language,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, close } = await quietPage(browser, { baseURL, locale })
  await visit(page)
  await close()
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name="companyName"]').fill('Ateliers Morel')
  await page.locator('input[name="firstName"]').fill('Claire')
  await page.locator('input[name="lastName"]').fill('Morel')
  await page.locator('input[name="email"]').fill(email)
}

/** Landing page, sign-up and sign-in: nothing to fill in, and where to go instead. */
async function expectNone(page: Page, language: Language, title: string): Promise<void> {
  const { create, join } = WORDS[language]
  await page.goto('/')
  await expect(page.getByRole('link', { name: join })).toBeVisible()
  await expect(page.getByRole('link', { name: create })).toHaveCount(0)
  await expectNoViolation(page)
  await page.goto('/auth/signup')
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.locator('input')).toHaveCount(0)
  await expectNoViolation(page)
  await page.goto('/auth/signin')
  await expect(page.getByRole('link', { name: create })).toHaveCount(0)
  await expectNoViolation(page)
}

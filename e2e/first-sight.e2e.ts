import { expect, type Browser, type Page, type Request } from '@playwright/test'
import { builtFile } from './support/built-file.ts'
import { test } from './support/company.ts'
import { mailedLinks } from './support/mailed-links.ts'
import { PASSWORD } from './support/person.ts'
import { listen } from './support/screens.ts'

const WORDS = {
  fr: { signIn: 'Connexion', landing: 'Se connecter' },
  en: { signIn: 'Sign in', landing: 'Sign in' },
  es: { signIn: 'Iniciar sesión', landing: 'Iniciar sesión' },
}

const REDEEM = '/api/v1/invitations'

const languages = ['fr', 'en', 'es'] as const

for (const locale of languages)
  test(`landing and sign-in are readable without any script, in ${locale}`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({
      baseURL: product.url,
      locale,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S.{20}/)
    await page.getByRole('link', { name: WORDS[locale].landing, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].signIn)
    await expect(page.locator('input[type=password]')).toBeVisible()
    await expect(page).toHaveTitle(`${WORDS[locale].signIn} · Tacite`)
    expect(await page.getAttribute('html', 'lang')).toBe(locale)
  })

test('what is typed and pressed before hydration is kept, and signs in', async ({
  browser,
  company: { administrator, product },
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'fr' })
  const page = await context.newPage()
  const audit = listen(page)
  const release = await holdCode(page)
  await page.goto('/auth/signin', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Adresse e-mail').fill(administrator.email)
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD)
  await page.getByLabel('Rester connecté').check()
  // The browser must not submit the form itself: the password would be in the address.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeDisabled()
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Masquer le mot de passe' })).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(administrator.email)
  await expect(page.getByLabel(/^Mot de passe/)).toHaveValue(PASSWORD)
  await expect(page.getByLabel('Rester connecté')).toBeChecked()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/home/dashboard')
  audit()
})

test('Enter pressed before hydration sends what was typed', async ({
  browser,
  company: { administrator, product },
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'fr' })
  const page = await context.newPage()
  const release = await holdCode(page)
  await page.goto('/auth/signin', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Adresse e-mail').fill(administrator.email)
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD)
  await page.keyboard.press('Enter')
  release()
  await page.waitForURL('**/home/dashboard')
})

test('the page hydrates without moving anything', async ({ browser, product }) => {
  const forms = ['/auth/signin', '/auth/signin?return=/home/tasks', '/auth/signup']
  for (const locale of languages)
    for (const address of locale === 'fr' ? ['/', ...forms] : ['/', '/auth/signin'])
      expect(await shiftOf(browser, `${product.url}${address}`, locale)).toBe(0)
})

test('the language chosen applies to the next page, before any code is loaded', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'fr' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: /^Langue/ }).click()
  await page.getByRole('menuitem', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect
    .poll(() => context.cookies())
    .toEqual([expect.objectContaining({ name: 'tacite_locale', value: 'es', sameSite: 'Lax' })])
  await holdCode(page)
  await page.goto('/auth/signin', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión')
})

test('after signing out, going back does not show what was left', async ({ browser, company }) => {
  const person = await company.join('reader', 'Lucie Arnaud')
  const context = await person.open(browser)
  const page = await context.newPage()
  await page.goto('/home/tasks')
  await page.getByRole('button', { name: person.name }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await page.waitForURL('**/auth/signin')
  await page.goBack()
  await page.waitForURL('**/auth/signin?return=**')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0)
})

for (const locale of ['fr', 'es'])
  test(`a mailed link is redeemed and read before the page’s code is requested, in a browser in ${locale}`, async ({
    browser,
    company: { administrator, product },
  }) => {
    const { signing, reading } = await mailedLinks(product, administrator)
    const context = await browser.newContext({ baseURL: product.url, locale })
    const page = await context.newPage()
    const audit = listen(page)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const shiftOfPage = await watchShift(page)
    const release = await holdCode(page, signing)
    await page.goto(signing, { waitUntil: 'domcontentloaded' })
    // In the invitation's language, whatever the browser's.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Élodie Müller')
    await expect(page.getByText('Ateliers Morel vous invite à lire et à signer')).toBeVisible()
    await expect(page.getByText(/code à six chiffres à e••••@exterieur\.test/)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const press = () => page.getByRole('button', { name: 'Recevoir le code' }).click()
    if (locale === 'fr') await press()
    const paths = () => requests.map((request) => new URL(request.url()).pathname)
    const code = `/${builtFile('app/outside/open-page.tsx')}`
    await expect.poll(paths).toContain(code)
    expect(paths().indexOf(code)).toBeGreaterThan(paths().indexOf(REDEEM))
    release()
    if (locale === 'es') {
      // The code sets it once it has taken the page over, which moves nothing.
      await expect(page).toHaveTitle('Document à signer · Tacite')
      expect(await shiftOfPage()).toBe(0)
      await press()
    }
    await expect(page.getByLabel('Code à six chiffres')).toBeVisible()
    // The token leaves in the body of calls only, and is asked about once.
    const token = signing.split('#')[1]!
    for (const request of requests) {
      expect(request.url().split('#')[0]).not.toContain(token)
      expect(JSON.stringify(await request.allHeaders())).not.toContain(token)
    }
    expect(paths().filter((path) => path === REDEEM)).toHaveLength(1)
    // Another link in the same tab.
    await page.goto(reading)
    await expect(page.getByText('Ateliers Morel partage un contrat avec vous.')).toBeVisible()
    audit()
  })

/** Holds back, until released, the code that a page loads once it is painted. */
async function holdCode(page: Page, address = '/auth/signin'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const html = await (await page.request.get(address)).text()
  await page.route('**/assets/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await promise
    await route.continue()
  })
  return resolve
}

/**
 * Measures the layout shift during hydration, and expects no error. The serif is blocked: a late one replaces its
 * fallback, which is not what is tested here.
 */
async function shiftOf(browser: Browser, url: string, locale: string): Promise<number> {
  const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const audit = listen(page)
  await page.route('**/source-serif-*', () => undefined)
  const shiftOfPage = await watchShift(page)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('button[type=submit]:disabled')).toHaveCount(0)
  await page.getByRole('button').first().hover()
  const shift = await shiftOfPage()
  audit()
  await context.close()
  return shift
}

/** Adds up the layout shifts of the next pages; call it before opening one, and its answer after. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

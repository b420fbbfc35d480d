import type { Locale } from '@tacite/domain/locale.ts'
import { locales } from '@tacite/domain/locale.ts'
import { describe, expect, test } from 'vitest'
import { openDrawer } from './draw-pages.tsx'

const SITE = '/api/v1/misc/app'
const SHARE = '0198f2c4-0000-7000-8000-000000000001'

const drawer = openDrawer({
  template:
    '<html lang="fr"><head><title>Tacite</title></head><body><div id="root"></div></body></html>',
  manifest: {
    serif: { file: 'assets/source-serif-4-latin-wght-normal.woff2' },
    'src/app/outside/open-page.tsx': { file: 'assets/open.js', imports: ['react'] },
    'src/app/outside/guests-room.tsx': { file: 'assets/guests.js', imports: ['react'] },
    react: { file: 'assets/react.js' },
    'src/features/signing/signing/invitation/early-invitation.ts': { file: 'assets/early.js' },
  },
})

const site = { siteName: 'Tacite', signUp: 'immediate', isDemo: false }

async function draw(
  address: string,
  { locale = 'fr', answers = {} }: { locale?: Locale; answers?: Record<string, unknown> } = {},
) {
  const all = new Map(Object.entries({ [SITE]: site, ...answers }))
  return drawer.draw({ address, locale, answers: all })
}

async function html(...args: Parameters<typeof draw>): Promise<string> {
  const page = await draw(...args)
  return 'html' in page ? page.html : ''
}

const SIGN_IN = { fr: 'Connexion', en: 'Sign in', es: 'Iniciar sesión' }

describe('a page for people without an account', () => {
  test.each(locales)('contains its text in %s', async (locale) => {
    const signIn = await html('/auth/signin', { locale })
    expect(signIn).toContain(`<html lang="${locale}" data-room="accounts">`)
    expect(signIn).toContain(`<title>${SIGN_IN[locale]} · Tacite</title>`)
    expect(signIn).toMatch(/<input type="password"/)
    expect(await html('/', { locale })).toMatch(/<h1[^>]*>[^<]{10,}<\/h1>/)
  })

  test('preloads its code only where nothing can be read before', async () => {
    const preloaded = async (...args: Parameters<typeof draw>) =>
      [...(await html(...args)).matchAll(/modulepreload" crossorigin href="\/([^"]+)"/g)].map(
        ([, file]) => file,
      )
    const code = ['assets/open.js', 'assets/react.js', 'assets/guests.js']
    expect(await preloaded(`/invitation/${SHARE}`)).toEqual(code)
    expect(await preloaded('/invitation/')).toEqual([])
    expect(await preloaded('/')).toEqual([])
    expect(await preloaded('/auth/signin')).toEqual([])
  })

  test.each(['/invitation/', '/invitation/a-token-of-an-earlier-version'])(
    'holds what a mailed link may say in every language, with blanks, and the script that redeems it: %s',
    async (address) => {
      const page = await html(address)
      expect(page).toContain('<html lang="fr" data-room="guests" data-link>')
      expect(page).toMatch(/<script type="module" async [^>]*src="\/assets\/early.js">/)
      expect(page).not.toContain('a-token')
      const drawings = [...page.matchAll(/<template id="([\w-]+)">(.*?)<\/template>/gs)]
      expect(drawings).toHaveLength(3 * 4 * 2)
      for (const [, id, drawing = ''] of drawings) {
        expect([id, drawing]).toEqual([id, expect.stringContaining('\uE000company\uE001')])
        expect(drawing).toContain('\uE000sentTo\uE001')
        expect([id, drawing.includes('\uE000name\uE001')]).toEqual([id, id!.endsWith('true')])
      }
      expect(new Set(drawings.map(([, , drawing]) => drawing))).toHaveProperty('size', 3 * 4 * 2)
      // What stands on the page until the answer has come.
      expect(page).toMatch(/<div id="root">(?:(?!<template).)*aria-busy="true"/s)
      expect(await html('/auth/signin')).not.toMatch(/<template|data-link|early\.js/)
    },
  )

  test('cannot submit a form before its code is loaded', async () => {
    expect(await html('/auth/signin')).toMatch(/<button type="submit" disabled=""/)
  })

  test('says what is possible, and links to sign-up only where it is', async () => {
    const at = (address: string, signUp: string) =>
      html(address, { answers: { [SITE]: { ...site, signUp } } })
    for (const signUp of ['immediate', 'withCode', 'byMail'])
      for (const address of ['/', '/auth/signin'])
        expect([signUp, await at(address, signUp)]).toEqual([
          signUp,
          expect.stringContaining('href="/auth/signup"'),
        ])
    for (const signUp of ['taken', 'closed'])
      for (const address of ['/', '/auth/signin', '/auth/signup']) {
        const page = await at(address, signUp)
        expect(page).not.toContain('href="/auth/signup"')
        expect(page).not.toContain('autoComplete="organization"')
        expect(page).toContain('Demandez une invitation'.slice(1))
        expect(page).toContain('href="/auth/join"')
      }
  })

  test('asks for a password where the company is created at once, for the code where others can reach it', async () => {
    const fieldsOf = async (signUp: string) => {
      const page = await html('/auth/signup', { answers: { [SITE]: { ...site, signUp } } })
      return [...page.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)
    }
    const names = ['companyName', 'firstName', 'lastName', 'email']
    expect(await fieldsOf('immediate')).toEqual([...names, 'password'])
    expect(await fieldsOf('withCode')).toEqual([...names, 'password', 'code'])
    expect(await fieldsOf('byMail')).toEqual(names)
  })

  test('says that the session has ended only to who had one on that page', async () => {
    const ended = '>Votre session a expiré. Reconnectez-vous'
    expect(await html('/auth/signin?return=/home/tasks&ended=1')).toContain(ended)
    const first = await html('/auth/signin?return=/home/tasks')
    expect(first).not.toContain(ended)
    expect(first).toContain('>Connectez-vous pour ouvrir cette page.')
  })

  test('escapes the site name chosen by a company, in the page and in its data', async () => {
    const siteName = '</title></script><script>alert(1)</script>$&'
    const page = await html('/auth/signin', { answers: { [SITE]: { ...site, siteName } } })
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&lt;/title>&lt;/script>')
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(page)?.[1]
    expect(JSON.parse(data ?? '')).toMatchObject({ answers: [[['site'], { siteName }]] })
  })

  test('redirects an unknown address of its area to sign-in', async () => {
    for (const address of ['/auth', '/auth/', '/auth/nope', '/auth/toString'])
      expect(await draw(address)).toEqual({ redirectTo: '/auth/signin' })
  })

  test.each(['//evil.test/auth', '/auth/%', '/partage/%E0%A4%A', '/invitation/', '/partage'])(
    'renders safely for %s',
    async (address) => {
      expect(await draw(address)).toBeDefined()
    },
  )

  test('fetches its contract data, and shows none without an answer', async () => {
    expect(drawer.asksOf(`/partage/${SHARE}`)).toEqual([
      SITE,
      `/api/v1/invitations/${SHARE}/contract`,
    ])
    expect(drawer.asksOf(`/invitation/${SHARE}`)).toEqual([SITE, `/api/v1/invitations/${SHARE}`])
    // A token is not exchanged: mail scanners open links too.
    expect(drawer.asksOf(`/invitation/${'x'.repeat(43)}`)).toEqual([SITE])
    expect(drawer.asksOf('/home/dashboard')).toBeNull()
    expect(drawer.asksOf('/authority')).toBeNull()
    expect(await html(`/partage/${SHARE}`)).toContain('aria-busy="true"')
  })
})

import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'
import { readSettings } from '../settings.ts'
import { acceptedHosts } from './accepted-hosts.ts'

describe('a host', () => {
  const accepts = acceptedHosts(
    readSettings({
      PUBLIC_URL: 'https://contrats.exemple.fr',
      HOST: '192.0.2.7',
      ACCEPTED_HOSTS: 'contrats.interne, fd00::7',
    }),
  )

  test.each([
    'contrats.exemple.fr',
    'CONTRATS.exemple.fr:8443',
    'contrats.interne',
    '[fd00::7]:3000',
    '192.0.2.7:3000',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('%s is accepted', (host) => expect(accepts(host)).toBe(true))

  test.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    'contrats.exemple.fr.evil.example',
    'evil.example#contrats.exemple.fr',
    'contrats.exemple.fr@evil.example',
    'contrats.exemple.fr/evil',
    '127.0.0.1.evil.example',
    '192.0.2.8',
  ])('%s is refused', (host) => expect(accepts(host)).toBe(false))

  test('that is not a name is refused at startup', () => {
    for (const name of ['http://a.test', 'a b', 'a/b'])
      expect(() => readSettings({ ACCEPTED_HOSTS: name })).toThrow(/ACCEPTED_HOSTS/)
  })
})

describe('a page elsewhere whose name resolves to this machine', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.stop())

  const foreign = { host: 'evil.example', origin: 'http://evil.example' }

  test.each(['/api/v1/misc/app', '/api/v1/misc/mailbox', '/api/v1/openapi.json', '/'])(
    'is refused %s',
    async (url) => {
      const { statusCode, headers, body } = await product.server.inject({ url, headers: foreign })
      expect([statusCode, JSON.parse(body).code]).toEqual([403, 'HOST_REFUSED'])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  test('is shown a page in the language of a browser, which names nothing of the request', async () => {
    const accept = 'text/html,application/xhtml+xml;q=0.9'
    for (const [locale, title] of [
      ['fr', 'Adresse non acceptée'],
      ['en', 'Address not accepted'],
      ['es', 'Dirección no aceptada'],
    ] as const) {
      const answer = await product.server.inject({
        url: '/auth/signin?return=/evil',
        headers: { ...foreign, accept, 'accept-language': locale },
      })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        403,
        'text/html; charset=utf-8',
      ])
      expect(answer.body).toContain(`<html lang="${locale}">`)
      expect(answer.body).toContain(`<h1>${title}</h1>`)
      expect(answer.body).toContain(createTranslator(locale).refusal({ code: 'HOST_REFUSED' }))
      expect(answer.body).not.toContain('evil')
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-/,
      )
    }
  })

  test('learns from a probe only that there is a server', async () => {
    const { statusCode, body } = await product.server.inject({ url: '/healthz', headers: foreign })
    expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'ok' }])
  })

  test('cannot sign in, though its Origin is its Host, and is told so in three languages', async () => {
    for (const locale of locales) {
      const { statusCode, body } = await product.server.inject({
        method: 'POST',
        url: '/api/v1/auth/signin',
        headers: { ...foreign, 'accept-language': locale },
        payload: { username: 'ada@acme.test', password: 'x', remember: false },
      })
      const message = createTranslator(locale).refusal({ code: 'HOST_REFUSED' })
      expect([statusCode, JSON.parse(body)]).toEqual([403, { code: 'HOST_REFUSED', message }])
    }
  })
})

import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { locales } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany } from '../../testing/companies.ts'
import { startProduct, type Browser, type TestProduct } from '../../testing/start-product.ts'
import { cleanTexts } from './clean-texts.ts'

/** What PostgreSQL stores neither as text nor as JSON. */
const UNSTORABLE = ['a\u0000b', 'abc\ud800', '\udc00abc']

const refusedField = (part: unknown) => {
  try {
    cleanTexts(part)
    return 'no refusal'
  } catch (error) {
    return error instanceof Refused ? error.refusals[0]?.field : error
  }
}

describe('a text', () => {
  test.each(UNSTORABLE)('with %j is refused at any depth, naming its field', (text) => {
    expect(refusedField({ name: text })).toBe('name')
    expect(refusedField({ parties: [{ name: 'Acme' }, { name: text }] })).toBe('parties.1.name')
    expect(refusedField({ values: { [text]: 'x' } })).toBe('values')
    expect(refusedField(text)).toBeUndefined()
  })

  test('loses its bidirectional controls, and nothing else', () => {
    expect(cleanTexts({ name: '\u202Efdp.docx', tags: ['a\u2066b\u2069', 'é 😀\t\n'] })).toEqual({
      name: 'fdp.docx',
      tags: ['ab', 'é 😀\t\n'],
    })
    expect(cleanTexts({ count: 3, on: null, is: true })).toEqual({ count: 3, on: null, is: true })
  })

  test('nested a million times is read without recursion', () => {
    const depth = 1_000_000
    const deep: unknown = JSON.parse('['.repeat(depth) + ']'.repeat(depth))
    expect(cleanTexts(deep)).toBe(deep)
  })
})

describe('over HTTP', () => {
  let product: TestProduct
  let administrator: Browser
  beforeAll(async () => {
    product = await startProduct()
    administrator = (await signUpCompany(product)).administrator
  })
  afterAll(() => product.stop())

  test('an unstorable text is refused by every endpoint, in its body and in its query', async () => {
    const id = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'
    const others: unknown[] = []
    for (const { endpoint } of product.product.routes) {
      const { method, path, access, body, query } = endpoint
      // What else stands in the path is checked first.
      const asked = path.replace(/:\w+Id\b/g, id)
      if (access.startsWith('invited') || asked.includes(':')) continue
      const answers = [
        ...(body ? UNSTORABLE.map((text) => administrator.call(method, asked, { text })) : []),
        ...(query ? [administrator.call(method, `${asked}?search=a%00b`)] : []),
      ]
      for (const { status, body: refusal } of await Promise.all(answers))
        // Each public call counts against the limit of its address.
        if (status !== 429 && refusal.code !== 'CHARACTER_FORBIDDEN')
          others.push([method, path, status, refusal.code])
    }
    expect(others).toEqual([])
  })

  test('the refusal names the field, in three languages', async () => {
    for (const locale of locales) {
      const { body } = await product
        .browser()
        .call(
          'POST',
          '/auth/signin',
          { username: 'a\u0000@acme.test', password: 'x', remember: false },
          { 'accept-language': locale },
        )
      const message = createTranslator(locale).refusal({ code: 'CHARACTER_FORBIDDEN' })
      expect(body.errors).toEqual([{ field: 'username', code: 'CHARACTER_FORBIDDEN', message }])
    }
  })

  test('a password is what was typed, and nothing that merely looks like it', async () => {
    const password = 'Phrase\u202E-de-passe'
    const person = await (await signUpCompany(product)).join('reader')
    const change = { currentPassword: PASSWORD, password, passwordAgain: password }
    const changed = await person.browser.call('PUT', '/me/password', change)
    expect(changed.status).toBeLessThan(300)
    const signIn = (typed: string) =>
      product.browser().call('POST', '/auth/signin', {
        username: person.email,
        password: typed,
        remember: false,
      })
    expect((await signIn('Phrase-de-passe')).status).toBe(401)
    expect((await signIn(password)).status).toBe(200)
  })

  test('a name is stored without its bidirectional controls', async () => {
    const sent = { name: '\u202Efdp.docx' }
    const { body } = await administrator.call('POST', '/contracts/suppliers', sent)
    expect(body.name).toBe('fdp.docx')
  })
})

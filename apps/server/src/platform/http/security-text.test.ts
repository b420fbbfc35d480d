import { expect, test } from 'vitest'
import { startProduct } from '../../testing/start-product.ts'
import { readSettings } from '../settings.ts'
import { securityText } from './security-text.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

test('names the operator’s contact, and expires', () => {
  const settings = readSettings({
    SECURITY_CONTACT: 'security@exemple.fr',
    PUBLIC_URL: 'https://contrats.exemple.fr',
  })
  expect(securityText(settings, NOW)).toBe(
    [
      'Contact: mailto:security@exemple.fr',
      'Expires: 2027-02-18T09:00:00.000Z',
      'Preferred-Languages: fr, en, es',
      'Canonical: https://contrats.exemple.fr/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test.each(['nowhere', 'http://exemple.fr', 'a@b@c', 'a@b\nContact: x'])(
  'a contact that nobody can reach is refused at startup: %j',
  (contact) => {
    expect(() => readSettings({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT/)
  },
)

test.each([
  [{}, 404, /NOT_FOUND/],
  [{ SECURITY_CONTACT: 'https://exemple.fr/securite' }, 200, /^Contact: https:\/\/exemple\.fr/],
])('is served where researchers look for it: %j', async (env, status, text) => {
  const product = await startProduct({ env })
  const answer = await product.server.inject({ url: '/.well-known/security.txt' })
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(text)])
  await product.stop()
})

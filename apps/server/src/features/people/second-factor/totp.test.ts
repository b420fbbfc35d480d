import { expect, test } from 'vitest'
import { base32, matchingStep, newTotpSecret, totpCode, totpUri } from './totp.ts'

/** RFC 6238, appendix B: its eight digits end with our six. */
const SECRET = Buffer.from('12345678901234567890')
const PUBLISHED = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

test.each(PUBLISHED)('after %s seconds the code is the published one', (seconds, code) => {
  expect(matchingStep(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('the code of the interval before and after is accepted, no other', () => {
  const now = new Date('2026-11-20T09:00:15Z')
  const step = Math.floor(now.getTime() / 30_000)
  const found = [-2, -1, 0, 1, 2].map((offset) =>
    matchingStep(SECRET, totpCode(SECRET, step + offset), now),
  )
  expect(found).toEqual([null, step - 1, step, step + 1, null])
})

test.each(['', '12345', '1234567', 'abcdef', '٢٨٧٠٨٢'])('« %s » is no code', (code) => {
  expect(matchingStep(SECRET, code, new Date(59_000))).toBeNull()
})

test('secrets are 160 random bits, written as RFC 4648 says', () => {
  expect(newTotpSecret()).toHaveLength(20)
  expect(newTotpSecret()).not.toEqual(newTotpSecret())
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ')
})

test('an application reads issuer and account, whatever signs they contain', () => {
  const uri = totpUri(SECRET, { issuer: 'Tacite : Morel & fils', email: 'a+b@acme.test' })
  expect(uri).toBe(
    'otpauth://totp/Tacite%20%3A%20Morel%20%26%20fils:a%2Bb%40acme.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tacite%20%3A%20Morel%20%26%20fils',
  )
})

import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const LIST = 'Prénom;Nom\r\nZoé;Bérard'
const utf8 = new TextEncoder().encode(LIST)
const latin = new Uint8Array(Buffer.from(LIST, 'latin1'))
const little = Uint8Array.from([...latin].flatMap((code) => [code, 0]))
const big = Uint8Array.from([...latin].flatMap((code) => [0, code]))

test.each([
  ['UTF-8', 'UTF-8', utf8],
  ['UTF-8 with its mark', 'UTF-8', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
  ['UTF-16 with its mark', 'UTF-16', Uint8Array.of(0xff, 0xfe, ...little)],
  ['big-endian UTF-16 with its mark', 'UTF-16', Uint8Array.of(0xfe, 0xff, ...big)],
  ['UTF-16 without its mark', 'UTF-16', little],
  ['big-endian UTF-16 without its mark', 'UTF-16', big],
  ['the encoding of a French Excel', 'Windows-1252', latin],
])('reads %s', (_, encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: LIST, encoding, refusal: null })
})

test('reads the euro sign and the quotes of Windows', () => {
  expect(decodeText(Uint8Array.of(0x80, 0x92, 0x9c, 0xe9)).text).toBe('€’œé')
})

test.each([
  ['a workbook', 'LIST_IS_WORKBOOK', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)],
  ['an old workbook', 'LIST_IS_WORKBOOK', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
  ['a picture', 'LIST_IS_NOT_TEXT', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1)],
])('refuses %s', (_, refusal, bytes) => {
  expect(decodeText(bytes).refusal).toBe(refusal)
})

import { expect, test } from 'vitest'
import { excerptOf, GAP } from './excerpt.ts'

const words = (count: number) => Array.from({ length: count }, (_, at) => `mot${at}`).join(' ')

test('keeps what changed, with a few words around it', () => {
  const [before, changed, after] = excerptOf([
    { kind: 'same', text: `${words(200)} ` },
    { kind: 'removed', text: words(100) },
    { kind: 'same', text: ` ${words(200)}` },
  ])
  expect(before!.text).toMatch(/^ \[…\] .*mot199 $/)
  expect(before!.text.length).toBeLessThan(140)
  expect(changed!.text).toBe(words(100))
  expect(after!.text).toMatch(/^ mot0 .* \[…\] $/)
})

test('cuts the middle between two changes, and leaves short texts alone', () => {
  const around = { kind: 'added' as const, text: 'x' }
  const [, long] = excerptOf([around, { kind: 'same', text: words(200) }, around])
  expect(long!.text).toContain(GAP)
  expect(long!.text.startsWith('mot0')).toBe(true)
  expect(long!.text.endsWith('mot199')).toBe(true)
  const short = [around, { kind: 'same' as const, text: words(10) }, around]
  expect(excerptOf(short)).toEqual(short)
})

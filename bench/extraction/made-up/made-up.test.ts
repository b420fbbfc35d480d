import { expect, test } from 'vitest'
import { checkText, parseLabel } from '../label.ts'
import { readMarkedText } from './marked-text.ts'
import { madeUpContract, readMadeUp } from './read-made-up.ts'

test('computes the places of what is marked', () => {
  const { pages, values } = readMarkedText(
    'Bail ⟦party|Lumen & Fils⟧\n⟦page⟧\npour ⟦renewal=tacit&duration=3 years|trois ⟦maxRenewals=2|deux⟧⟧',
  )
  expect(pages).toEqual(['Bail Lumen & Fils', 'pour trois deux'])
  expect(values.party).toEqual([{ value: 'Lumen & Fils', page: 0, start: 5, end: 17 }])
  expect(values.duration).toEqual([
    { value: { count: 3, unit: 'years' }, page: 1, start: 5, end: 15 },
  ])
  expect(values.renewal[0]).toEqual({ value: 'tacit', page: 1, start: 5, end: 15 })
  expect(values.maxRenewals).toEqual([{ value: 2, page: 1, start: 11, end: 15 }])
  expect(values.endDate).toEqual([])
})

test('a marked text over several lines is a value on one', () => {
  const { values } = readMarkedText('⟦address|5 place\n  Bellecour⟧')
  expect(values.address[0]?.value).toBe('5 place Bellecour')
})

test.each([
  ['⟦term=3 years|trois ans⟧', 'no field term'],
  ['⟦duration|trois ans⟧', 'duration has no value'],
  ['⟦party|Lumen', 'not closed'],
  ['Lumen⟧', 'nothing to close'],
])('refuses %s', (marked, why) => {
  expect(() => readMarkedText(marked)).toThrow(why)
})

test('refuses a contract whose name does not begin with its language', () => {
  expect(() => madeUpContract('bail.txt', 'Bail')).toThrow('language')
})

test('each half is in its folder, well formed, and of all kinds that we found nowhere', async () => {
  for (const half of ['tune', 'test'] as const) {
    const contracts = await readMadeUp(half)
    for (const { label, pages } of contracts) {
      expect(() => checkText(parseLabel(JSON.stringify(label)), pages)).not.toThrow()
    }
    const names = contracts.map(({ label }) => label.file).join()
    for (const kind of ['bail', 'ascenseur', 'nettoyage', 'assurance', 'avenant', 'saas', 'scan'])
      expect(names).toContain(kind)
  }
})

test('no two contracts share a long phrase', async () => {
  const texts = [...(await readMadeUp('tune')), ...(await readMadeUp('test'))].map(
    ({ label, pages }) => ({ file: label.file, words: pages.join(' ').split(/\s+/) }),
  )
  const found = new Map<string, string>()
  const shared = texts.flatMap(({ file, words }) =>
    words.slice(PHRASE).flatMap((_, index) => {
      const phrase = words.slice(index, index + PHRASE).join(' ')
      const other = found.get(phrase)
      found.set(phrase, file)
      return other && other !== file ? [`${phrase}: ${other}, ${file}`] : []
    }),
  )
  expect(shared).toEqual([])
})

/** Words in a row: longer ones would let rules learn one half from the other. */
const PHRASE = 9

import type { Locale } from '@tacite/domain/locale.ts'
import type { ReadWord } from '@tacite/domain/recognition/legible-text.ts'
import { expect, test } from 'vitest'
import type { QuarterTurns } from './page-pixels.ts'
import { readTurned } from './read-turned.ts'

const box = { left: 0, top: 0, width: 0.1, height: 0.01 }

function words(text: string, confidence: number): ReadWord[] {
  return text.split(' ').map((word) => ({ text: word, confidence, paragraph: 0, line: 0, box }))
}

const LEASE = words('The tenant shall give notice of the end to the landlord', 90)
/** As an engine reads the same upside down: some of it as sure words of Spanish. */
const UPSIDE_DOWN = [...words('el los se sns jnau', 84), ...words('pua aqi jo soiou ani6 eys', 30)]

function engine(pages: Partial<Record<QuarterTurns, ReadWord[]>>) {
  const asked: string[] = []
  const read = async (turns: QuarterTurns, language: Locale) => {
    asked.push(`${turns} ${language}`)
    return pages[turns] ?? []
  }
  return { asked, read }
}

test('an upright page in the expected language is read once', async () => {
  const { asked, read } = engine({ 0: LEASE })
  expect((await readTurned(read, { sideways: false, language: 'en' })).text).toContain('tenant')
  expect(asked).toEqual(['0 en'])
})

test('a page upside down is turned, though some of its words look sure', async () => {
  const { asked, read } = engine({ 1: UPSIDE_DOWN, 3: LEASE })
  expect((await readTurned(read, { sideways: true, language: 'en' })).text).toContain('tenant')
  expect(asked).toEqual(['1 en', '3 en'])
})

test('a page in another language is read again in that one, turned alike', async () => {
  const { asked, read } = engine({ 2: LEASE })
  await readTurned(read, { sideways: false, language: 'fr' })
  expect(asked).toEqual(['0 fr', '2 fr', '2 en'])
})

test('a page that looked sideways because of its ruled columns is read upright at last', async () => {
  const { asked, read } = engine({ 0: LEASE, 1: UPSIDE_DOWN })
  expect((await readTurned(read, { sideways: true, language: 'en' })).text).toContain('tenant')
  expect(asked).toEqual(['1 en', '3 en', '0 en'])
})

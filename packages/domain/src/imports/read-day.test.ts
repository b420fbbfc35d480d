import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provenOrder, readDay } from './read-day.ts'

test.each([
  ['2024-03-01', '2024-03-01'],
  ['2024-03-01T00:00:00Z', '2024-03-01'],
  ['20240301', '2024-03-01'],
  ['1er mars 2024', '2024-03-01'],
  ['Le 1 août 2023', '2023-08-01'],
  ['vendredi 1er mars 2024', '2024-03-01'],
  ['March 1st, 2024', '2024-03-01'],
  ['the 2nd of January 2024', '2024-01-02'],
  ['3 de marzo de 2024', '2024-03-03'],
  ['31/12/2023', '2023-12-31'],
  ['12/31/2023', '2023-12-31'],
  ['5.5.2020', '2020-05-05'],
  ['45352', '2024-03-01'],
  ['45352.75', '2024-03-01'],
])('%s is %s', (text, day) => expect(readDay(text, null)).toEqual({ day }))

test('a day with two readings is ambiguous until its order is stated', () => {
  expect(readDay('03/04/2024', null)).toEqual({ problem: 'IMPORT_DAY_AMBIGUOUS' })
  expect(readDay('03/04/2024', 'dayFirst')).toEqual({ day: '2024-04-03' })
  expect(readDay('03/04/2024', 'monthFirst')).toEqual({ day: '2024-03-04' })
})

test('what is no day is not made one', () => {
  for (const text of ['', 'mars 2024', '31/02/2024', '99', '12', 'à la signature', '03/04/24'])
    expect(readDay(text, 'dayFirst')).toEqual({ problem: 'IMPORT_DAY_UNREADABLE' })
})

test('a day above twelve proves the order of its column', () => {
  expect(provenOrder('31/12/2023')).toBe('dayFirst')
  expect(provenOrder('12/31/2023')).toBe('monthFirst')
  expect(provenOrder('03/04/2024')).toBeNull()
})

test('every day is read as itself in each stated form, or said to be ambiguous', () => {
  const anyDay = fc.tuple(
    fc.integer({ min: 1960, max: 2090 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  fc.assert(
    fc.property(anyDay, ([year, month, day]) => {
      const two = (number: number) => String(number).padStart(2, '0')
      const iso = `${year}-${two(month)}-${two(day)}`
      expect(readDay(iso, null)).toEqual({ day: iso })
      expect(readDay(`${two(day)}/${two(month)}/${year}`, 'dayFirst')).toEqual({ day: iso })
      expect(readDay(`${month}.${day}.${year}`, 'monthFirst')).toEqual({ day: iso })
      const open = readDay(`${day}/${month}/${year}`, null)
      if (day > 12 || day === month) expect(open).toEqual({ day: iso })
      else expect(open).toEqual({ problem: 'IMPORT_DAY_AMBIGUOUS' })
    }),
  )
})

import { locales } from '@tacite/domain/locale.ts'
import { expect, test } from 'vitest'
import { checkFieldValues } from '../check-field-values.ts'
import { fieldTypes, isFilled } from '../field-definition.ts'
import { SAMPLE_KINDS, sampleValues } from './sample-values.ts'

const fields = fieldTypes.map((type) => ({
  id: type,
  variable: type,
  label: `Champ ${type}`,
  type,
  required: true,
  choices: ['a', 'bb', 'c'],
}))

test.each(SAMPLE_KINDS)('the %s values fit fields of every kind, in every language', (kind) => {
  for (const locale of locales) {
    const values = sampleValues(fields, locale, kind)
    expect(checkFieldValues(fields, values, true)).toEqual([])
    expect(Object.values(values).every(isFilled)).toBe(true)
  }
})

test('the extremes take both sides of a condition', () => {
  const [most, least] = (['longest', 'shortest'] as const).map((kind) =>
    sampleValues(fields, 'fr', kind),
  )
  expect([most!['yesNo'], least!['yesNo']]).toEqual([true, false])
  expect([most!['singleChoice'], least!['singleChoice']]).toEqual(['bb', 'c'])
})

import { locales } from '@tacite/domain/locale.ts'
import { expect, test } from 'vitest'
import { checkFieldValues } from '../check-field-values.ts'
import { fieldTypes, isFilled } from '../field-definition.ts'
import { composeRichText } from '../compose-rich-text.ts'
import { checkRows } from '../repeats/check-rows.ts'
import { repeatsIn } from '../repeats/repeats-in.ts'
import { rowsOf } from '../repeats/rows.ts'
import { blockOf, documentOf } from '../testing/ready-contract.ts'
import { SAMPLE_KINDS, sampleRows, sampleValues } from './sample-values.ts'

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

test('repeated passages get no row, one, three and as many as they may, with values that fit', () => {
  const source = ['a', 'b']
    .map((key) => `[repeat ${key} ${key}]\n{text} {amount}\n[end]`)
    .join('\n')
  const content = composeRichText(source)
  const section = { id: 's', level: 1, title: 's', audience: 'anyone', content } as const
  const document = documentOf(blockOf('body', 'Corps', section))
  const rows = SAMPLE_KINDS.map((kind) => {
    const values = sampleRows(document, sampleValues(fields, 'fr', kind), kind)
    expect(checkRows(repeatsIn(document), fields, values)).toEqual([])
    return ['a', 'b'].map((key) => rowsOf(values, key).length)
  })
  expect(rows).toEqual([
    [3, 1],
    [50, 50],
    [0, 0],
  ])
})

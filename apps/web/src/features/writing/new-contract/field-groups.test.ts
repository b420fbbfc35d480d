import type { FieldValues } from '@tacite/document/field-definition.ts'
import { numberingLabels } from '@tacite/document/number-sections.ts'
import { expect, test } from 'vitest'
import { fieldGroups } from './field-groups.ts'
import { sampleDocument } from './testing/sample-choices.ts'

const groupsWith = (values: FieldValues) =>
  fieldGroups(sampleDocument, values, numberingLabels.fr).map(({ number, title, variables }) => [
    `${number} ${title}`,
    ...variables,
  ])

test('fields are grouped by the outermost section in which they first appear, in reading order', () => {
  expect(groupsWith({ tacit_renewal: true })).toEqual([
    ['Article\u00A01 Parties', 'counterparty_name', 'counterparty_siren'],
    ['Article\u00A02 Durée', 'effective_date', 'duration', 'tacit_renewal', 'notice'],
  ])
})

test.each([{ tacit_renewal: false }, { tacit_renewal: null }, {}])(
  'a part left out of the contract needs only its condition: %j',
  (values) => {
    expect(groupsWith(values)[1]).toEqual([
      'Article\u00A02 Durée',
      'effective_date',
      'duration',
      'tacit_renewal',
    ])
  },
)

import type { FieldValues } from '@tacite/document/field-definition.ts'
import { numberingLabels } from '@tacite/document/number-sections.ts'
import { expect, test } from 'vitest'
import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import { apartForCounterparty, COUNTERPARTY, fieldGroups, groupOfVersion } from './field-groups.ts'
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

test('a repeated passage is asked as rows where it stands, and the contract’s own data in it once', () => {
  const content = composeRichText(
    '[repeat premises Locaux]\n{place}, {effective_date}\n[end]\n{city}',
  )
  const section = { id: 's', level: 1, title: 'Locaux', audience: 'anyone', content } as const
  const body = { id: 'b', kind: 'body', name: 'Corps', description: '' } as const
  const document = { ...sampleDocument, blocks: [{ ...body, sections: [section] }] }
  expect(fieldGroups(document, {}, numberingLabels.fr)[0]!.variables).toEqual([
    'rows:premises',
    'effective_date',
    'city',
  ])
})

test('of a text that cannot be read, the version says what is asked once and what for each row', () => {
  const passage = { key: 'premises', name: 'Locaux', min: 0, max: 50, variables: ['place'] }
  expect(groupOfVersion({ fields: ['city', 'place'], passages: [passage] }).variables).toEqual([
    'city',
    'rows:premises',
  ])
})

test('what the counterparty answers stands apart, last', () => {
  const groups = [
    { id: 'a', number: '', title: 'Prix', variables: ['vat', 'amount'] },
    { id: 'b', number: '', title: 'Objet', variables: ['iban'] },
  ]
  const theirs = (variable: string) => ({
    variable,
    group: '',
    help: '',
    answeredBy: 'counterparty' as const,
  })
  expect(
    apartForCounterparty(groups, [theirs('iban'), theirs('vat')]).map(({ id, variables }) => [
      id,
      ...variables,
    ]),
  ).toEqual([['a', 'amount'], ['b'], [COUNTERPARTY, 'vat', 'iban']])
})

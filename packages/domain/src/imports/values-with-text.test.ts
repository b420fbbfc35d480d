import { expect, test } from 'vitest'
import type { ImportEntry } from './mapped-entry.ts'
import type { SaidOfRow } from './import-row.ts'
import { importRules, type ImportRules } from './import-rules.ts'
import { sirenKey } from './match-choice.ts'
import { planRows, type PlanInput } from './plan-rows.ts'
import type { ReadTerm } from './read-terms.ts'

const DEFAULTS = { type: 't0', project: 'p0', owner: 'o0' }

function term(field: ReadTerm['field'], value: unknown, more: Partial<ReadTerm> = {}): ReadTerm {
  return {
    field,
    value,
    page: 1,
    start: 0,
    end: 10,
    confidence: 0.95,
    derivedFrom: [],
    doubt: null,
    ...more,
  }
}

interface Case {
  terms: ReadTerm[]
  path?: string
  entry?: Partial<ImportEntry>
  rules?: Partial<ImportRules>
  more?: Partial<PlanInput>
}

/** The only row of an import of one file with these terms. */
function row({ terms, path = 'Bail.pdf', entry, rules, more }: Case) {
  const { rows } = planRows({
    entries: [
      {
        position: 0,
        path,
        state: 'kept',
        kind: 'pdf',
        title: null,
        terms,
        sameAsPosition: null,
        sameAsContractId: null,
        said: null,
        ...entry,
      },
    ],
    index: null,
    rules: importRules({ defaults: { ...importRules({}).defaults, ...DEFAULTS }, ...rules }),
    matches: {},
    ownFields: {},
    said: new Map(),
    ...more,
  })
  return rows[0]!
}
const said = (typed: SaidOfRow['typed'], dismissed: string[] = []) => ({
  said: new Map([[0, { typed, decided: null, dismissed }]]),
})
const proposed = ({ proposals }: ReturnType<typeof row>) =>
  proposals.map(({ field, text }) => `${field} ${text}`)

test('what a text says for certain is a value, and says which of its terms', () => {
  const { values, state } = row({
    terms: [
      term('signatureDate', '2024-02-15'),
      term('effectiveDate', '2024-03-01'),
      term('duration', { count: 3, unit: 'years' }),
      term('renewal', 'tacit'),
      term('renewalDuration', { count: 1, unit: 'years' }),
      term('maxRenewals', 2),
      term('notice', { count: 90, unit: 'days' }),
      term('amountInclTaxCents', 1_200_005),
      term('currency', 'CHF'),
    ],
  })
  expect(state).toBe('toCreate')
  expect(values).toMatchObject({
    signatureDate: { value: '2024-02-15', from: { kind: 'text', term: 0 } },
    effectiveDate: { value: '2024-03-01', from: { kind: 'text', term: 1 } },
    duration: { value: { count: 3, unit: 'years' } },
    renewalType: { value: 'tacit' },
    renewalDuration: { value: { count: 1, unit: 'years' } },
    maxRenewals: { value: 2 },
    notice: { value: { count: 90, unit: 'calendarDays' } },
    amount: { value: 1_200_005 },
    currency: { value: 'CHF', from: { kind: 'text', term: 8 } },
  })
})

test.each([
  [0.9, undefined, ['signatureDate 2024-02-15']],
  [0.901, '2024-02-15', []],
])('at %s it is a proposal or a value', (confidence, value, proposals) => {
  const planned = row({ terms: [term('signatureDate', '2024-02-15', { confidence })] })
  expect(planned.values.signatureDate?.value).toBe(value)
  expect(proposed(planned)).toEqual(proposals)
})

test('two sentences that disagree are both proposed, and neither is a value', () => {
  const planned = row({
    terms: [
      term('effectiveDate', '2024-03-01', { doubt: 'sentencesDisagree' }),
      term('effectiveDate', '2024-04-01', { doubt: 'sentencesDisagree', confidence: 0.4 }),
    ],
  })
  expect(planned.values.effectiveDate).toBeUndefined()
  expect(proposed(planned)).toEqual(['effectiveDate 2024-03-01', 'effectiveDate 2024-04-01'])
  const one = row({
    terms: [term('effectiveDate', '2024-03-01'), term('effectiveDate', '2024-04-01')],
  })
  expect([one.values.effectiveDate, one.proposals.length]).toEqual([undefined, 2])
})

test('it is weaker than a name, and stronger than the first page and a default', () => {
  const planned = row({
    path: '2023-12-31 Bail.pdf',
    entry: { title: 'Page une' },
    rules: { pattern: '{date} {reste}' },
    terms: [
      term('signatureDate', '2024-02-15'),
      term('title', 'BAIL COMMERCIAL'),
      term('contractType', 'lease'),
    ],
    more: { matches: { type: new Map([['bail commercial', 't1']]) } },
  })
  expect(planned.values).toMatchObject({
    signatureDate: { value: '2023-12-31', from: { kind: 'name' } },
    title: { value: 'BAIL COMMERCIAL', from: { kind: 'text' } },
    type: { value: 't1', from: { kind: 'text' } },
  })
  // The other word of the document is shown.
  expect(proposed(planned)).toEqual(['signatureDate 2024-02-15'])
})

test('what a person types or empties stands, and has the proof of the text where it says the same', () => {
  const terms = [term('signatureDate', '2024-02-15'), term('effectiveDate', '2024-03-01')]
  const planned = row({
    terms,
    more: said({ signatureDate: '15/02/2024', effectiveDate: '' }),
    rules: { dayOrder: 'dayFirst' },
  })
  expect(planned.values).toMatchObject({
    signatureDate: { value: '2024-02-15', from: { kind: 'person', term: 0 } },
    effectiveDate: { value: null, from: { kind: 'person' } },
  })
  expect(planned.proposals).toEqual([])
  const other = row({ terms, more: said({ signatureDate: '2024-02-16' }) })
  expect(other.values.signatureDate?.from).toEqual({ kind: 'person' })
})

test('what a person does not want to see again is gone, the other stays a proposal', () => {
  const terms = [
    term('effectiveDate', '2024-03-01', { doubt: 'sentencesDisagree' }),
    term('effectiveDate', '2024-04-01', { doubt: 'sentencesDisagree' }),
  ]
  const planned = row({ terms, more: said({}, ['effectiveDate 2024-03-01']) })
  expect(proposed(planned)).toEqual(['effectiveDate 2024-04-01'])
  expect(planned.values.effectiveDate).toBeUndefined()
})

test('a computed value falls with what it was computed from, and a computed end is left to the engine', () => {
  const terms = [
    term('signatureDate', '2024-02-15'),
    term('effectiveDate', '2024-02-15', { derivedFrom: ['signatureDate'] }),
    term('endDate', '2027-02-14', { derivedFrom: ['effectiveDate', 'duration'] }),
  ]
  expect(row({ terms }).values.effectiveDate?.value).toBe('2024-02-15')
  expect(row({ terms }).values.endDate).toBeUndefined()
  const other = row({ terms, more: said({ signatureDate: '2024-03-20' }) })
  expect(other.values.effectiveDate).toBeUndefined()
  expect(proposed(other)).toEqual(['effectiveDate 2024-02-15'])
})

test('what contradicts a stronger source is proposed, and the row is not held up', () => {
  const planned = row({
    terms: [term('endDate', '2022-12-31')],
    more: said({ effectiveDate: '2024-01-01' }),
  })
  expect(planned.state).toBe('toCreate')
  expect(planned.values.endDate).toBeUndefined()
  expect(proposed(planned)).toEqual(['endDate 2022-12-31'])
})

test('the text of an amendment changes no terms by itself', () => {
  const { values } = row({
    entry: { said: { role: 'amendment', belongsToPosition: null, belongsToContractId: 'c1' } },
    terms: [term('signatureDate', '2024-02-15'), term('notice', { count: 6, unit: 'months' })],
  })
  expect(values.signatureDate?.value).toBe('2024-02-15')
  expect(values.notice).toBeUndefined()
})

const PARTIES = [
  term('party', 'CADEXIA', { confidence: 0.8 }),
  term('siren', '552100554', { start: 100 }),
  term('party', 'ORLENE', { confidence: 0.8, start: 300 }),
  term('siren', '732829320', { start: 400 }),
]

test('the counterparty is the other party, known by the number beside its name', () => {
  const ours = { legalEntity: new Map([['cadexia', 'e1']]) }
  const known = { ...ours, counterparty: new Map([[sirenKey('732 829 320'), 'c1']]) }
  const named = row({ terms: PARTIES, more: { matches: ours } })
  expect(named.values.counterparty).toBeUndefined()
  expect(proposed(named)).toEqual([
    'legalEntity CADEXIA',
    'counterparty ORLENE',
    'siren 732 829 320',
  ])
  const { values } = row({ terms: PARTIES, more: { matches: known } })
  expect(values).toMatchObject({
    counterparty: { value: 'c1', text: 'ORLENE', from: { kind: 'text', term: 3 } },
    siren: { value: '732 829 320' },
  })
})

test('without an own entity both parties are proposed, and a number stays with its name', () => {
  expect(
    proposed(row({ terms: PARTIES })).filter((each) => each.startsWith('counterparty')),
  ).toEqual(['counterparty CADEXIA', 'counterparty ORLENE'])
  const matches = {
    legalEntity: new Map([['cadexia', 'e1']]),
    counterparty: new Map([
      ['zenith', 'c2'],
      [sirenKey('732 829 320'), 'c1'],
    ]),
  }
  const typed = row({ terms: PARTIES, more: { matches, ...said({ counterparty: 'Zenith' }) } })
  expect(typed.values.counterparty?.value).toBe('c2')
  expect(typed.values.siren).toBeUndefined()
})

test('a number with a wrong check digit is no value and no proposal', () => {
  const planned = row({
    terms: [
      term('party', 'ORLENE'),
      term('siren', '123456789', { confidence: 0, doubt: 'checkDigit', start: 20 }),
    ],
  })
  expect(planned.values.siren).toBeUndefined()
  expect(proposed(planned)).toEqual(['counterparty ORLENE'])
})

test('a second reader only proposes: it makes nothing sure, and nothing less sure', () => {
  const byOther = { confidence: 0.6, doubt: 'secondReader' } as const
  const { values, proposals } = row({
    terms: [
      term('endDate', '2027-02-28'),
      term('endDate', '2028-02-28', byOther),
      term('endDate', '2027-02-28', byOther),
      term('notice', { count: 3, unit: 'months' }, byOther),
      term('party', 'Orion SAS', byOther),
    ],
  })
  expect(values.endDate).toMatchObject({ text: '2027-02-28', from: { kind: 'text', term: 0 } })
  expect([values.notice, values.counterparty]).toEqual([undefined, undefined])
  expect(proposals.map(({ field, text, term: at }) => [field, text, at])).toEqual([
    ['endDate', '2028-02-28', 1],
    ['notice', '3 months', 3],
    ['counterparty', 'Orion SAS', 4],
  ])
})

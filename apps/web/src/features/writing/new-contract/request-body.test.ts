import { expect, test } from 'vitest'
import { freshDraft } from './draft.ts'
import { toRequestBody } from './request-body.ts'
import { RHONE, sampleChoices } from './testing/sample-choices.ts'

const choices = sampleChoices()
const fresh = { ...freshDraft(choices, ['template']), title: ' Maintenance ' }
const asked = new Set([
  'counterparty_siren',
  'effective_date',
  'duration',
  'tacit_renewal',
  'notice',
  'amount_incl_tax',
])

test('sends every field of the template: typed, proposed, or emptied', () => {
  const values = { amount_incl_tax: 1_250_050, notice: null }
  expect(toRequestBody({ ...fresh, values }, choices, asked)).toEqual({
    title: 'Maintenance',
    typeId: 'type-service',
    projectId: 'project',
    ownerId: 'claire',
    legalEntityId: 'dupont',
    counterpartyId: null,
    currency: 'EUR',
    direction: null,
    scope: null,
    folderIds: [],
    reference: null,
    workflowId: null,
    from: { kind: 'template', templateId: 'service', leaveOut: [] },
    values: {
      counterparty_siren: null,
      effective_date: null,
      duration: { count: 1, unit: 'years' },
      tacit_renewal: true,
      notice: null,
      amount_incl_tax: 1_250_050,
    },
  })
})

test('a field that is no longer asked for is emptied, whatever was typed before', () => {
  const values = { tacit_renewal: false, notice: { count: 3, unit: 'months' as const } }
  const shown = new Set([...asked].filter((variable) => variable !== 'notice'))
  expect(toRequestBody({ ...fresh, values }, choices, shown).values).toMatchObject({
    tacit_renewal: false,
    notice: null,
  })
})

test('values of the counterparty’s record are not repeated; different ones are sent', () => {
  const withParty = { ...choices, counterparty: RHONE }
  const draft = { ...fresh, counterpartyId: 'rhone' }
  const same = { ...draft, values: { counterparty_siren: '552100554' } }
  const other = { ...draft, values: { counterparty_siren: '999' } }
  expect(toRequestBody(draft, withParty, asked).values).not.toHaveProperty('counterparty_siren')
  expect(toRequestBody(same, withParty, asked).values).not.toHaveProperty('counterparty_siren')
  expect(toRequestBody(other, withParty, asked).values).toMatchObject({ counterparty_siren: '999' })
})

test('every contract is asked for its amount, whether a template names it or not', () => {
  const draft = { ...fresh, start: 'scratch' as const, values: { amount_incl_tax: 1_250_050 } }
  expect(toRequestBody(draft, choices, asked).values).toEqual({ amount_incl_tax: 1_250_050 })
})

test('an empty page and a file send no values', () => {
  const scratch = toRequestBody({ ...fresh, start: 'scratch' }, choices, asked)
  expect([scratch.from, scratch.values]).toEqual([{ kind: 'scratch', numbering: 'articles' }, {}])
  const upload = {
    _id: 'u',
    name: '',
    title: '',
    numbering: 'none',
    locale: null,
    outline: [],
    active: { found: [], outcome: null },
    losses: [],
  } as const
  const body = toRequestBody(
    {
      ...fresh,
      start: 'upload',
      upload: { ...upload, outline: [], losses: [], active: { found: [], outcome: null } },
    },
    choices,
    asked,
  )
  expect(body.from).toEqual({ kind: 'upload', uploadId: 'u' })
})

test('sends the rows of what the template repeats, without what is empty or half typed', () => {
  const passage = { key: 'premises', name: 'Locaux', min: 0, max: 50, variables: ['place', 'rent'] }
  const repeating = { ...choices, template: { ...choices.template!, passages: [passage] } }
  const rows: Record<string, string | number>[] = [
    { place: 'Bureau', rent: Number.NaN },
    { place: '' },
  ]
  const filled = { ...fresh, values: { 'rows:premises': rows } }
  const sent = (from: typeof choices) => toRequestBody(filled, from, asked).values
  expect(sent(repeating)).toMatchObject({ 'rows:premises': [{ place: 'Bureau' }, {}] })
  // Of another template, which repeats nothing.
  expect(sent(choices)).not.toHaveProperty('rows:premises')
  expect(toRequestBody(fresh, repeating, asked).values).not.toHaveProperty('rows:premises')
})

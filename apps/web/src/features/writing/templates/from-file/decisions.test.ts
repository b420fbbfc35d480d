import { expect, test } from 'vitest'
import {
  acceptedFields,
  acceptReady,
  leaveAll,
  placeOfRefusal,
  type Decisions,
  type ProposedPlace,
} from './decisions.ts'

const place = (key: string, changes: Partial<ProposedPlace> = {}): ProposedPlace => ({
  key,
  origin: 'braces',
  written: `{{${key}}}`,
  before: '',
  after: '',
  places: 1,
  label: key,
  type: 'text',
  choices: [],
  declared: null,
  variable: null,
  ...changes,
})

const PLACES = [
  place('Ville'),
  place('sans nom', { label: '' }),
  place('Effet', { variable: 'effective_date' }),
  place('Rythme', { type: 'singleChoice', choices: ['Mensuel', 'Annuel'] }),
]

test('nothing is sent until it was accepted', () => {
  expect(acceptedFields({})).toEqual([])
  expect(acceptedFields(leaveAll(PLACES, acceptReady(PLACES, {}, true)))).toEqual([])
})

test('all that have a name are accepted at once, as new fields or existing ones', () => {
  expect(acceptedFields(acceptReady(PLACES, {}, true))).toEqual([
    {
      kind: 'new',
      placeholder: 'Ville',
      label: 'Ville',
      variable: '',
      type: 'text',
      choices: [],
    },
    { kind: 'existing', placeholder: 'Effet', variable: 'effective_date' },
    {
      kind: 'new',
      placeholder: 'Rythme',
      label: 'Rythme',
      variable: '',
      type: 'singleChoice',
      choices: ['Mensuel', 'Annuel'],
    },
  ])
})

test('who may not create fields accepts existing ones only', () => {
  expect(acceptedFields(acceptReady(PLACES, {}, false))).toEqual([
    { kind: 'existing', placeholder: 'Effet', variable: 'effective_date' },
  ])
})

test('accepting all keeps what was written before', () => {
  const edited: Decisions = {
    Ville: { ...acceptReady(PLACES, {}, true)['Ville']!, label: 'Commune', isAccepted: false },
  }
  const [first] = acceptedFields(acceptReady(PLACES, edited, true))
  expect(first).toMatchObject({ label: 'Commune' })
})

test('a refusal is shown in the row that was sent, whatever was accepted since', () => {
  const decisions = acceptReady(PLACES, {}, true)
  const sent = { title: 'Bail', locale: 'fr' as const, decisions }
  const now = { ...sent, decisions: {} }
  expect(placeOfRefusal('fields.2.choices', sent, now)).toEqual({
    field: 'Rythme-choices',
    of: 'Rythme',
  })
  expect(placeOfRefusal('title', sent, now)).toEqual({ field: 'title' })
  expect(placeOfRefusal('elsewhere', sent, now)).toBeNull()
})

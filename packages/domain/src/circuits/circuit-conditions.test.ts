import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isStepAsked,
  judgeCondition,
  type CircuitCondition,
  type CircuitFacts,
  type Verdict,
} from './circuit-conditions.ts'
import { takesCondition } from './field-conditions.ts'

const FACTS: CircuitFacts = {
  amountInclTaxCents: 50_000_00,
  currency: 'EUR',
  typeId: 'lease',
  folderIds: new Set(['paris', 'france']),
  fields: new Map<string, { value: string | number | boolean | string[] }>([
    ['site', { value: 'Entrepôt de Lyon' }],
    ['share', { value: 12.5 }],
    ['personal-data', { value: true }],
    ['delivery', { value: '2026-03-01' }],
    ['risks', { value: ['Change', 'Volume'] }],
  ]),
  existing: new Set([
    'lease',
    'order',
    'paris',
    'france',
    'spain',
    'site',
    'share',
    'personal-data',
    'delivery',
    'risks',
    'empty',
  ]),
}

const amount = (operator: 'atLeast' | 'below', euros: number): CircuitCondition => ({
  kind: 'amount',
  operator,
  amountInclTaxCents: euros * 100,
  currency: 'EUR',
})
const field = (
  fieldId: string,
  operator: 'equals' | 'contains' | 'atLeast',
  value: string | number | boolean,
): CircuitCondition => ({ kind: 'field', fieldId, operator, value })

test.each<[CircuitCondition, Verdict]>([
  [amount('atLeast', 50_000), 'holds'],
  [amount('atLeast', 50_001), 'fails'],
  [amount('below', 50_001), 'holds'],
  [amount('below', 50_000), 'fails'],
  [{ kind: 'contractType', typeIds: ['order', 'lease'] }, 'holds'],
  [{ kind: 'contractType', typeIds: ['order'] }, 'fails'],
  [{ kind: 'contractType', typeIds: ['deleted'] }, 'gone'],
  [{ kind: 'folder', folderIds: ['france'] }, 'holds'],
  [{ kind: 'folder', folderIds: ['spain', 'deleted'] }, 'fails'],
  [{ kind: 'folder', folderIds: ['deleted'] }, 'gone'],
  [field('site', 'equals', ' entrepôt de lyon '), 'holds'],
  [field('site', 'contains', 'LYON'), 'holds'],
  [field('site', 'contains', 'Paris'), 'fails'],
  [field('share', 'atLeast', 12.5), 'holds'],
  [field('share', 'atLeast', 13), 'fails'],
  [field('delivery', 'atLeast', '2026-03-02'), 'fails'],
  [field('delivery', 'atLeast', '2026-02-28'), 'holds'],
  [field('personal-data', 'equals', true), 'holds'],
  [field('personal-data', 'equals', false), 'fails'],
  [field('risks', 'contains', 'volume'), 'holds'],
  [field('risks', 'contains', 'vol'), 'fails'],
  [field('empty', 'equals', 'x'), 'emptyField'],
  [field('deleted', 'equals', 'x'), 'gone'],
  [field('share', 'equals', 'x'), 'otherKind'],
  [field('site', 'atLeast', 'Lyon'), 'otherKind'],
  [field('share', 'contains', '1'), 'otherKind'],
  [field('site', 'contains', 3), 'otherKind'],
])('%j %s', (condition, verdict) => {
  expect(judgeCondition(condition, FACTS)).toBe(verdict)
})

test('an amount that is missing, or in another currency, cannot be judged', () => {
  const condition = amount('atLeast', 50_000)
  expect(judgeCondition(condition, { ...FACTS, amountInclTaxCents: null })).toBe('noAmount')
  expect(judgeCondition(condition, { ...FACTS, currency: 'USD' })).toBe('otherCurrency')
})

test('a type that is not chosen yet cannot be judged', () => {
  const condition: CircuitCondition = { kind: 'contractType', typeIds: ['lease'] }
  expect(judgeCondition(condition, { ...FACTS, typeId: null })).toBe('noType')
})

test('a step is left aside only when a condition fails: what cannot be judged asks', () => {
  const verdict = fc.constantFrom<Verdict>('holds', 'fails', 'noAmount', 'otherCurrency', 'gone')
  fc.assert(
    fc.property(fc.array(verdict), (verdicts) => {
      expect(isStepAsked(verdicts)).toBe(verdicts.every((each) => each !== 'fails'))
    }),
  )
  expect(isStepAsked([])).toBe(true)
})

test('an amount is either at least the limit or below it', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (euros, cents) => {
      const facts = { ...FACTS, amountInclTaxCents: cents }
      const verdicts = (['atLeast', 'below'] as const).map((operator) =>
        judgeCondition(amount(operator, euros), facts),
      )
      expect(verdicts.toSorted()).toEqual(['fails', 'holds'])
    }),
  )
})

test('a field takes the conditions of its kind', () => {
  expect(takesCondition('text', 'contains', 'Lyon')).toBe(true)
  expect(takesCondition('text', 'contains', ' ')).toBe(false)
  expect(takesCondition('text', 'atLeast', 'Lyon')).toBe(false)
  expect(takesCondition('date', 'atLeast', '2026-03-01')).toBe(true)
  expect(takesCondition('date', 'atLeast', 'demain')).toBe(false)
  expect(takesCondition('number', 'atLeast', 3)).toBe(true)
  expect(takesCondition('yesNo', 'equals', 'oui')).toBe(false)
  expect(takesCondition('amount', 'atLeast', 3)).toBe(false)
  expect(takesCondition('duration', 'equals', 'x')).toBe(false)
})

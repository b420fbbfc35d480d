import type { Currency } from '../contracts/currencies.ts'
import type { ConditionValue, FieldOperator } from './field-conditions.ts'

/** When a step of a circuit is asked: all of its conditions must hold. */
export type CircuitCondition =
  | {
      kind: 'amount'
      operator: 'atLeast' | 'below'
      /** Tax included. */
      amountInclTaxCents: number
      currency: Currency
    }
  | { kind: 'contractType'; typeIds: readonly string[] }
  /** Or in a folder nested in one of them. */
  | { kind: 'folder'; folderIds: readonly string[] }
  | { kind: 'field'; fieldId: string; operator: FieldOperator; value: ConditionValue }

/** What conditions read of a contract. */
export interface CircuitFacts {
  /** Tax included; null: the contract has none. */
  amountInclTaxCents: number | null
  /** It is what an amendment makes of the contract that it amends. */
  isMasterAmount?: boolean
  currency: Currency
  /** Null: not chosen yet, where values are only tried. */
  typeId: string | null
  /** Its folders, and those that these are nested in. */
  folderIds: ReadonlySet<string>
  /** By id; a field that is not filled in is missing. */
  fields: ReadonlyMap<string, FieldFact>
  /** Of the types, folders and fields that conditions name, those that still exist. */
  existing: ReadonlySet<string>
}

export interface FieldFact {
  /** As the condition compares it: an amount in cents, a day as YYYY-MM-DD, a multiple choice as its texts. */
  value: string | number | boolean | readonly string[]
}

/** Why a condition cannot be judged. */
export type Obstacle =
  | 'noAmount'
  | 'otherCurrency'
  | 'noType'
  | 'emptyField'
  /** The field is of another kind than when the condition was written. */
  | 'otherKind'
  /** What the condition names was deleted. */
  | 'gone'

export type Verdict = 'holds' | 'fails' | Obstacle

/**
 * Whether a condition holds for a contract. What cannot be judged is not a no: `isStepAsked` asks then.
 * @example judgeCondition({ kind: 'contractType', typeIds: ['lease'] }, { ...facts, typeId: 'lease' }) // 'holds'
 */
export function judgeCondition(condition: CircuitCondition, facts: CircuitFacts): Verdict {
  switch (condition.kind) {
    case 'amount':
      return judgeAmount(condition, facts)
    case 'contractType':
      if (!condition.typeIds.some((id) => facts.existing.has(id))) return 'gone'
      if (facts.typeId === null) return 'noType'
      return condition.typeIds.includes(facts.typeId) ? 'holds' : 'fails'
    case 'folder':
      if (!condition.folderIds.some((id) => facts.existing.has(id))) return 'gone'
      return condition.folderIds.some((id) => facts.folderIds.has(id)) ? 'holds' : 'fails'
    case 'field':
      return judgeField(condition, facts)
  }
}

/**
 * A step is left aside only when one of its conditions fails for sure: what cannot be judged is asked.
 * @example isStepAsked([]) // true
 * @example isStepAsked(['noAmount']) // true
 * @example isStepAsked(['holds', 'fails']) // false
 */
export function isStepAsked(verdicts: readonly Verdict[]): boolean {
  return !verdicts.includes('fails')
}

function judgeAmount(
  { operator, amountInclTaxCents, currency }: Extract<CircuitCondition, { kind: 'amount' }>,
  facts: CircuitFacts,
): Verdict {
  if (facts.amountInclTaxCents === null) return 'noAmount'
  if (facts.currency !== currency) return 'otherCurrency'
  const reaches = facts.amountInclTaxCents >= amountInclTaxCents
  return reaches === (operator === 'atLeast') ? 'holds' : 'fails'
}

function judgeField(
  { fieldId, operator, value: wanted }: Extract<CircuitCondition, { kind: 'field' }>,
  { existing, fields }: CircuitFacts,
): Verdict {
  if (!existing.has(fieldId)) return 'gone'
  const fact = fields.get(fieldId)
  if (!fact) return 'emptyField'
  const compared = compareField(operator, fact.value, wanted)
  return compared === null ? 'otherKind' : compared ? 'holds' : 'fails'
}

/** Null: the two cannot be compared. */
function compareField(
  operator: FieldOperator,
  actual: FieldFact['value'],
  wanted: ConditionValue,
): boolean | null {
  if (operator === 'contains') return containsText(actual, wanted)
  if (typeof actual !== typeof wanted) return null
  if (operator === 'equals')
    return typeof actual === 'string' && typeof wanted === 'string'
      ? folded(actual) === folded(wanted)
      : actual === wanted
  if (typeof actual === 'number' && typeof wanted === 'number') return actual >= wanted
  return isDay(actual) && isDay(wanted) ? actual >= wanted : null
}

/** A multiple choice contains one of its choices, a text some words. */
function containsText(actual: FieldFact['value'], wanted: ConditionValue): boolean | null {
  if (typeof wanted !== 'string') return null
  if (typeof actual === 'string') return folded(actual).includes(folded(wanted))
  return Array.isArray(actual) ? actual.some((each) => folded(each) === folded(wanted)) : null
}

/** People do not mean another value by another case or by spaces around it. */
function folded(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

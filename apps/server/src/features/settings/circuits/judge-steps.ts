import {
  isStepAsked,
  judgeCondition,
  type CircuitCondition,
  type Verdict,
} from '@tacite/domain/circuits/circuit-conditions.ts'
import { idsIn, type JudgedOn } from './circuit-facts.query.ts'

/** A condition with its verdict, and the values it was judged on: kept, it still says why years later. */
export interface JudgedCondition {
  condition: CircuitCondition
  verdict: Verdict
  /** The contract's value: cents, the name of a type, the value of a field. */
  actual: string | number | boolean | readonly string[] | null
  /** Of the contract's amount. */
  currency: string
  /** The amount is what the amendment makes of its master agreement. */
  isMasterAmount?: boolean
  /** Of the types, folders or the field that the condition names, as far as they exist. */
  names: readonly { _id: string; name: string }[]
}

interface Conditional {
  name: string
  conditions: readonly CircuitCondition[]
}

export type JudgedStep<Step> = Step & { isAsked: boolean; judged: JudgedCondition[] }

/** Which steps are asked, and why. */
export function judgeSteps<Step extends Conditional>(
  steps: readonly Step[],
  on: JudgedOn,
): JudgedStep<Step>[] {
  return steps.map((step) => {
    const judged = step.conditions.map((condition) => judge(condition, on))
    return { ...step, judged, isAsked: isStepAsked(judged.map(({ verdict }) => verdict)) }
  })
}

function judge(condition: CircuitCondition, { facts, names }: JudgedOn): JudgedCondition {
  return {
    condition,
    verdict: judgeCondition(condition, facts),
    actual: actualOf(condition, { facts, names }),
    currency: facts.currency,
    ...(condition.kind === 'amount' && facts.isMasterAmount && { isMasterAmount: true }),
    names: idsIn(condition).flatMap((_id) => {
      const name = names.get(_id)
      return name === undefined ? [] : [{ _id, name }]
    }),
  }
}

function actualOf(
  condition: CircuitCondition,
  { facts, names }: JudgedOn,
): JudgedCondition['actual'] {
  if (condition.kind === 'amount') return facts.amountInclTaxCents
  if (condition.kind === 'field') return facts.fields.get(condition.fieldId)?.value ?? null
  if (condition.kind === 'folder' || facts.typeId === null) return null
  return names.get(facts.typeId) ?? null
}

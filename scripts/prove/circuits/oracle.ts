import type { CircuitCondition } from '../../../packages/domain/src/circuits/circuit-conditions.ts'
import type { DrawnContract, DrawnStep } from './draw-circuit.ts'

/** A decision as a witness noted it; withdrawn ones are struck out of the notes. */
export interface NotedDecision {
  /** The requested step, and its request. */
  stepId: string
  request: number
  personId: string
  decision: 'accepted' | 'refused'
  content: string
}

/**
 * What is missing before a contract may be signed: written from the sentences of the rules, without the domain.
 * `leftOut` are steps that a request left out knowingly, which only a circuit that is not imposed allows.
 */
export function missingDecisions(witnessed: {
  steps: readonly DrawnStep[]
  isImposed: boolean
  contract: DrawnContract
  content: string
  request: number
  leftOut: ReadonlySet<number>
  notes: readonly NotedDecision[]
}): string[] {
  const { steps, isImposed, contract, content, request, leftOut, notes } = witnessed
  const valid = notes.filter((note) => note.request === request && note.content === content)
  if (notes.some((note) => note.request === request && note.decision === 'refused'))
    return ['a refusal stands']
  const asked = [...steps.entries()].filter(([, step]) => mustBeAsked(step, contract))
  const forgotten = asked.filter(([place]) => isImposed && leftOut.has(place))
  if (forgotten.length > 0) return forgotten.map(([, { name }]) => `${name} is imposed`)
  const wanted = asked.filter(([place]) => !leftOut.has(place)).map(([, step]) => step)
  const given = [...Map.groupBy(valid, ({ stepId }) => stepId).values()].map((notesOfStep) =>
    notesOfStep.map(({ personId }) => personId),
  )
  return canServe(wanted, given)
    ? []
    : [`${wanted.map(({ name }) => name).join(', ')} without their decisions on this content`]
}

/** Whether each step can have a requested step of its own whose acceptances are enough for it. */
function canServe([first, ...others]: readonly DrawnStep[], given: readonly string[][]): boolean {
  if (!first) return true
  return given.some(
    (accepted, place) => isEnough(first, accepted) && canServe(others, given.toSpliced(place, 1)),
  )
}

function isEnough({ rule, validatorIds }: DrawnStep, accepted: readonly string[]): boolean {
  return rule === 'all'
    ? validatorIds.every((id) => accepted.includes(id))
    : validatorIds.some((id) => accepted.includes(id))
}

/** Asked unless one of its conditions is surely wrong. */
function mustBeAsked({ conditions }: DrawnStep, contract: DrawnContract): boolean {
  return !conditions.some((condition) => isSurelyWrong(condition, contract))
}

function isSurelyWrong(condition: CircuitCondition, contract: DrawnContract): boolean {
  if (condition.kind === 'amount') {
    if (contract.amount === null || contract.currency !== 'EUR') return false
    const limit = condition.amountInclTaxCents
    return condition.operator === 'below' ? contract.amount >= limit : contract.amount < limit
  }
  if (condition.kind === 'contractType')
    return !condition.typeIds.includes('deleted') && !condition.typeIds.includes(contract.type)
  if (condition.kind === 'field') return contract.site !== null && contract.site !== condition.value
  if (condition.folderIds.includes('deleted')) return false
  const holding = contract.folder === 'paris' ? ['paris', 'france'] : [contract.folder]
  return !holding.some((folder) => folder !== null && condition.folderIds.includes(folder))
}

import { stepList } from '../../../platform/merge-steps.ts'
import type { FieldShapes, Sides } from '../../../platform/merge-values.ts'
import type { DraftStep } from '../../agreement/validation/public.ts'

type Steps = readonly DraftStep[]

/** The steps of a circuit, merged one by one. */
export const CIRCUIT_STEPS: FieldShapes['steps'] = {
  steps: stepList<DraftStep>({ keyOf: ({ id }) => id, sets: ['chosen'], aligned }),
}

/**
 * A saved circuit names its steps by their positions: the same step is recognised by what it says (all of it, else its
 * name, else its validators), and has the id of the circuit as it is saved now.
 */
function aligned({ base, mine, theirs }: Sides<DraftStep>): Sides<DraftStep> {
  const ids = new Map<string, string>()
  const isFree = ({ id }: DraftStep) => ![...ids.values()].includes(id)
  for (const same of [isSameStep, hasSameName, hasSameValidators])
    for (const step of base.filter(({ id }) => !ids.has(id))) {
      const found = theirs.find((other) => isFree(other) && same(step, other))
      if (found) ids.set(step.id, found.id)
    }
  let highest = Math.max(0, ...[...base, ...mine, ...theirs].map(({ id }) => numberOf(id)))
  for (const { id } of [...base, ...mine].filter((step) => !ids.has(step.id))) {
    if (ids.has(id)) continue
    const isTaken = theirs.some((other) => other.id === id)
    highest += isTaken ? 1 : 0
    ids.set(id, isTaken ? `step-${highest}` : id)
  }
  const renamed = (steps: Steps) => steps.map((step) => ({ ...step, id: ids.get(step.id)! }))
  return { base: renamed(base), mine: renamed(mine), theirs }
}

function isSameStep(one: DraftStep, other: DraftStep): boolean {
  return hasSameName(one, other) && one.rule === other.rule && hasSameValidators(one, other)
}

function hasSameName(one: DraftStep, other: DraftStep): boolean {
  return one.name === other.name
}

function hasSameValidators(one: DraftStep, other: DraftStep): boolean {
  return one.chosen.length > 0 && one.chosen.join() === other.chosen.join()
}

function numberOf(id: string): number {
  return Number(id.slice('step-'.length)) || 0
}

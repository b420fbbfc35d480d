import type {
  CircuitCondition,
  CircuitFacts,
} from '../../../packages/domain/src/circuits/circuit-conditions.ts'
import type { WantedStep } from '../../../packages/domain/src/circuits/circuit-departures.ts'
import type { ValidationRule } from '../../../packages/domain/src/validation/validation-progress.ts'
import { between, chance, pick, times, type Random } from '../deadlines/random.ts'

export const PEOPLE = ['ana', 'bob', 'eve', 'zoe', 'max'] as const
const TYPES = ['lease', 'order', 'framework'] as const
/** Paris lies in France. */
const FOLDERS = ['france', 'paris', 'spain'] as const
const SITES = ['Lyon', 'Lille'] as const

export interface DrawnStep extends WantedStep {
  isBesidePrevious: boolean
  conditions: CircuitCondition[]
}

export interface DrawnCircuit {
  isImposed: boolean
  steps: DrawnStep[]
}

/** A contract as far as circuits are concerned: its content is what a validation is about. */
export interface DrawnContract {
  /** 0 is the text as it was at first. */
  text: number
  amount: number | null
  currency: 'EUR' | 'USD'
  type: (typeof TYPES)[number]
  folder: (typeof FOLDERS)[number] | null
  site: (typeof SITES)[number] | null
}

export function drawCircuit(random: Random): DrawnCircuit {
  const steps = times(between(random, 1, 5), () => ({
    name: pick(random, ['Juridique', 'Finance', 'Direction', 'Achats']),
    rule: pick<ValidationRule>(random, ['oneOf', 'all']),
    validatorIds: PEOPLE.filter(() => chance(random, 0.4)),
    unavailable: chance(random, 0.05) ? ['Luc'] : [],
    isBesidePrevious: chance(random, 0.4),
    conditions: times(between(random, 0, 2), () => drawCondition(random)),
  }))
  return {
    isImposed: chance(random, 0.4),
    steps: steps.map((step) =>
      step.validatorIds.length > 0 ? step : { ...step, validatorIds: [pick(random, PEOPLE)] },
    ),
  }
}

function drawCondition(random: Random): CircuitCondition {
  return pick<() => CircuitCondition>(random, [
    () => ({
      kind: 'amount',
      operator: pick(random, ['atLeast', 'below']),
      amountInclTaxCents: between(random, 0, 4),
      currency: 'EUR',
    }),
    () => ({ kind: 'contractType', typeIds: [pick(random, [...TYPES, 'deleted'])] }),
    () => ({ kind: 'folder', folderIds: [pick(random, [...FOLDERS, 'deleted'])] }),
    () => ({ kind: 'field', fieldId: 'site', operator: 'equals', value: pick(random, SITES) }),
  ])()
}

export function drawContract(random: Random): DrawnContract {
  return {
    text: 0,
    amount: drawAmount(random),
    currency: chance(random, 0.9) ? 'EUR' : 'USD',
    type: pick(random, TYPES),
    folder: drawFolder(random),
    site: drawSite(random),
  }
}

export function drawAmount(random: Random): number | null {
  return chance(random, 0.9) ? between(random, 0, 5) : null
}

/** Another type, folder or field: management, which is no part of the content. */
export function manage(random: Random, contract: DrawnContract): DrawnContract {
  return pick(random, [
    () => ({ ...contract, type: pick(random, TYPES) }),
    () => ({ ...contract, folder: drawFolder(random) }),
    () => ({ ...contract, site: drawSite(random) }),
  ])()
}

function drawFolder(random: Random): DrawnContract['folder'] {
  return chance(random, 0.8) ? pick(random, FOLDERS) : null
}

function drawSite(random: Random): DrawnContract['site'] {
  return chance(random, 0.8) ? pick(random, SITES) : null
}

export function factsOf({ amount, currency, type, folder, site }: DrawnContract): CircuitFacts {
  return {
    amountInclTaxCents: amount,
    currency,
    typeId: type,
    folderIds: new Set(folder === 'paris' ? ['paris', 'france'] : folder === null ? [] : [folder]),
    fields: new Map(site === null ? [] : [['site', { value: site }]]),
    existing: new Set([...TYPES, ...FOLDERS, 'site']),
  }
}

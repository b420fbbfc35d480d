import type { ValidationStep } from '../../../packages/domain/src/validation/validation-progress.ts'
import { keepSteps } from '../../../packages/domain/src/validation/stages.ts'
import { between, chance, pick, seededRandom, times, type Random } from '../deadlines/random.ts'
import {
  drawAmount,
  drawCircuit,
  drawContract,
  manage,
  PEOPLE,
  type DrawnCircuit,
  type DrawnContract,
  type DrawnStep,
} from './draw-circuit.ts'
import {
  contentOf,
  decide,
  followChange,
  isAsked,
  isReady,
  request,
  withdraw,
  type Validation,
} from './machine.ts'
import { missingDecisions, type NotedDecision } from './oracle.ts'

const ACTS = 60
const START = Date.parse('2026-01-05T08:00:00Z')

export interface Walks {
  circuits: number
  /** How often a contract was ready to be sent, and so judged. */
  ready: number
  /** How often only a change of management kept it from being sent. */
  asksMore: number
  refusedRequests: number
  faults: string[]
}

/** Random circuits walked by random acts: whenever a contract is ready, the witness must miss nothing. */
export function walkCircuits(seed: number, circuits: number): Walks {
  const random = seededRandom(seed)
  const walks: Walks = { circuits, ready: 0, asksMore: 0, refusedRequests: 0, faults: [] }
  for (let number = 0; number < circuits; number += 1) walkCircuit(random, number, walks)
  return walks
}

interface Walk {
  circuit: DrawnCircuit
  contract: DrawnContract
  validation: Validation | null
  requests: number
  notes: NotedDecision[]
  now: number
}

function walkCircuit(random: Random, number: number, walks: Walks): void {
  const walk: Walk = {
    circuit: drawCircuit(random),
    contract: drawContract(random),
    validation: null,
    requests: 0,
    notes: [],
    now: START,
  }
  for (let act = 0; act < ACTS; act += 1) {
    walk.now += between(random, 0, 4) * 60_000
    actAtRandom(random, walk, walks)
    judge(walk, `circuit ${number}, act ${act}`, walks)
  }
}

function judge(walk: Walk, where: string, walks: Walks): void {
  const { circuit, contract, validation, requests, notes } = walk
  if (!validation) return
  if (!isReady(validation, contract)) {
    const isAccepted = validation.state === 'accepted' && validation.content === contentOf(contract)
    if (isAccepted) walks.asksMore += 1
    return
  }
  walks.ready += 1
  const missing = missingDecisions({
    ...circuit,
    contract,
    content: contentOf(contract),
    request: requests,
    leftOut: validation.leftOut,
    notes,
  })
  walks.faults.push(...missing.map((fault) => `${where}: ${fault}`))
}

function actAtRandom(random: Random, walk: Walk, walks: Walks): void {
  const { validation } = walk
  if (!validation || validation.state === 'fallen') return ask(random, walk, walks)
  const step = pick(random, validation.steps as [ValidationStep, ...ValidationStep[]])
  const personId = pick(random, PEOPLE)
  const dice = random()
  if (dice < 0.65) return say(random, walk, validation, step.id, personId)
  if (dice < 0.75) {
    if (withdraw(validation, step.id, personId))
      walk.notes = walk.notes.filter(
        (note) =>
          note.stepId !== step.id || note.personId !== personId || note.request !== walk.requests,
      )
    return
  }
  if (dice < 0.85) return edit(random, walk, validation)
  if (dice < 0.97) {
    walk.contract = manage(random, walk.contract)
    return
  }
  // Cancelled, or nobody came back before the sitting ended.
  walk.validation = null
}

function ask(random: Random, walk: Walk, walks: Walks): void {
  const { circuit, contract } = walk
  const asked = keepSteps(circuit.steps, (step) => isAsked(step, contract))
  const steps = asked
    .filter(() => chance(random, 0.93))
    .map((step, place): ValidationStep => {
      const { rule, isBesidePrevious } = step
      const validatorIds = chance(random, 0.8) ? step.validatorIds : otherPeople(random, step)
      return { id: `s${place}`, rule, validatorIds, isBesidePrevious, decisions: [] }
    })
  const more = times(chance(random, 0.2) ? 1 : 0, (): ValidationStep => ({
    id: 'added',
    rule: 'oneOf',
    validatorIds: [pick(random, PEOPLE)],
    decisions: [],
  }))
  const requested = [...steps, ...more].filter(({ validatorIds }) => validatorIds.length > 0)
  if (requested.length === 0) {
    walk.contract = manage(random, contract)
    return
  }
  walk.validation = request(circuit, contract, requested)
  if (walk.validation) walk.requests += 1
  else walks.refusedRequests += 1
}

function say(
  random: Random,
  walk: Walk,
  validation: Validation,
  stepId: string,
  personId: string,
): void {
  const decision = chance(random, 0.95) ? 'accepted' : 'refused'
  if (!decide(validation, walk.contract, { stepId, personId, decision })) return
  const content = contentOf(walk.contract)
  walk.notes.push({ stepId, request: walk.requests, personId, decision, content })
}

/** The text or the amount changes, or comes back to what is validated. */
function edit(random: Random, walk: Walk, validation: Validation): void {
  const [text, amount, currency] = JSON.parse(validation.content) as [
    number,
    number | null,
    DrawnContract['currency'],
  ]
  walk.contract = pick(random, [
    () => ({ ...walk.contract, text, amount, currency }),
    () => ({ ...walk.contract, text: between(random, 0, 2) }),
    () => ({ ...walk.contract, amount: drawAmount(random) }),
  ])()
  followChange(validation, walk.contract, new Date(walk.now))
}

/** One more, or anybody. */
function otherPeople(random: Random, { validatorIds }: DrawnStep): readonly string[] {
  return chance(random, 0.5)
    ? [...new Set([...validatorIds, pick(random, PEOPLE)])]
    : PEOPLE.filter(() => chance(random, 0.5))
}

import { sendOut, OUTSIDER } from '../../../../testing/signatures.ts'
import type { TestCompany } from '../../../../testing/companies.ts'
import { confirming } from '../../../../testing/confirming.ts'
import { createContract, fillSections } from '../../../../testing/contracts.ts'
import type { Browser, TestProduct } from '../../../../testing/start-product.ts'
import { endSittings } from '../end-sittings.job.ts'
import {
  contentOf,
  isAsked,
  missingBeforeSending,
  type Witnessed,
  type WitnessedStep,
} from './circuit-witness.ts'
import type { Person } from './asked-validators.ts'

/** What every circuit of a company is walked with. */
export interface WalkSetup {
  product: TestProduct
  company: TestCompany
  people: readonly Person[]
  typeIds: readonly [string, string]
  validationStepId: string
}

export interface WalkCounts {
  sent: number
  refused: number
  decisions: number
  faults: string[]
}

/** Numbers from 0 to 1, the same for the same seed. */
export type Chance = () => number

const ACTS = 14
const MINUTE_MS = 60_000
const AMOUNTS = [1_000_00, 50_000_00]

/** A random circuit and contract, walked over HTTP; after each act it is tried to send the contract for signature. */
export async function walkCircuit(
  setup: WalkSetup,
  chance: Chance,
  number: number,
  counts: WalkCounts,
): Promise<void> {
  const walk = await beginWalk(setup, chance, number)
  for (let act = 0; act < ACTS; act += 1) {
    await actAtRandom(walk, counts)
    await trySending(walk, `circuit ${number}, act ${act}`, counts)
  }
}

interface Walk extends WalkSetup {
  chance: Chance
  owner: Browser
  circuitId: string
  contractId: string
  witnessed: Witnessed
  /** The content of the last request: editing goes back to it often. */
  requested: Witnessed['contract'] | null
  /** What was witnessed when it was last sent. */
  sentAs: string | null
}

async function beginWalk(setup: WalkSetup, chance: Chance, number: number): Promise<Walk> {
  const { company, people, typeIds, validationStepId } = setup
  const steps = Array.from({ length: between(chance, 1, 3) }, (_, place): WitnessedStep => ({
    name: `Étape ${place + 1}`,
    rule: pick(chance, ['oneOf', 'all']),
    people: someOf(chance, people).map(({ personId }) => personId),
    fromCents: chance() < 0.3 ? AMOUNTS[1]! : null,
    typeId: chance() < 0.3 ? typeIds[1] : null,
  }))
  const isImposed = chance() < 0.4
  const owner = confirming(company.administrator)
  const contract = {
    title: 'Bail 0',
    cents: pick(chance, AMOUNTS),
    typeId: pick(chance, [...typeIds]),
  }
  const circuit = await ask(owner, 'POST', '/administration/validation-circuits', {
    ...{ title: `Circuit ${number}`, validationStepId, isImposed },
    steps: steps.map((step) => ({
      ...bodyOf(step),
      isBesidePrevious: chance() < 0.4,
      conditions: [
        ...(step.fromCents === null
          ? []
          : [
              {
                ...{ kind: 'amount', operator: 'atLeast', currency: 'EUR' },
                amountInclTaxCents: step.fromCents,
              },
            ]),
        ...(step.typeId === null ? [] : [{ kind: 'contractType', typeIds: [step.typeId] }]),
      ],
    })),
  })
  const { _id: contractId } = await createContract(owner, {
    title: contract.title,
    typeId: contract.typeId,
  })
  await ask(owner, 'PUT', `/contracts3/${contractId}/fields`, amountOf(contract))
  await fillSections(owner, contractId)
  const witnessed = { steps, isImposed, contract, request: null }
  return {
    ...{ ...setup, chance, owner, circuitId: circuit._id, contractId, witnessed },
    requested: null,
    sentAs: null,
  }
}

/** One act of somebody, whether the product takes it or not: only what it answers with success is noted. */
async function actAtRandom(walk: Walk, counts: WalkCounts): Promise<void> {
  const { chance, product, witnessed } = walk
  product.clock.advance(between(chance, 0, 2) * MINUTE_MS)
  if (!witnessed.request) return requestSteps(walk)
  // Nothing goes on after a refusal: most people start again.
  const isRefused = witnessed.request.notes.some(({ decision }) => decision === 'refused')
  if (isRefused && chance() < 0.6) return cancel(walk)
  const dice = chance()
  if (dice < 0.6) return decideAtRandom(walk, counts)
  if (dice < 0.68) return withdrawAtRandom(walk)
  if (dice < 0.8) return editAtRandom(walk)
  if (dice < 0.86) return changeType(walk)
  if (dice < 0.94) return confirmConditions(walk)
  if (dice < 0.97) {
    product.clock.advance(11 * MINUTE_MS)
    await endSittings({ ...product.product.platform, preAuth: product.preAuth })
    return
  }
  await cancel(walk)
}

/** The product may send it only when the witness misses nothing. Sent, it is taken back, and goes on. */
async function trySending(walk: Walk, where: string, counts: WalkCounts): Promise<void> {
  const { company, contractId, owner, witnessed } = walk
  // Sent as it is already: nothing new to learn.
  if (walk.sentAs === stateOf(witnessed)) return
  const { status } = await sendOut(company, contractId, [OUTSIDER])
  if (status !== 201) {
    counts.refused += 1
    return
  }
  counts.sent += 1
  walk.sentAs = stateOf(witnessed)
  counts.faults.push(...missingBeforeSending(witnessed).map((fault) => `${where}: ${fault}`))
  await ask(owner, 'DELETE', `/contracts3/${contractId}/signature`)
}

/** The steps that the witness would ask, now and then one less; whoever leaves one out confirms it. */
async function requestSteps(walk: Walk): Promise<void> {
  const { chance, owner, circuitId, contractId, witnessed } = walk
  const asked = witnessed.steps.filter((step) => isAsked(step, witnessed.contract))
  const kept = asked.filter(() => chance() < 0.93)
  // Nothing to ask: somebody all the same, as a request has a step.
  const [first] = witnessed.steps
  const steps = (kept.length > 0 ? kept : [first!]).map(bodyOf)
  const path = `/contracts3/${contractId}/validation`
  const told = await owner.call('POST', `${path}/simulation`, { circuitId, steps })
  const { status } = await owner.call('POST', path, {
    ...{ circuitId, steps },
    leavingOut: told.body.confirmation ?? null,
  })
  if (status !== 201) return
  const names = new Set(steps.map(({ name }) => name))
  const leftOut = asked.filter(({ name }) => !names.has(name)).map(({ name }) => name)
  witnessed.request = { leftOut: new Set(leftOut), notes: [] }
  walk.requested = witnessed.contract
}

interface ShownStep {
  _id: string
  name: string
  isOpen: boolean
  validators: { _id: string; condition: { _id: string } | null }[]
}

async function shownSteps({ owner, contractId }: Walk): Promise<ShownStep[]> {
  const { current } = await ask(owner, 'GET', `/contracts3/${contractId}/validation`)
  return current?.steps ?? []
}

async function decideAtRandom(walk: Walk, counts: WalkCounts): Promise<void> {
  const { chance, people, contractId, witnessed } = walk
  const steps = await shownSteps(walk)
  if (steps.length === 0) return
  const all = steps.flatMap((step) =>
    step.validators.map(({ _id }) => ({ step, validatorId: _id })),
  )
  const said = witnessed.request?.notes ?? []
  // Most people decide when they are asked; the others find out that it is not their turn.
  const awaited = all.filter(
    ({ step, validatorId }) =>
      step.isOpen && !said.some((each) => each.step === step.name && each.person === validatorId),
  )
  const { step, validatorId } = pick(chance, awaited.length > 0 && chance() < 0.9 ? awaited : all)
  const person = people.find(({ personId }) => personId === validatorId)!
  const decision = pick(chance, [
    'accepted',
    'accepted',
    'accepted',
    'accepted',
    'conditional',
    'refused',
  ] as const)
  const { status } = await person.browser.call(
    'PUT',
    `/contracts3/${contractId}/validation/${step._id}/decision`,
    { decision, reason: 'Lu' },
  )
  if (status !== 200) return
  counts.decisions += 1
  const content = contentOf(witnessed.contract)
  note(walk, [
    ...without(walk, step.name, person.personId),
    { step: step.name, person: person.personId, decision, content, isConfirmed: false },
  ])
}

async function withdrawAtRandom(walk: Walk): Promise<void> {
  const { chance, people, contractId } = walk
  const steps = await shownSteps(walk)
  if (steps.length === 0) return
  const step = pick(chance, steps)
  const { _id: validatorId } = pick(chance, step.validators)
  const person = people.find(({ personId }) => personId === validatorId)!
  const { status } = await person.browser.call(
    'DELETE',
    `/contracts3/${contractId}/validation/${step._id}/decision`,
  )
  if (status === 200) note(walk, without(walk, step.name, person.personId))
}

/** The title or the amount changes, or comes back to what was requested. */
async function editAtRandom(walk: Walk): Promise<void> {
  const { chance, owner, contractId, witnessed, requested } = walk
  const { contract } = witnessed
  const wanted =
    requested && chance() < 0.7
      ? { ...contract, title: requested.title, cents: requested.cents }
      : chance() < 0.5
        ? { ...contract, title: `Bail ${between(chance, 0, 2)}` }
        : { ...contract, cents: pick(chance, AMOUNTS) }
  if (wanted.title !== contract.title)
    await ask(owner, 'PUT', `/contracts3/${contractId}`, { title: wanted.title })
  if (wanted.cents !== contract.cents)
    await ask(owner, 'PUT', `/contracts3/${contractId}/fields`, amountOf(wanted))
  witnessed.contract = wanted
}

/** Management: no part of what is validated. */
async function changeType(walk: Walk): Promise<void> {
  const { chance, owner, contractId, typeIds, witnessed } = walk
  const typeId = pick(chance, [...typeIds])
  await ask(owner, 'PUT', `/contracts3/${contractId}`, { typeId })
  witnessed.contract = { ...witnessed.contract, typeId }
}

async function confirmConditions(walk: Walk): Promise<void> {
  const { people, contractId } = walk
  for (const step of await shownSteps(walk)) {
    for (const { _id, condition } of step.validators) {
      const person = people.find(({ personId }) => personId === _id)!
      if (!condition) continue
      const path = `/contracts3/${contractId}/validation/conditions/${condition._id}/confirmed`
      const { status } = await person.browser.call('POST', path, {})
      if (status !== 200) continue
      note(
        walk,
        walk.witnessed.request!.notes.map((each) =>
          each.step === step.name && each.person === _id ? { ...each, isConfirmed: true } : each,
        ),
      )
    }
  }
}

async function cancel({ owner, contractId, witnessed }: Walk): Promise<void> {
  const { status } = await owner.call('DELETE', `/contracts3/${contractId}/validation`)
  if (status === 200 || status === 409) witnessed.request = null
}

function note({ witnessed }: Walk, notes: NonNullable<Witnessed['request']>['notes']): void {
  if (witnessed.request) witnessed.request = { ...witnessed.request, notes }
}

function without({ witnessed }: Walk, step: string, person: string) {
  const notes = witnessed.request?.notes ?? []
  return notes.filter((each) => each.step !== step || each.person !== person)
}

function bodyOf({ name, rule, people }: WitnessedStep) {
  return { name, rule, validatorIds: [...people] }
}

function amountOf({ cents }: { cents: number }) {
  return { values: { amount_incl_tax: cents } }
}

/** What must succeed for the walk to go on. */
async function ask(browser: Browser, ...asked: Parameters<Browser['call']>) {
  const { status, body } = await browser.call(...asked)
  if (status >= 300)
    throw new Error(`${asked[0]} ${asked[1]} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

function between(chance: Chance, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1))
}

function pick<Each>(chance: Chance, among: readonly Each[]): Each {
  return among[Math.floor(chance() * among.length)]!
}

/** One of them at least. */
function someOf<Each>(chance: Chance, among: readonly Each[]): Each[] {
  const some = among.filter(() => chance() < 0.4)
  return some.length > 0 ? some : [pick(chance, among)]
}

function stateOf({ contract, request }: Witnessed): string {
  return JSON.stringify([contract, request?.notes, [...(request?.leftOut ?? [])]])
}

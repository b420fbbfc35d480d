import { AMOUNTS, type Walk } from './begin-walk.ts'
import { between, pick } from './chance.ts'
import { contentOf, isAsked, type Witnessed } from './circuit-witness.ts'
import { amountBody, callOrThrow, stepBody } from './walk-calls.ts'

/** The steps that the witness would ask, now and then one less; whoever leaves one out confirms it. */
export async function requestSteps(walk: Walk): Promise<void> {
  const { chance, owner, circuitId, contractId, witnessed } = walk
  const asked = witnessed.steps.filter((step) => isAsked(step, witnessed.contract))
  const kept = asked.filter(() => chance() < 0.93)
  // Nothing to ask: somebody all the same, as a request has a step.
  const [first] = witnessed.steps
  const steps = (kept.length > 0 ? kept : [first!]).map(stepBody)
  const path = `/contracts3/${contractId}/validation`
  const told = await owner.call('POST', `${path}/simulation`, { circuitId, steps })
  const { status } = await owner.call('POST', path, {
    circuitId,
    steps,
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
  const { current } = await callOrThrow(owner, 'GET', `/contracts3/${contractId}/validation`)
  return current?.steps ?? []
}

/** Answers whether a decision was taken. */
export async function decideAtRandom(walk: Walk): Promise<boolean> {
  const { chance, people, contractId, witnessed } = walk
  const steps = await shownSteps(walk)
  if (steps.length === 0) return false
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
  if (status !== 200) return false
  const content = contentOf(witnessed.contract)
  note(walk, [
    ...without(walk, step.name, person.personId),
    { step: step.name, person: person.personId, decision, content, isConfirmed: false },
  ])
  return true
}

export async function withdrawAtRandom(walk: Walk): Promise<void> {
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
export async function editAtRandom(walk: Walk): Promise<void> {
  const { chance, owner, contractId, witnessed, requested } = walk
  const { contract } = witnessed
  const wanted =
    requested && chance() < 0.7
      ? { ...contract, title: requested.title, cents: requested.cents }
      : chance() < 0.5
        ? { ...contract, title: `Bail ${between(chance, 0, 2)}` }
        : { ...contract, cents: pick(chance, AMOUNTS) }
  if (wanted.title !== contract.title)
    await callOrThrow(owner, 'PUT', `/contracts3/${contractId}`, { title: wanted.title })
  if (wanted.cents !== contract.cents)
    await callOrThrow(owner, 'PUT', `/contracts3/${contractId}/fields`, amountBody(wanted))
  witnessed.contract = wanted
}

/** Management: no part of what is validated. */
export async function changeType(walk: Walk): Promise<void> {
  const { chance, owner, contractId, typeIds, witnessed } = walk
  const typeId = pick(chance, [...typeIds])
  await callOrThrow(owner, 'PUT', `/contracts3/${contractId}`, { typeId })
  witnessed.contract = { ...witnessed.contract, typeId }
}

export async function confirmConditions(walk: Walk): Promise<void> {
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

export async function cancel({ owner, contractId, witnessed }: Walk): Promise<void> {
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

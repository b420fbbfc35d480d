import { Refused } from '@tacite/domain/refusal.ts'
import {
  cancelledHolder,
  decisionHolder,
  newlyOpen,
  stepOutcome,
  validationProgress,
  type Decision,
  type GivenDecision,
  type ValidationStep,
} from '@tacite/domain/validation/validation-progress.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAspects, requireRight, requireState } from '../../people/access/public.ts'
import {
  isBoundContent,
  readContractContent,
  storeContent,
} from '../../writing/contracts/public.ts'
import { closeSittings } from '../../writing/texts/public.ts'
import { openStepOfKind, stepsOfContract, openNextStep } from '../../settings/workflows/public.ts'
import { setCondition } from './judge-condition.ts'
import { askOpenSteps } from './ask-open-steps.ts'
import {
  decided,
  decisionCancelled,
  validationAccepted,
  validationRefused,
} from './validation-events.ts'
import {
  requireStanding,
  setValidationState,
  standingValidation,
  type StandingValidation,
} from './validation-repository.ts'

interface Target {
  contractId: string
  stepId: string
}

interface Given {
  decision: GivenDecision
  reason: string
  forPersonId?: string
}

/** Validates or refuses one step, for oneself or as a delegate. The last acceptance completes the validation and opens the next step of the workflow. */
export async function decide(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, stepId }: Target,
  given: Given,
): Promise<void> {
  await requireRight(db, actor, 'decide', contractId)
  await requireStepOf(db, contractId, stepId)
  await closeSittings(db, { kind: 'contract', id: contractId })
  const standing = await standingValidation(db, contractId)
  const deciding = decisionHolder(standing?.steps ?? [], stepId, actor, given.forPersonId)
  if (!deciding) throw new Refused('RULE', { code: 'NOT_A_DELEGATE', field: 'forPersonId' })
  requireState('decide', {
    validation: standing?.state ?? 'none',
    decision: deciding.standing,
  })
  const { holder } = deciding
  const validation = standing!
  requireReason(given)
  // Bound to the content hash, so that the validator decides on exactly what they could read.
  const content = await readContractContent(db, contractId)
  if (!isBoundContent(content, validation.content))
    throw new Refused('STATE', 'VALIDATION_CONTENT_CHANGED')
  const at = deps.clock.now()
  if (given.decision !== 'refused')
    await storeContent(db, contractId, { content, binding: validation.content, at })
  const place = { contractId, stepId, holder, contentHash: validation.content.hash, at }
  const conditionId = await storeDecision(db, actor, place, given)
  await deps.events.record(
    db,
    await decidedEvent(db, actor, validation, { ...place, ...given, conditionId }),
  )
  await follow(deps, db, actor, contractId, validation)
}

interface DecisionPlace extends Target {
  holder: string
  contentHash: string
  at: Date
}

/** @returns the id of the condition that the acceptance depends on; null: there is none */
async function storeDecision(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, stepId, holder, contentHash, at }: DecisionPlace,
  { decision, reason }: Given,
): Promise<string | null> {
  const isConditional = decision === 'conditional'
  const decisionId = newId(at)
  await db
    .insert('validation_decision', {
      id: decisionId,
      step_id: stepId,
      person_id: holder,
      decided_by: holder === actor.personId ? null : actor.personId,
      decision: countedAs(decision),
      reason: isConditional ? '' : reason,
      content_hash: contentHash,
      decided_at: at,
    })
    .execute()
  if (!isConditional) return null
  return setCondition(db, { contractId, decisionId, words: reason, at })
}

async function decidedEvent(
  db: CompanyDatabase,
  actor: Actor,
  validation: StandingValidation,
  {
    contractId,
    stepId,
    holder,
    contentHash,
    reason,
    conditionId,
    ...given
  }: DecisionPlace & Given & { conditionId: string | null },
) {
  const step = validation.steps.find(({ id }) => id === stepId)!
  const decision = countedAs(given.decision)
  return decided({
    actor,
    contractId,
    validationId: validation.id,
    payload: {
      stepId,
      stepName: step.name,
      decision,
      requestedBy: validation.requestedBy,
      contentHash,
      isStepOver: isOverWith(step, { personId: holder, decision }),
      ...(conditionId ? { conditionId } : {}),
      ...heldBy(holder, actor),
    },
    personal: {
      ...(await nameOfAbsent(db, holder, actor)),
      ...(conditionId ? { condition: reason } : {}),
    },
  })
}

function countedAs(given: GivenDecision): Decision {
  return given === 'conditional' ? 'accepted' : given
}

/** Without words nobody knows what to change, or what the acceptance depends on. */
function requireReason({ decision, reason }: Given): void {
  if (reason !== '' || decision === 'accepted') return
  const code = decision === 'refused' ? 'REFUSAL_REASON_REQUIRED' : 'CONDITION_REQUIRED'
  throw new Refused('RULE', { code, field: 'reason' })
}

/**
 * Withdraws a person's own decision, or one taken as a delegate: the step is open again, and its consequences are
 * undone.
 */
export async function cancelDecision(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, stepId }: Target,
): Promise<void> {
  await requireRight(db, actor, 'cancelDecision', contractId)
  await requireStepOf(db, contractId, stepId)
  const standing = await standingValidation(db, contractId)
  const { holder, standing: ownDecision } = cancelledHolder(standing?.steps ?? [], stepId, actor)
  const aspects = await readAspects(db, contractId, ['cancelDecision'])
  requireState('cancelDecision', { ...aspects, ownDecision })
  const validation = standing!
  await db
    .update('validation_decision')
    .set({ cancelled_at: deps.clock.now() })
    .where('validation_decision.step_id', '=', stepId)
    .where('validation_decision.person_id', '=', holder)
    .where('validation_decision.cancelled_at', 'is', null)
    .execute()
  await setValidationState(db, validation.id, 'running', null)
  if (validation.state === 'accepted')
    await openStepOfKind(deps, db, contractId, 'validation', null)
  await deps.events.record(
    db,
    decisionCancelled({
      actor,
      contractId,
      validationId: validation.id,
      payload: { stepId, ...heldBy(holder, actor) },
      personal: await nameOfAbsent(db, holder, actor),
    }),
  )
  const { steps } = await requireStanding(db, contractId)
  await askOpenSteps(deps, db, actor, contractId, {
    openedBy: 'decisionCancelled',
    begun: newlyOpen(validation.steps, steps),
    askedAgain: [stepId],
  })
}

/** Whether a decision completes its step, so that nobody else is asked for it. */
function isOverWith(step: ValidationStep, decision: ValidationStep['decisions'][number]): boolean {
  return stepOutcome({ ...step, decisions: [...step.decisions, decision] }) !== 'pending'
}

/** Whose decision it is, and who took it if that is another person. */
function heldBy(holder: string, actor: Actor): { personId: string; decidedBy?: string } {
  return holder === actor.personId
    ? { personId: holder }
    : { personId: holder, decidedBy: actor.personId }
}

/** For the trail: 'X for Y'. */
async function nameOfAbsent(
  db: CompanyDatabase,
  holder: string,
  actor: Actor,
): Promise<Record<string, string>> {
  if (holder === actor.personId) return {}
  const { name } = await db
    .select('person')
    .where('person.id', '=', holder)
    .select(personName('person').as('name'))
    .executeTakeFirstOrThrow()
  return { absent: name }
}

/** The consequence of a decision: the next stage of the circuit, its end, or its refusal. */
async function follow(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  before: StandingValidation,
): Promise<void> {
  const validation = await requireStanding(db, contractId)
  const { state } = validationProgress(validation.steps)
  if (state === 'running') {
    const opened = newlyOpen(before.steps, validation.steps)
    await askOpenSteps(deps, db, actor, contractId, { openedBy: 'acceptance', begun: opened })
    return
  }
  await setValidationState(db, validation.id, state, deps.clock.now())
  const payload = {
    validationId: validation.id,
    stepIds: validation.steps.map(({ id }) => id),
    requestedBy: validation.requestedBy,
    contentHash: validation.content.hash,
  }
  const ended = { actor, contractId, validationId: validation.id, payload }
  if (state === 'accepted') {
    const step = (await stepsOfContract(db, contractId)).find(({ kind }) => kind === 'validation')
    if (step) await openNextStep(deps, db, contractId, step, eventActor(actor))
  }
  await deps.events.record(
    db,
    state === 'accepted' ? validationAccepted(ended) : validationRefused(ended),
  )
}

/** A step of this contract, of its current or an earlier validation; any other counts as missing. */
async function requireStepOf(
  db: CompanyDatabase,
  contractId: string,
  stepId: string,
): Promise<void> {
  const step = await db
    .select('contract_validation_step')
    .innerJoin('contract_validation', (join) =>
      join
        .onRef('contract_validation.company_id', '=', 'contract_validation_step.company_id')
        .onRef('contract_validation.id', '=', 'contract_validation_step.validation_id'),
    )
    .where('contract_validation_step.id', '=', stepId)
    .where('contract_validation.contract_id', '=', contractId)
    .select('contract_validation_step.id')
    .executeTakeFirst()
  if (!step) throw new Refused('NOT_FOUND', 'NOT_FOUND')
}

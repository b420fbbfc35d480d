import type { StepMove } from '@tacite/api/portfolio/board-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { stepMove, type StepsMoved } from '@tacite/domain/workflows/step-move.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAspects, requireRight, requireState, whyNot } from '../../people/access/public.ts'
import { openStep, stepsOfContract, type WorkflowStep } from './advance-workflow.ts'

interface Target {
  contractId: string
  stepId: string
}

interface Move extends StepsMoved<WorkflowStep> {
  from: WorkflowStep
  to: WorkflowStep
}

/** What a move to a step would do, and why it cannot be made. */
export async function previewMove(
  db: CompanyDatabase,
  actor: Actor,
  level: ContractLevel,
  target: Target,
): Promise<StepMove> {
  const move = await readMove(db, target)
  const aspects = await readAspects(db, target.contractId, ['completeStep'])
  const refused =
    whyNot(actor, level, 'completeStep', { ...aspects, stepKind: actedOn(move).kind }) ??
    reasonOf(actor, whyNotThere(move))
  return shown(move, actor.locale, refused)
}

/** Moves a contract to a step of its workflow, unless that skips or reopens other steps than the person saw. */
export async function moveContract(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, stepId, ...seen }: Target & { passesOver: string[]; reopens: string[] },
): Promise<StepMove> {
  await requireRight(db, actor, 'completeStep', contractId)
  const aspects = await readAspects(db, contractId, ['completeStep'])
  const move = await readMove(db, { contractId, stepId })
  requireState('completeStep', { ...aspects, stepKind: actedOn(move).kind })
  const refusal = whyNotThere(move)
  if (move.from.id === move.to.id) return shown(move, actor.locale, null)
  if (refusal) throw new Refused('STATE', refusal)
  if (!isSame(move.passesOver, seen.passesOver) || !isSame(move.reopens, seen.reopens))
    throw new Refused('CONFLICT', 'STEP_MOVE_CHANGED')
  const by = eventActor(actor)
  await openStep(deps, db, contractId, move.to, by)
  const done = move.completes ?? move.to
  await deps.events.record(db, {
    type: move.isBackward ? 'step.reopened' : 'step.completed',
    actor: by,
    objectId: done.id,
    contractId,
    payload: { kind: done.kind },
  })
  return shown(move, actor.locale, null)
}

/** The step that a person completes by going on, or opens again by going back: its kind says whether they may. */
function actedOn({ isBackward, from, to }: Move): WorkflowStep {
  return isBackward ? to : from
}

/** After the signature nothing is moved: what is left to refuse is a follow-up before it. */
function whyNotThere({ to }: Move): PlainRefusalCode | null {
  return to.kind === 'followUp' ? 'FOLLOW_UP_NOT_BEGUN' : null
}

async function readMove(db: CompanyDatabase, { contractId, stepId }: Target): Promise<Move> {
  const steps = await stepsOfContract(db, contractId)
  const current = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.current_step_id')
    .executeTakeFirst()
  const from = steps.find(({ id }) => id === current?.current_step_id)
  const to = steps.find(({ id }) => id === stepId)
  if (!from || !to) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return { ...stepMove(steps, from.id, to.id), from, to }
}

function isSame(steps: readonly WorkflowStep[], seen: readonly string[]): boolean {
  return steps.length === seen.length && steps.every(({ id }) => seen.includes(id))
}

function shown(move: Move, locale: Locale, refused: StepMove['refused']): StepMove {
  const named = ({ id, name }: WorkflowStep) => ({ _id: id, name: stepName(name, locale) })
  return {
    refused,
    completes: move.completes && named(move.completes),
    passesOver: move.passesOver.map(named),
    reopens: move.reopens.map(named),
  }
}

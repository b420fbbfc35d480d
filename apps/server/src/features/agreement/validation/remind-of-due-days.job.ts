import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { remind, reminderJob, type Reminders } from '../../../platform/jobs/remind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { actingDelegates } from '../../people/delegations/public.ts'
import { escalationCircle, whomToTellOf } from '../../people/escalation/public.ts'
import { awaitedValidators, type AwaitedValidator } from './awaited-validators.query.ts'
import { openSteps } from './open-steps.query.ts'
import { dueReminded, escalated } from './validation-events.ts'

export const REMIND_OF_DUE_DAYS = reminderJob('remind-of-due-days', 15)

type Deps = Pick<Platform, 'clock' | 'events' | 'inCompanyForReports'>

/**
 * Reminds the validators of an open step of its due day, the business day before it; tells others, once, when the day
 * has passed. Nothing is decided by time.
 */
export async function remindOfDueDays(deps: Deps, companyId: string): Promise<void> {
  await remind(deps, companyId, BEFORE)
  await remind(deps, companyId, AFTER)
}

interface DueStep {
  id: string
  name: string
  due_date: string
  validation_id: string
  contract_id: string
  requested_by: string
}

const BEFORE: Reminders<DueStep, 'validation.dueReminded'> = {
  markDue: (db, now) =>
    markSteps(db, now, {
      mark: sql`due_reminded_at`,
      isDue: sql`step.remind_on <= today.day and step.due_date >= today.day`,
    }),
  eventsOf: async (db, due, now) => {
    const validators = await awaitedValidators(db, idsOf(due))
    const acting = await actingDelegates(
      db,
      validators.map(({ personId }) => personId),
      now,
    )
    return due.map((step) => {
      const validatorIds = peopleOf(step, validators)
      const delegates = acting.filter(({ personId }) => validatorIds.includes(personId))
      return dueReminded({
        ...placeOf(step),
        payload: {
          ...stepOf(step),
          validatorIds,
          delegateIds: [...new Set(delegates.map(({ delegateId }) => delegateId))],
        },
      })
    })
  },
}

const AFTER: Reminders<DueStep, 'validation.escalated'> = {
  markDue: (db, now) =>
    markSteps(db, now, { mark: sql`escalated_at`, isDue: sql`step.due_date < today.day` }),
  eventsOf: async (db, due, now) => {
    const validators = await awaitedValidators(db, idsOf(due))
    const told = await whomToTellOf(
      db,
      due.map((step) => ({
        id: step.id,
        contractId: step.contract_id,
        askedIds: peopleOf(step, validators),
        managerIds: validators
          .filter(({ stepId }) => stepId === step.id)
          .flatMap(({ managerId }) => managerId ?? []),
        alsoIds: [step.requested_by],
      })),
      await escalationCircle(db),
      now,
    )
    return due.map((step) =>
      escalated({
        ...placeOf(step),
        payload: {
          ...stepOf(step),
          validatorIds: peopleOf(step, validators),
          ...told.get(step.id)!,
        },
      }),
    )
  },
}

const BATCH = 200

interface Marked {
  /** The column that says since when the step is marked. */
  mark: RawBuilder<unknown>
  isDue: RawBuilder<unknown>
}

/** Open steps only: those of suspended, ended and archived ones wait, or are over. */
async function markSteps(
  db: CompanyDatabase,
  now: Date,
  { mark, isDue }: Marked,
): Promise<DueStep[]> {
  const { rows } = await sql<DueStep>`
    with open_step as materialized (${openSteps(db.companyId)}),
    due as (
      select step.id, open_step.contract_id, validation.requested_by
      from open_step
      join contract_validation_step as step on step.company_id = ${db.companyId} and step.id = open_step.id
      join contract_validation as validation on validation.company_id = step.company_id and validation.id = step.validation_id
      join contract on contract.company_id = step.company_id and contract.id = open_step.contract_id
        and contract.archived_at is null
      join company on company.id = step.company_id
      cross join lateral (select (${now}::timestamptz at time zone company.time_zone)::date as day) as today
      where ${isDue} and step.${mark} is null
      order by step.id limit ${BATCH}
    )
    update contract_validation_step as marked set ${mark} = ${now}
    from due where marked.company_id = ${db.companyId} and marked.id = due.id
    returning marked.id, marked.name, marked.due_date::text, marked.validation_id, due.contract_id, due.requested_by`.execute(
    db.tx,
  )
  return rows
}

function idsOf(due: readonly DueStep[]): string[] {
  return due.map(({ id }) => id)
}

function peopleOf({ id }: DueStep, validators: readonly AwaitedValidator[]): string[] {
  return validators.filter(({ stepId }) => stepId === id).map(({ personId }) => personId)
}

function placeOf({ contract_id: contractId, validation_id: validationId }: DueStep) {
  return { actor: null, contractId, validationId }
}

function stepOf({ id: stepId, name: stepName, due_date: dueDate }: DueStep) {
  return { stepId, stepName, dueDate }
}

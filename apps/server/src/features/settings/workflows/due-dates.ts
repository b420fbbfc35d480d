import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/**
 * Counts the due date of a step that contracts have just begun, in days of the company’s calendar. One that a person set
 * stays.
 */
export async function countDueDates(
  db: CompanyDatabase,
  contractIds: readonly string[],
  stepId: string,
): Promise<void> {
  await sql`
    update contract_step as begun
    set due_date = (begun.opened_at at time zone company.time_zone)::date + step.due_days, is_due_counted = true
    from workflow_step as step, company
    where begun.company_id = ${db.companyId} and begun.contract_id = any(${[...contractIds]}::uuid[])
      and begun.step_id = ${stepId} and (begun.due_date is null or begun.is_due_counted)
      and step.company_id = begun.company_id and step.id = begun.step_id and step.due_days is not null
      and company.id = begun.company_id`.execute(db.tx)
}

/** Ends the reminders of steps that these contracts have left or completed. */
export async function endRemindersOfLeft(
  deps: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<EndedReminder>`
    update contract_step as reminded set reminder_id = null, reminded_late = false
    from contract, contract_step as ended
    where reminded.company_id = ${db.companyId} and reminded.contract_id = any(${[...contractIds]}::uuid[])
      and reminded.reminder_id is not null
      and contract.company_id = reminded.company_id and contract.id = reminded.contract_id
      and (contract.current_step_id is distinct from reminded.step_id or reminded.completed_at is not null)
      and ended.company_id = reminded.company_id and ended.contract_id = reminded.contract_id
      and ended.step_id = reminded.step_id
    returning ended.contract_id, ended.step_id, ended.reminder_id, ended.completed_at is not null as is_done`.execute(
    db.tx,
  )
  await record(deps, db, rows)
}

/** Ends the reminder of a step whose due date changes: it is reminded of the new one. */
export async function endReminder(
  deps: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  { contractId, stepId }: { contractId: string; stepId: string },
): Promise<void> {
  const { rows } = await sql<EndedReminder>`
    update contract_step as reminded set reminder_id = null, reminded_late = false
    from contract_step as ended
    where reminded.company_id = ${db.companyId} and reminded.contract_id = ${contractId} and reminded.step_id = ${stepId}
      and reminded.reminder_id is not null
      and ended.company_id = reminded.company_id and ended.contract_id = reminded.contract_id
      and ended.step_id = reminded.step_id
    returning ended.contract_id, ended.step_id, ended.reminder_id, false as is_done`.execute(db.tx)
  await record(deps, db, rows)
}

interface EndedReminder {
  contract_id: string
  step_id: string
  reminder_id: string
  is_done: boolean
}

async function record(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  ended: readonly EndedReminder[],
): Promise<void> {
  await events.recordMany(
    db,
    ended.map(({ contract_id, step_id, reminder_id, is_done }) => ({
      type: 'step.reminderEnded',
      actor: null,
      objectId: step_id,
      contractId: contract_id,
      payload: { reminderId: reminder_id, isDone: is_done },
    })),
  )
}

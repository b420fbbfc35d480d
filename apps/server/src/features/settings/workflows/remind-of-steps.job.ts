import { STEP_REMINDER_DAYS } from '@tacite/domain/workflows/step-reminders.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { remind, reminderJob } from '../../../platform/jobs/remind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { IS_AWAITED } from './late-steps.ts'

export const REMIND_OF_STEPS = reminderJob('remind-of-steps', 10)

interface DueStep {
  contract_id: string
  step_id: string
  reminder_id: string
  step_name: string
  due_date: string
  is_late: boolean
  owner_id: string
}

/**
 * Reminds the owner of a contract of the due date of its current step: a few days before it, and again once it has
 * passed.
 */
export async function remindOfSteps(
  deps: Pick<Platform, 'clock' | 'events' | 'inCompanyForReports'>,
  companyId: string,
): Promise<void> {
  await remind(deps, companyId, {
    markDue,
    eventsOf: (_, due) =>
      due.map(({ contract_id, step_id, reminder_id, step_name, due_date, is_late, owner_id }) => ({
        type: 'step.dueReminded',
        actor: null,
        objectId: step_id,
        contractId: contract_id,
        payload: {
          personId: owner_id,
          reminderId: reminder_id,
          stepName: step_name,
          dueDate: due_date,
          isLate: is_late,
        },
      })),
  })
}

async function markDue(db: CompanyDatabase, now: Date): Promise<DueStep[]> {
  const { rows } = await sql<DueStep>`
    update contract_step
    set reminder_id = coalesce(contract_step.reminder_id, gen_random_uuid()),
      reminded_late = contract_step.due_date < today.day
    from contract, workflow_step as step, company,
      lateral (select (${now}::timestamptz at time zone company.time_zone)::date as day) as today
    where contract_step.company_id = ${db.companyId} and contract_step.due_date <= today.day + ${STEP_REMINDER_DAYS}::integer
      and (contract_step.reminder_id is null or contract_step.due_date < today.day and not contract_step.reminded_late)
      and company.id = contract_step.company_id
      and contract.company_id = contract_step.company_id and contract.id = contract_step.contract_id
      and contract.archived_at is null and ${IS_AWAITED}
      and step.company_id = contract_step.company_id and step.id = contract_step.step_id
    returning contract_step.contract_id, contract_step.step_id, contract_step.reminder_id, contract_step.due_date::text,
      contract_step.reminded_late as is_late,
      contract.owner_id, step.name as step_name`.execute(db.tx)
  return rows
}

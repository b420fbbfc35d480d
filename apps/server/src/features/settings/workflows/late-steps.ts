import {
  STEP_DUES,
  STEP_REMINDER_DAYS,
  type StepDue,
} from '@tacite/domain/workflows/step-reminders.ts'
import { sql, type RawBuilder } from 'kysely'

/**
 * Whether the due date of `contract_step` counts: `contract` is at this step and has not completed it. After the signature
 * only the follow-up goes on.
 */
export const IS_AWAITED = sql<boolean>`(contract.current_step_id = contract_step.step_id
  and contract_step.completed_at is null and case contract.status
    when 'SIGNED' then exists (select from workflow_step as step where step.company_id = contract_step.company_id
      and step.id = contract_step.step_id and step.kind = 'followUp')
    else contract.status not in ('TERMINATED', 'CANCELLED') end)`

/** The contracts whose current step should have been completed before this day. */
export function contractsLate(companyId: string, today: string): RawBuilder<{ id: string }> {
  return contractsDue(companyId, today, ['late'])
}

/** The contracts whose current step is late on this day, is due soon, or is due later. */
export function contractsDue(
  companyId: string,
  today: string,
  dues: readonly string[],
): RawBuilder<{ id: string }> {
  const soon = sql`${today}::date + ${STEP_REMINDER_DAYS}::integer`
  const standings: Record<StepDue, RawBuilder<boolean>> = {
    late: sql`contract_step.due_date < ${today}::date`,
    soon: sql`contract_step.due_date between ${today}::date and ${soon}`,
    onTime: sql`contract_step.due_date > ${soon}`,
  }
  const asked = STEP_DUES.filter((due) => dues.includes(due)).map((due) => standings[due])
  return sql`select contract_step.contract_id from contract_step
    join contract on contract.company_id = contract_step.company_id and contract.id = contract_step.contract_id
    where contract_step.company_id = ${companyId} and (${sql.join(asked, sql` or `)}) and ${IS_AWAITED}`
}

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
  return sql`select contract_step.contract_id from contract_step
    join contract on contract.company_id = contract_step.company_id and contract.id = contract_step.contract_id
    where contract_step.company_id = ${companyId} and contract_step.due_date < ${today}::date and ${IS_AWAITED}`
}

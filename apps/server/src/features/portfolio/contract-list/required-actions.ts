import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../people/access/public.ts'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'

/**
 * The contracts on which this person has something to do: an open task of theirs, or an open notice window of a
 * contract they own and have not decided on.
 */
export function requiredActionContracts(
  reader: Reader,
  facts: FactsOfDay,
): RawBuilder<{ contract_id: string }> {
  return sql`select task.contract_id from task
      where task.company_id = ${reader.companyId} and task.person_id = ${reader.personId} and task.status = 'TODO'
    union all
    ${windowsToDecide(reader, facts)}`
}

/**
 * Open notice windows of the person's own contracts that no task of theirs covers.
 * @param shown what is selected of each `fact`
 */
export function windowsToDecide(
  { companyId, personId }: Reader,
  { rows }: FactsOfDay,
  shown: RawBuilder<unknown> = sql`fact.contract_id`,
): RawBuilder<{ contract_id: string }> {
  return sql`select ${shown} from ${rows} as fact
    where fact.company_id = ${companyId} and fact.owner_id = ${personId} and fact.status = 'SIGNED' and fact.phase = 'NOTICE_WINDOW'
      and not fact.is_archived
      and not exists (select from task join deadline_alert as alert
          on alert.company_id = task.company_id and alert.id = task.subject_id
        where task.company_id = fact.company_id and task.person_id = ${personId} and task.contract_id = fact.contract_id
          and task.kind = 'decideOnDeadline' and alert.target >= fact.send_by)`
}

import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../people/access/public.ts'
import { PASSES_TO_DELEGATES } from '../../people/delegations/public.ts'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import { isDecidedOn } from '../../lifecycle/decisions/public.ts'

const HOURS_48_MS = 48 * 60 * 60 * 1000

/** What has been pending for longer (specification 2.9) has been so since before this moment. */
export function hours48Before({ at }: Pick<Reader, 'at'>): Date {
  return new Date(at.getTime() - HOURS_48_MS)
}

/**
 * The contracts on which this person has something to do: an open task, theirs or of somebody they act for, or an
 * open notice window of a contract they own and have not decided on.
 * @param before only what has been pending since before this moment
 */
export function requiredActionContracts(
  reader: Reader,
  facts: FactsOfDay,
  before: Date | null = null,
): RawBuilder<{ contract_id: string }> {
  const isOld = before ? sql`task.created_at < ${before}` : sql`true`
  return sql`select task.contract_id from task
      where task.company_id = ${reader.companyId} and ${isToDoBy(reader)} and ${isOld}
    union all
    ${windowsToDecide(reader, facts, { before })}`
}

/** Of `task`: open, and the person's own unless they put it off, or a validation asked of an absent person for whom they decide. */
export function isToDoBy({ personId, actsFor }: Reader): RawBuilder<boolean> {
  const isBack = sql`(task.snoozed_until is null or task.snoozed_until <= company_today(task.company_id))`
  // Most people act for nobody: half of what is planned for each dashboard falls away.
  if (actsFor.length === 0)
    return sql<boolean>`(task.status = 'TODO' and task.person_id = ${personId} and ${isBack})`
  // One condition on people: the index of open tasks is read for each of them.
  return sql<boolean>`(task.status = 'TODO' and task.person_id = any(${[personId, ...actsFor]}::uuid[])
    and (task.person_id = ${personId} or ${PASSES_TO_DELEGATES})
    and (task.person_id <> ${personId} or ${isBack}))`
}

/** A window of `fact` opened at midnight of its first day, in the company's time zone; that of the company is read once. */
export function windowOpenedAt({ companyId }: Pick<Reader, 'companyId'>): RawBuilder<Date> {
  const ofCompany = (column: string) =>
    sql`(select ${sql.ref(`company.${column}`)} from company where company.id = ${companyId})`
  return sql<Date>`(fact.termination_date - ${ofCompany('notice_window_days')})::timestamp at time zone ${ofCompany('time_zone')}`
}

/**
 * Open notice windows of the person's own contracts on which nobody has decided, and that no task of theirs covers.
 * @param shown what is selected of each `fact`
 * @param before only those that opened before this moment
 */
export function windowsToDecide(
  reader: Reader,
  { rows, today }: FactsOfDay,
  {
    shown = sql`fact.contract_id`,
    before = null,
  }: { shown?: RawBuilder<unknown>; before?: Date | null } = {},
): RawBuilder<{ contract_id: string }> {
  const { companyId, personId } = reader
  return sql`select ${shown} from ${rows} as fact
    where fact.company_id = ${companyId} and fact.owner_id = ${personId} and fact.status = 'SIGNED' and fact.phase = 'NOTICE_WINDOW'
      and not fact.is_archived and ${before ? sql`${windowOpenedAt(reader)} < ${before}` : sql`true`}
      and not ${isDecidedOn(today)}
      and not exists (select from task join deadline_alert as alert
          on alert.company_id = task.company_id and alert.id = task.subject_id
        where task.company_id = fact.company_id and task.person_id = ${personId} and task.contract_id = fact.contract_id
          and task.kind = 'decideOnDeadline' and alert.kind not in ('exitWindow', 'exitLimit') and alert.target >= fact.send_by and task.status = 'TODO')`
}

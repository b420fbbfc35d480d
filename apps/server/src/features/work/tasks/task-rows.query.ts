import type { Task } from '@tacite/api/work/tasks-endpoints.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { factsOfContract, factsOfDay, todayOf } from '../../lifecycle/deadlines/public.ts'
import { presentTask, type StoredTask } from './present-task.ts'

/** These tasks as rows, in this order; the caller has checked that the reader may see them. */
export async function taskRows(
  db: CompanyDatabase,
  actor: Actor,
  ids: readonly string[],
): Promise<Task[]> {
  if (ids.length === 0) return []
  const today = todayOf(actor)
  const facts = factsOfContract(await factsOfDay(db, today), db, sql`contract.id`)
  const { rows } = await sql<StoredTask>`
    select task.id, task.kind, task.status, task.created_at, task.ended_at, task.contract_id, task.subject_id,
      task.person_id, due.on_day::text as due_on, due.on_day - ${today.toString()}::date as days_left,
      case when task.person_id <> ${actor.personId} then (select ${personName('absent')} from person as absent
        where absent.company_id = task.company_id and absent.id = task.person_id) end as "for",
      case when task.kind = 'validate' then (select step.name from contract_validation_step as step
        where step.company_id = task.company_id and step.id = task.subject_id) end as validation_step,
      (case when task.snoozed_until > ${today.toString()}::date then task.snoozed_until end)::text as snoozed_until,
      (select ${personName('former')} from person as former where former.company_id = task.company_id
        and former.id = task.handed_over_from) as handed_over_from,
      ${askedBy()} as asked_by, request.title as request_title, request.note as request_note, request.answer as request_answer,
      contract.text_id, contract.title, contract.reference,
      currency_on(contract.company_id, contract.id, ${today.toString()}::date, contract.currency, contract.amount_incl_tax_cents) as currency,
      (select party.name from counterparty as party
        where party.company_id = contract.company_id and party.id = fact.counterparty_id) as supplier,
      (select project.title from project
        where project.company_id = contract.company_id and project.id = contract.project_id) as project_title,
      fact.status as contract_status,
      amount_on(contract.company_id, contract.id, ${today.toString()}::date, contract.amount_incl_tax_cents) as amount_incl_tax_cents,
      fact.effective_date::text, fact.end_date::text,
      fact.termination_date::text, step.name as step_name, step.colour as step_colour
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    join task on task.company_id = ${db.companyId} and task.id = wanted.id
    join contract on contract.company_id = task.company_id and contract.id = task.contract_id
    cross join lateral (select ${dueOn()} as on_day) as due
    cross join lateral ${facts} as fact
    left join task_request as request on task.kind = 'answerRequest'
      and request.company_id = task.company_id and request.id = task.subject_id
    left join workflow_step as step on step.company_id = task.company_id and step.id = task.workflow_step_id
    order by wanted.place`.execute(db.tx)
  return rows.map((row) => presentTask(row, actor))
}

/** The day by which a task is to be done: that of the alert, the one that was asked for, that of the step to decide on, else that of the workflow step that it belongs to. */
export function dueOn(): RawBuilder<string | null> {
  return sql`case task.kind when 'decideOnDeadline'
    then (select alert.target from deadline_alert as alert
      where alert.company_id = task.company_id and alert.id = task.subject_id)
    when 'answerRequest' then (select asked.due_on from task_request as asked
      where asked.company_id = task.company_id and asked.id = task.subject_id)
    else coalesce((select step.due_date from contract_validation_step as step where task.kind = 'validate'
      and step.company_id = task.company_id and step.id = task.subject_id), (select planned.due_date from contract_step as planned where planned.company_id = task.company_id
      and planned.contract_id = task.contract_id and planned.step_id = task.workflow_step_id)) end`
}

/** Who requested the validation, the signature or what is asked by hand; of a refusal, who refused. A deadline asks by itself. */
function askedBy(): RawBuilder<string | null> {
  const name = personName('asking')
  const signing = sql`(select ${name} from signatory
      join signature_request as request on request.company_id = signatory.company_id and request.id = signatory.request_id
      join person as asking on asking.company_id = request.company_id and asking.id = request.requested_by
      where signatory.company_id = task.company_id and signatory.id = task.subject_id)`
  return sql`case task.kind
    when 'validate' then (select ${name} from contract_validation_step as asked
      join contract_validation as validation on validation.company_id = asked.company_id and validation.id = asked.validation_id
      join person as asking on asking.company_id = validation.company_id and asking.id = validation.requested_by
      where asked.company_id = task.company_id and asked.id = task.subject_id)
    when 'sign' then ${signing}
    when 'signLetter' then ${signing}
    when 'answerRequest' then (select ${name} from task_request as asked
      join person as asking on asking.company_id = asked.company_id and asking.id = asked.requested_by
      where asked.company_id = task.company_id and asked.id = task.subject_id)
    when 'meetCondition' then (select ${name} from validation_condition as asked
      join validation_decision as said on said.company_id = asked.company_id and said.id = asked.decision_id
      join person as asking on asking.company_id = said.company_id and asking.id = coalesce(said.decided_by, said.person_id)
      where asked.company_id = task.company_id and asked.id = task.subject_id)
    when 'confirmCondition' then (select ${name} from validation_condition as asked
      join person as asking on asking.company_id = asked.company_id and asking.id = asked.met_by
      where asked.company_id = task.company_id and asked.id = task.subject_id)
    when 'readRefusal' then (select ${name} from contract_validation_step as asked
      join validation_decision as refusal on refusal.company_id = asked.company_id and refusal.step_id = asked.id
        and refusal.decision = 'refused'
      join person as asking on asking.company_id = refusal.company_id
        and asking.id = coalesce(refusal.decided_by, refusal.person_id)
      where asked.company_id = task.company_id and asked.validation_id = task.subject_id
      order by refusal.decided_at desc limit 1) end`
}

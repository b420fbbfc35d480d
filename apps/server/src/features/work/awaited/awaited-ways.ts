import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { openSteps } from '../../agreement/validation/public.ts'
import { visibleAmongMany } from '../../people/access/public.ts'

/** What a validation or a signature waits for: one person each. */
export interface AwaitedRow {
  kind: 'validate' | 'sign'
  contract_id: string
  /** A step of a validation, or a signatory. */
  subject_id: string
  step: string | null
  /** A circuit, `none` for a validation without one, `signature`. */
  circuit: string
  circuit_name: string | null
  /** A person, or the address of a signatory without an account. */
  who: string
  person_id: string | null
  person: string
  waited: number
  reminded_at: Date | null
  due_date: string | null
  is_late: boolean
}

/**
 * Every decision and signature that is awaited now, on contracts that the reader sees and nobody gave up. Each is known from what runs, by
 * its index: closed validations and signatures are not read.
 */
export function awaitedOf(actor: Actor): RawBuilder<AwaitedRow> {
  const { companyId } = actor
  return sql<AwaitedRow>`
    select asked.*, contract.title, contract.reference, fact.counterparty_id,
      today.day - (asked.since at time zone ${actor.company.timeZone})::date as waited,
      due.day as due_date, coalesce(due.day < today.day, false) as is_late
    from ((${awaitedDecisions(companyId)}) union all ${awaitedSignatures(companyId)}) as asked
    join contract on contract.company_id = ${companyId} and contract.id = asked.contract_id
    join contract_fact as fact on fact.company_id = contract.company_id and fact.contract_id = contract.id
    cross join lateral (select company_today(${companyId}) as day) as today
    cross join lateral (select coalesce(asked.own_due_date, (
      select planned.due_date from contract_step as planned
      join workflow_step as step on step.company_id = planned.company_id and step.id = planned.step_id
      where planned.company_id = contract.company_id and planned.contract_id = contract.id
        and planned.step_id = contract.current_step_id
        and step.kind = case asked.kind when 'sign' then 'signature' else 'validation' end
    )) as day) as due
    where contract.archived_at is null and contract.status <> 'CANCELLED' and ${visibleAmongMany(actor)}`
}

/** Materialized: which steps are open is found once, whatever they are joined with. */
function awaitedDecisions(companyId: string): RawBuilder<unknown> {
  return sql`with open_step as materialized (${openSteps(companyId)})
    select 'validate' as kind, step.contract_id, step.id as subject_id, step.name as step,
      coalesce(circuit.id::text, 'none') as circuit, circuit.title as circuit_name,
      person.id::text as who, person.id as person_id, ${personName('person')} as person, step.since, asked.reminded_at,
      step.own_due_date
    from open_step as step
    join contract_validator as asked on asked.company_id = ${companyId} and asked.step_id = step.id
    join person on person.company_id = asked.company_id and person.id = asked.person_id
    left join validation_circuit as circuit on circuit.company_id = asked.company_id and circuit.id = step.circuit_id
    where not exists (select from validation_decision as said where said.company_id = asked.company_id
      and said.step_id = asked.step_id and said.person_id = asked.person_id and said.cancelled_at is null)`
}

/** Only whose turn it is: who signs later is not invited yet. An invitation sent again is their reminder. */
function awaitedSignatures(companyId: string): RawBuilder<unknown> {
  return sql`select 'sign', request.contract_id, signatory.id, null, 'signature', null,
      coalesce(signatory.person_id::text, signatory.email), signatory.person_id, signatory.name,
      coalesce(invited.first_at, request.requested_at), case when invited.times > 1 then invited.last_at end,
      null::date
    from signature_request as request
    join signatory on signatory.company_id = request.company_id and signatory.request_id = request.id
    cross join lateral (select min(event.at) as first_at, max(event.at) as last_at, count(*) as times
      from signatory_event as event where event.company_id = signatory.company_id
        and event.signatory_id = signatory.id and event.action = 'invited') as invited
    where request.company_id = ${companyId} and request.notice_id is null and request.state = 'out' and signatory.state in ('invited', 'viewed')`
}

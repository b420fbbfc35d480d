import { sql, type RawBuilder } from 'kysely'

/** An open step of a running validation: its undecided validators are awaited since then. */
export interface OpenStep {
  id: string
  name: string
  validation_id: string
  contract_id: string
  circuit_id: string | null
  since: Date
  own_due_date: string | null
}

/**
 * The open steps of all running validations of a company: the one definition in SQL, the twin of `validationProgress`.
 * Stages run one after the other, so those of the first stage that is not accepted are open; none of a running
 * validation is refused. Awaited since the last decision on the stages before it, else since the request.
 */
export function openSteps(companyId: string): RawBuilder<OpenStep> {
  return sql<OpenStep>`
    select step.id, step.name, step.validation_id, validation.contract_id, validation.circuit_id,
      coalesce((select max(said.decided_at) from contract_validation_step as earlier
        join validation_decision as said on said.company_id = earlier.company_id and said.step_id = earlier.id
          and said.cancelled_at is null
        where earlier.company_id = validation.company_id and earlier.validation_id = validation.id
          and earlier.position < step.stage), validation.requested_at) as since, step.due_date as own_due_date
    from contract_validation as validation
    cross join lateral (
      select pending.* from (
        select each.id, each.name, each.validation_id, each.stage, each.due_date, min(each.stage) over () as open_stage from (
          select asked.*,
            coalesce(max(asked.position) filter (where not asked.is_beside_previous) over (order by asked.position), 0) as stage
          from contract_validation_step as asked
          where asked.company_id = validation.company_id and asked.validation_id = validation.id
        ) as each
        where not ${isAccepted()}
      ) as pending
      where pending.stage = pending.open_stage
    ) as step
    where validation.company_id = ${companyId} and validation.state = 'running'`
}

/** One acceptance of a validator is enough for `oneOf`; for `all` none may be missing. */
function isAccepted(): RawBuilder<boolean> {
  return sql<boolean>`(select case each.rule
      when 'oneOf' then coalesce(bool_or(said.id is not null), false)
      else coalesce(bool_and(said.id is not null), false) end
    from contract_validator as asked
    left join validation_decision as said on said.company_id = asked.company_id and said.step_id = asked.step_id
      and said.person_id = asked.person_id and said.cancelled_at is null
    where asked.company_id = each.company_id and asked.step_id = each.id)`
}

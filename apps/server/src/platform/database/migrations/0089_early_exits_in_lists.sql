-- The next early exit is a fact like the others: the day on which it ends the contract, and the prudent limit to notify it
-- (`nextExit` of the domain). Lists could neither show nor find it.
alter table contract_fact add column exit_on date, add column exit_limit date;
alter table contract_phase add column exit_on date, add column exit_limit date;
alter table contract_dated_fact add column exit_on date, add column exit_limit date;
alter table contract_month_end add column exit_on date, add column exit_limit date;

-- Covering, like those of the other dates; with the day itself, by which lists are sorted. Few contracts can be left early, and
-- filters name a limit.
create index contract_fact_exits on contract_fact (company_id, exit_limit)
  include (contract_id, is_archived, status, created_on, owner_id, access_set_id, exit_on) where exit_limit is not null;
create index contract_dated_fact_exits on contract_dated_fact (company_id, exit_limit)
  include (contract_id, from_day, to_day, status, is_archived, created_on) where exit_limit is not null;
-- Of which exits people were alerted: these ask for a decision before their window.
create index deadline_alert_exits on deadline_alert (company_id, contract_id, target)
  where kind in ('exitWindow', 'exitLimit') and withdrawn_at is null;

-- As before, with the exits.
create or replace function contract_fact_in(p_fact contract_fact, p_phase contract_phase) returns contract_fact language sql immutable
  return row(p_fact.company_id, p_fact.contract_id, p_phase.status, p_phase.status_detail, p_phase.phase, p_phase.term_number,
    p_fact.effective_date, p_phase.end_date, p_phase.termination_date, p_phase.legal_limit, p_phase.send_by, p_phase.final_end,
    p_phase.terminated_on, p_fact.signature_date, p_fact.renewal_type, p_phase.tacit_renewal_duration, p_fact.duration_days,
    p_phase.in_tacit_renewal, p_phase.is_renewed, p_phase.renewals_made, p_fact.is_retroactive, p_phase.will_be_renewable,
    p_fact.amount_incl_tax_cents, p_fact.department_id, p_fact.owner_id, p_fact.contract_type_id, p_fact.project_id,
    p_fact.counterparty_id, p_fact.parent_id, p_fact.signature_provider, p_fact.created_on, p_fact.is_archived,
    p_phase.is_renewable, p_fact.amount_tier, p_phase.renewal_age, p_fact.foreseen_until, p_fact.access_set_id,
    p_phase.exit_on, p_phase.exit_limit)::contract_fact;

create or replace function fact_of_month_end(p_row contract_month_end) returns contract_fact language sql immutable
  return row(p_row.company_id, p_row.contract_id, p_row.status, p_row.status_detail, p_row.phase, p_row.term_number,
    p_row.effective_date, p_row.end_date, p_row.termination_date, p_row.legal_limit, p_row.send_by, null::date,
    p_row.terminated_on, p_row.signature_date, p_row.renewal_type, p_row.tacit_renewal_duration, p_row.duration_days,
    p_row.in_tacit_renewal, p_row.is_renewed, 0, p_row.is_retroactive, p_row.will_be_renewable,
    p_row.amount_incl_tax_cents, p_row.department_id, p_row.owner_id, p_row.contract_type_id, p_row.project_id,
    p_row.counterparty_id, p_row.parent_id, p_row.signature_provider, p_row.created_on, p_row.is_archived,
    p_row.is_renewable, p_row.amount_tier, p_row.renewal_age, 'infinity'::date, p_row.access_set_id,
    p_row.exit_on, p_row.exit_limit)::contract_fact;

create or replace function month_end_row(p_fact contract_fact, p_contract contract, p_currency text, p_month date) returns contract_month_end
language sql stable
begin atomic
  select row(p_fact.company_id, p_fact.contract_id, p_month, 'infinity'::date, p_fact.status, p_fact.status_detail, p_fact.phase,
    p_fact.term_number, p_fact.effective_date, p_fact.end_date, p_fact.termination_date, p_fact.legal_limit, p_fact.send_by,
    p_fact.terminated_on, p_fact.signature_date, p_fact.renewal_type, p_fact.tacit_renewal_duration, p_fact.duration_days,
    p_fact.in_tacit_renewal, p_fact.is_renewed, p_fact.is_retroactive, p_fact.is_renewable, p_fact.will_be_renewable,
    p_fact.amount_incl_tax_cents, p_fact.amount_tier, p_fact.renewal_age, p_fact.department_id, p_fact.owner_id,
    p_fact.contract_type_id, p_fact.project_id, p_fact.counterparty_id, p_fact.parent_id, p_fact.signature_provider,
    p_fact.created_on, coalesce(p_fact.is_archived, false), p_fact.access_set_id, nullif(held.currency, p_currency),
    case when held.currency <> p_currency then amount_on(p_contract.company_id, p_contract.id, held.last_day,
      p_contract.amount_incl_tax_cents) end, p_contract.direction,
    p_contract.scope, p_fact.exit_on, p_fact.exit_limit)::contract_month_end
  from (select ended.last_day, case when exists (select from contract as amendment
        where amendment.company_id = p_contract.company_id and amendment.parent_id = p_contract.id)
      then currency_on(p_contract.company_id, p_contract.id, ended.last_day, p_contract.currency, p_contract.amount_incl_tax_cents)
      else p_contract.currency end as currency
    from (select (p_month + interval '1 month - 1 day')::date as last_day) as ended) as held;
end;

-- Month ends recorded before know no exits, and are not filtered by them. The upgrade may happen on the last day of a month,
-- whose end the job records before it computes exits.
alter table month_end_progress add column exits_from date not null default '-infinity';
update month_end_progress as progress set exits_from = date_trunc('month', company_today(progress.company_id) + 1)::date;

-- Contracts that a party may leave before the end: the hourly job computes their facts again, as if their phases ran out soon,
-- and those of other days.
with leavable as materialized (
  select contract.company_id, contract.id from contract
  join contract_type as type on type.company_id = contract.company_id and type.id = contract.contract_type_id
  where contract.status in ('SIGNED', 'TERMINATED')
    and (type.regime = 'commercialLease' or jsonb_typeof(contract.lifecycle -> 'earlyExit') = 'object')
  union
  select amendment.company_id, amendment.parent_id from contract as amendment
  join amendment_patch as patch on patch.company_id = amendment.company_id and patch.contract_id = amendment.id
  where amendment.parent_id is not null and patch.field = 'earlyExit'
), facts as (
  update contract_fact as fact set foreseen_until = least(fact.foreseen_until, current_date + 30) from leavable
  where fact.company_id = leavable.company_id and fact.contract_id = leavable.id
)
update contract_dated_state as state set facts_until = '-infinity' from leavable
where state.company_id = leavable.company_id and state.contract_id = leavable.id and state.to_day = 'infinity';

-- Every surface shows one status of a contract, from `contract_fact`. A validated contract that nobody has sent is ready to sign;
-- in signature is only what was sent. Until the signature the status follows from the contract and its validations alone:
-- triggers keep it, so that no writer can forget to.
alter table contract_fact drop constraint contract_fact_status_check, add constraint contract_fact_status_check
  check (status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'readyToSign', 'SIGNATURE', 'SIGNED', 'TERMINATED', 'CANCELLED'));
alter table contract_phase drop constraint contract_phase_status_check, add constraint contract_phase_status_check
  check (status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'readyToSign', 'SIGNATURE', 'SIGNED', 'TERMINATED', 'CANCELLED'));

-- `shownStatus` of the domain.
create function shown_status(p_contract contract) returns text language sql stable as $$
  select case when p_contract.status in ('DRAFT', 'NEGOTIATION', 'VALIDATION') and (
      select validation.state from contract_validation as validation
      where validation.company_id = p_contract.company_id and validation.contract_id = p_contract.id
      order by validation.requested_at desc, validation.id desc limit 1) = 'accepted'
    then 'readyToSign' else p_contract.status end
$$;

-- A signed contract is left alone: its state depends on the day, and the deadlines say it.
create function show_status(p_company_id uuid, p_contract_id uuid) returns void language plpgsql as $$
declare standing record;
begin
  select shown_status(contract) as status,
      case contract.status when 'CANCELLED' then 'CANCELLED' else coalesce(contract.current_step_id::text, contract.status) end as detail
    into standing from contract
    where contract.company_id = p_company_id and contract.id = p_contract_id and contract.status not in ('SIGNED', 'TERMINATED');
  if not found then return; end if;
  update contract_fact as fact set status = standing.status, status_detail = standing.detail
    where fact.company_id = p_company_id and fact.contract_id = p_contract_id
      and (fact.status, fact.status_detail) is distinct from (standing.status, standing.detail);
  update contract_phase as phase set status = standing.status, status_detail = standing.detail
    where phase.company_id = p_company_id and phase.contract_id = p_contract_id
      and (phase.status, phase.status_detail) is distinct from (standing.status, standing.detail);
end $$;

create function follow_contract_status() returns trigger language plpgsql as $$
begin
  perform show_status(new.company_id, new.id);
  return null;
end $$;
create trigger follow_contract_status after update on contract for each row
  when ((old.status, old.current_step_id) is distinct from (new.status, new.current_step_id))
  execute function follow_contract_status();

create function follow_validation_state() returns trigger language plpgsql as $$
begin
  perform show_status(coalesce(new.company_id, old.company_id), coalesce(new.contract_id, old.contract_id));
  return null;
end $$;
create trigger follow_validation_state after insert or delete or update of state on contract_validation
  for each row execute function follow_validation_state();

-- The month chart counts what is ready to sign under validation.
create or replace function dashboard_cells_of(p_fact contract_fact) returns setof dashboard_cell language sql stable as $$
  select p_fact.company_id, cell.part, cell.key, cell.detail, 1, cell.marked::int, cell.with_limit::int,
    coalesce(p_fact.amount_incl_tax_cents, 0), coalesce(p_fact.duration_days, 0), (p_fact.duration_days is not null)::int
  from (values
    ('status', p_fact.status, '', false, false),
    ('type', p_fact.contract_type_id::text, '', false, false),
    ('department', coalesce(p_fact.department_id::text, ''), '', false, false),
    ('renewalType', case p_fact.status when 'SIGNED' then p_fact.renewal_type end, '', false, false),
    ('tier', case p_fact.status when 'SIGNED' then p_fact.amount_tier::text end, '', false, false),
    ('age', p_fact.renewal_age::text, '', false, false),
    ('renewed', case when p_fact.is_renewed then '' end, '', false, false),
    ('created', to_char(p_fact.created_on, 'YYYY-MM'), case p_fact.status when 'readyToSign' then 'VALIDATION' else p_fact.status end,
      false, false),
    ('signed', to_char(p_fact.signature_date, 'YYYY'), p_fact.status_detail, p_fact.is_retroactive, false),
    ('end', case p_fact.status when 'SIGNED' then p_fact.end_date::text end, '', p_fact.is_renewable,
      coalesce(to_char(p_fact.termination_date, 'YYYY-MM') = to_char(p_fact.end_date, 'YYYY-MM'), false)),
    ('limit', case p_fact.status when 'SIGNED' then p_fact.termination_date::text end, '', false, false),
    ('party', case p_fact.status when 'SIGNED' then p_fact.counterparty_id::text end, '', false, false)
  ) as cell (part, key, detail, marked, with_limit)
  where cell.key is not null and not p_fact.is_archived
$$;

-- In signature, and not sent: validated, or where its last step of writing left it.
update contract set status = coalesce(
    (select 'VALIDATION' from contract_validation as validation
      where validation.company_id = contract.company_id and validation.contract_id = contract.id and validation.state = 'accepted'),
    (select case step.kind when 'negotiation' then 'NEGOTIATION' else 'DRAFT' end
      from contract_step join workflow_step as step on step.company_id = contract_step.company_id and step.id = contract_step.step_id
      where contract_step.company_id = contract.company_id and contract_step.contract_id = contract.id
        and step.kind in ('drafting', 'negotiation') and contract_step.completed_at is not null
      order by step.position desc limit 1),
    'DRAFT')
  where contract.status = 'SIGNATURE' and contract.frozen_at is null;

select show_status(fact.company_id, fact.contract_id) from contract_fact as fact;

-- What was given up has no day left to remember.
update contract_fact set end_date = null, termination_date = null, legal_limit = null, send_by = null, final_end = null
  where status = 'CANCELLED';
update contract_phase set end_date = null, termination_date = null, legal_limit = null, send_by = null, final_end = null
  where status = 'CANCELLED';

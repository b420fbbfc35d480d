-- A change no longer voids a validation at once: it is suspended, and void when the sitting of changes ends with another content.
alter table contract_validation
  -- Who was told whose validation is suspended, and changed the content nevertheless; null: a job.
  add change_confirmed_by uuid,
  add last_change_at timestamptz,
  add foreign key (company_id, change_confirmed_by) references person (company_id, id),
  drop constraint contract_validation_state_check,
  add constraint contract_validation_state_check check (state in ('running', 'accepted', 'refused', 'suspended', 'fallen', 'cancelled')),
  add check (state <> 'suspended' or last_change_at is not null);

drop index contract_validation_current;
create unique index contract_validation_current on contract_validation (company_id, contract_id)
  where state in ('running', 'accepted', 'refused', 'suspended');
-- Few rows, across all companies: those whose sitting may have ended.
create index contract_validation_suspended on contract_validation (last_change_at) where state = 'suspended';

alter table contract_fact drop constraint contract_fact_status_check, add constraint contract_fact_status_check
  check (status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'validationSuspended', 'readyToSign', 'SIGNATURE', 'SIGNED', 'TERMINATED', 'CANCELLED'));
alter table contract_phase drop constraint contract_phase_status_check, add constraint contract_phase_status_check
  check (status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'validationSuspended', 'readyToSign', 'SIGNATURE', 'SIGNED', 'TERMINATED', 'CANCELLED'));

-- `shownStatus` of the domain.
create or replace function shown_status(p_contract contract) returns text language sql stable as $$
  select case when p_contract.status in ('DRAFT', 'NEGOTIATION', 'VALIDATION') then coalesce(
      (select case validation.state when 'accepted' then 'readyToSign' when 'suspended' then 'validationSuspended' end
        from contract_validation as validation
        where validation.company_id = p_contract.company_id and validation.contract_id = p_contract.id
        order by validation.requested_at desc, validation.id desc limit 1),
      p_contract.status) else p_contract.status end
$$;

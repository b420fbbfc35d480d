-- What lists, tiles and alerts ask of a contract depends on the day. `contract_fact` says what is true now; the phases of a
-- contract say what will be, from which day on. Readers take the last phase that has begun, so that nobody has to write
-- anything at midnight; the nightly job moves it into `contract_fact`, which indexes and dashboard cells are made for.
-- A phase holds until the next one of its contract begins: two can neither overlap nor leave a gap.
create table contract_phase (
  company_id uuid not null,
  contract_id uuid not null,
  from_day date not null,
  -- The columns of `contract_fact` that depend on the day.
  status text not null check (status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE', 'SIGNED', 'TERMINATED', 'CANCELLED')),
  status_detail text not null,
  phase text not null,
  term_number integer not null,
  end_date date,
  termination_date date,
  legal_limit date,
  send_by date,
  final_end date,
  terminated_on date,
  tacit_renewal_duration integer,
  in_tacit_renewal boolean not null,
  renewal_age smallint,
  is_renewed boolean not null,
  is_renewable boolean not null,
  renewals_made integer not null,
  will_be_renewable boolean not null,
  primary key (company_id, contract_id, from_day),
  foreign key (company_id, contract_id) references contract_fact (company_id, contract_id) on delete cascade
);
create index contract_phase_begin on contract_phase (company_id, from_day);

alter table contract_fact
  -- A phase states it too.
  alter column is_renewable drop expression,
  alter column is_renewable set not null,
  -- The first day that neither this row nor a phase speaks of; infinity: nothing changes any more. What is there has no
  -- phases yet: it is computed when it is read, until the job has written them.
  add column foreseen_until date not null default '-infinity',
  drop column valid_until;
alter table contract_fact alter column foreseen_until drop default;
create index contract_fact_foreseen on contract_fact (company_id, foreseen_until);

-- The facts of a contract in one of its phases. All columns in their order: whoever adds one to `contract_fact` adds it here.
create function contract_fact_in(p_fact contract_fact, p_phase contract_phase) returns contract_fact language sql immutable
  return row(p_fact.company_id, p_fact.contract_id, p_phase.status, p_phase.status_detail, p_phase.phase, p_phase.term_number,
    p_fact.effective_date, p_phase.end_date, p_phase.termination_date, p_phase.legal_limit, p_phase.send_by, p_phase.final_end,
    p_phase.terminated_on, p_fact.signature_date, p_fact.renewal_type, p_phase.tacit_renewal_duration, p_fact.duration_days,
    p_phase.in_tacit_renewal, p_phase.is_renewed, p_phase.renewals_made, p_fact.is_retroactive, p_phase.will_be_renewable,
    p_fact.amount_incl_tax_cents, p_fact.department_id, p_fact.owner_id, p_fact.contract_type_id, p_fact.project_id,
    p_fact.counterparty_id, p_fact.parent_id, p_fact.signature_provider, p_fact.created_on, p_fact.is_archived,
    p_phase.is_renewable, p_fact.amount_tier, p_phase.renewal_age, p_fact.foreseen_until)::contract_fact;

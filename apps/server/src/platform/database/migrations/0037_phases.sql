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

-- What lists, tiles and alerts ask of a contract, written in the contract's own transaction. What depends on today's day is
-- true until `valid_until`; the daily job and the next reader write it anew.
create table contract_fact (
  company_id uuid not null,
  contract_id uuid not null,
  status text not null check (status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE', 'SIGNED', 'TERMINATED', 'CANCELLED')),
  -- The workflow step's id while unsigned, the derived state once signed.
  status_detail text not null,
  phase text not null,
  term_number integer not null,
  effective_date date,
  end_date date,
  -- The prudent limit (wire: terminationDate), the legal one, and the day the letter must leave.
  termination_date date,
  legal_limit date,
  send_by date,
  -- A contract that ends on its own, without renewal: its last day.
  final_end date,
  terminated_on date,
  signature_date date,
  renewal_type text not null check (renewal_type in ('none', 'tacit', 'withAgreement', 'withNotice')),
  -- In days; 999999 when indefinite (specification 7).
  tacit_renewal_duration integer,
  duration_days integer,
  in_tacit_renewal boolean not null,
  is_renewed boolean not null,
  renewals_made integer not null,
  is_retroactive boolean not null,
  will_be_renewable boolean not null,
  amount_incl_tax_cents bigint,
  department_id uuid,
  valid_until date,
  primary key (company_id, contract_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, department_id) references person_group (company_id, id)
);
create index contract_fact_status on contract_fact (company_id, status, status_detail);
create index contract_fact_end on contract_fact (company_id, end_date);
create index contract_fact_termination on contract_fact (company_id, termination_date);
create index contract_fact_stale on contract_fact (company_id, valid_until);

-- Each deadline is alerted once: the key names contract, kind and day. Withdrawn ones stay, with when.
create table deadline_alert (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  key text not null,
  kind text not null,
  target date not null,
  raised_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  unique (company_id, key)
);
create index deadline_alert_contract on deadline_alert (company_id, contract_id);

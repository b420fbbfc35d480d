-- A validation asked for on one contract: its steps, who validates, what they said, and the content it was said about.
create table contract_validation (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  content_hash text not null,
  state text not null check (state in ('running', 'accepted', 'refused', 'fallen', 'cancelled')),
  requested_by uuid not null,
  requested_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, requested_by) references person (company_id, id)
);
create index contract_validation_contract on contract_validation (company_id, contract_id, requested_at desc);
-- At most one validation of a contract counts at a time.
create unique index contract_validation_current on contract_validation (company_id, contract_id)
  where state in ('running', 'accepted', 'refused');

create table contract_validation_step (
  company_id uuid not null,
  id uuid not null,
  validation_id uuid not null,
  position integer not null,
  name text not null,
  rule text not null check (rule in ('oneOf', 'all')),
  primary key (company_id, id),
  foreign key (company_id, validation_id) references contract_validation (company_id, id) on delete cascade,
  unique (company_id, validation_id, position)
);

create table contract_validator (
  company_id uuid not null,
  step_id uuid not null,
  person_id uuid not null,
  primary key (company_id, step_id, person_id),
  foreign key (company_id, step_id) references contract_validation_step (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id)
);
create index contract_validator_person on contract_validator (company_id, person_id);

-- A decision is kept with who, when and why; taking it back is kept too.
create table validation_decision (
  company_id uuid not null,
  id uuid not null,
  step_id uuid not null,
  person_id uuid not null,
  decision text not null check (decision in ('accepted', 'refused')),
  reason text not null default '',
  content_hash text not null,
  decided_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, step_id) references contract_validation_step (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id)
);
create unique index validation_decision_standing on validation_decision (company_id, step_id, person_id) where cancelled_at is null;

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
  -- Which circuit it was asked with. No key: the circuit may go, and come back.
  circuit_id uuid,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, requested_by) references person (company_id, id)
);
create index contract_validation_circuit on contract_validation (company_id, circuit_id) where circuit_id is not null;
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
  -- The delegate who decided for the validator; null: the validator.
  decided_by uuid,
  cancelled_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, step_id) references contract_validation_step (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id),
  foreign key (company_id, decided_by) references person (company_id, id)
);
create unique index validation_decision_standing on validation_decision (company_id, step_id, person_id) where cancelled_at is null;

-- A task holds the kind of act and its parameters, never a URL: the server renders the actions from a closed registry.
create table task (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('validate', 'sign', 'readRefusal', 'decideOnDeadline')),
  contract_id uuid not null,
  -- What the act is about: a validation step, a signature request, an alert.
  subject_id uuid not null,
  workflow_step_id uuid,
  status text not null check (status in ('TODO', 'DONE', 'TERMINATED')),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, workflow_step_id) references workflow_step (company_id, id)
);
create unique index task_open on task (company_id, person_id, kind, subject_id) where status = 'TODO';
create index task_person on task (company_id, person_id, (status <> 'TODO'), created_at desc, id);
create index task_subject on task (company_id, subject_id);

-- Reading a notification takes it out of the panel; it stays in the person's archive.
create table notification (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  type text not null,
  -- Null: some news are about no contract, such as an export that is ready.
  contract_id uuid,
  params jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  -- What became of the mail about it: those that wait go with the next report.
  mailing text not null default 'done' check (mailing in ('done', 'daily', 'weekly')),
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade
);
create index notification_unread on notification (company_id, person_id, created_at desc, id) where read_at is null;
create index notification_to_mail on notification (company_id, mailing, person_id, created_at) where mailing <> 'done';

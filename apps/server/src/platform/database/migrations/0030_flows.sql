-- A workflow is edited while contracts run on it: a step that goes stays readable for those that went through it, and one
-- that comes applies only to those that have not passed its place.
alter table workflow add column version integer not null default 1;
create unique index workflow_name on workflow (company_id, lower(name));
create index workflow_order on workflow (company_id, name collate "und-x-icu", id);
alter table workflow_step
  add column created_at timestamptz not null default '-infinity',
  add column removed_at timestamptz;
alter table workflow_step drop constraint workflow_step_company_id_workflow_id_position_key;
create unique index workflow_step_place on workflow_step (company_id, workflow_id, position) where removed_at is null;
-- How many contracts stand on each step of each workflow, without a visit to their rows.
create index contract_workflow on contract (company_id, workflow_id, current_step_id) include (status);
create index contract_step_of on contract_step (company_id, step_id);

-- Who validates, in which order, ready to be asked: for a step of a workflow.
create table validation_circuit (
  company_id uuid not null references company (id),
  id uuid not null,
  title text not null,
  workflow_step_id uuid not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, workflow_step_id) references workflow_step (company_id, id)
);
create unique index validation_circuit_title on validation_circuit (company_id, lower(title));
create index validation_circuit_order on validation_circuit (company_id, title collate "und-x-icu", id);
create index validation_circuit_step_of on validation_circuit (company_id, workflow_step_id);

create table validation_circuit_step (
  company_id uuid not null,
  id uuid not null,
  circuit_id uuid not null,
  position integer not null,
  name text not null,
  rule text not null check (rule in ('oneOf', 'all')),
  primary key (company_id, id),
  foreign key (company_id, circuit_id) references validation_circuit (company_id, id) on delete cascade,
  unique (company_id, circuit_id, position)
);

create table validation_circuit_validator (
  company_id uuid not null,
  id uuid not null,
  step_id uuid not null,
  person_id uuid,
  group_id uuid,
  primary key (company_id, id),
  foreign key (company_id, step_id) references validation_circuit_step (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references person_group (company_id, id) on delete cascade,
  check (num_nonnulls(person_id, group_id) = 1),
  unique nulls not distinct (company_id, step_id, person_id, group_id)
);
create index validation_circuit_validator_person on validation_circuit_validator (company_id, person_id) where person_id is not null;
create index validation_circuit_validator_group on validation_circuit_validator (company_id, group_id) where group_id is not null;

-- Which circuit a validation was asked with. No key: the circuit may go, and come back.
alter table contract_validation add column circuit_id uuid;
create index contract_validation_circuit on contract_validation (company_id, circuit_id) where circuit_id is not null;

-- The audit screen reads the trail by who, what, on what and when, always newest first.
create index audit_event_actor on audit_event (company_id, actor_id, id);
create index audit_event_action on audit_event (company_id, action, id);
create index audit_event_kind on audit_event (company_id, object_type, id);
create index audit_event_at on audit_event (company_id, at, id);

-- How far the chain was recomputed, slice by slice, and what was found.
create table audit_check (
  company_id uuid primary key references company (id),
  started_at timestamptz not null,
  started_by uuid not null,
  -- The last event of the chain when it began, and the last one recomputed.
  goal bigint not null,
  checked_to bigint not null,
  broken_at bigint,
  finished_at timestamptz,
  foreign key (company_id, started_by) references person (company_id, id)
);

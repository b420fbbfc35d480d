-- What a company classifies its contracts by, what it drafts them from, and how they go. Names are unique and found whatever
-- their accents; lists and choices open in the reader's order of letters (Spanish has one of its own, French and English share
-- one) and are searched by any part of a name.
create table legal_entity (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  siren text,
  siret text,
  vat_number text,
  address text not null default '',
  primary key (company_id, id)
);
create unique index legal_entity_name on legal_entity (company_id, lower(name));
create index legal_entity_order on legal_entity (company_id, name collate "und-x-icu", id);
create index legal_entity_order_es on legal_entity (company_id, name collate "es-x-icu", id);
create index legal_entity_named on legal_entity using gin (company_id, fold_text(name) gin_trgm_ops);

create table project (
  company_id uuid not null references company (id),
  id uuid not null,
  title text not null,
  description text not null default '',
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index project_title on project (company_id, lower(title));
create index project_order on project (company_id, title collate "und-x-icu", id);
create index project_order_es on project (company_id, title collate "es-x-icu", id);
create index project_named on project using gin (company_id, fold_text(title) gin_trgm_ops);

-- Whom contracts are concluded with, and through whom.
create table counterparty (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  kind text not null default 'professional' check (kind in ('professional', 'consumer')),
  siren text,
  siret text,
  vat_number text,
  address text not null default '',
  email text,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index counterparty_name on counterparty (company_id, lower(name));
create index counterparty_siren on counterparty (company_id, siren) where siren is not null;
create index counterparty_same on counterparty (company_id, fold_text(name));
create index counterparty_order on counterparty (company_id, name collate "und-x-icu", id);
create index counterparty_order_es on counterparty (company_id, name collate "es-x-icu", id);
create index counterparty_named on counterparty using gin (company_id, fold_text(name) gin_trgm_ops);

create table counterparty_contact (
  company_id uuid not null,
  id uuid not null,
  counterparty_id uuid not null,
  position integer not null,
  name text not null,
  role text not null default '',
  email text not null default '',
  phone text not null default '',
  primary key (company_id, id),
  foreign key (company_id, counterparty_id) references counterparty (company_id, id)
);
create index counterparty_contact_of on counterparty_contact (company_id, counterparty_id, position);

create table contract_type (
  company_id uuid not null references company (id),
  id uuid not null,
  title text not null,
  description text not null default '',
  regime text check (regime in ('consumer', 'insurance', 'commercialLease')),
  primary key (company_id, id)
);
create unique index contract_type_title on contract_type (company_id, lower(title));
create index contract_type_order on contract_type (company_id, title collate "und-x-icu", id);
create index contract_type_order_es on contract_type (company_id, title collate "es-x-icu", id);
create index contract_type_named on contract_type using gin (company_id, fold_text(title) gin_trgm_ops);

create table category (
  company_id uuid not null references company (id),
  id uuid not null,
  parent_id uuid,
  name text not null check (length(name) between 1 and 255 and position('/' in name) = 0),
  kind text not null check (kind in ('clause', 'template')),
  primary key (company_id, id),
  foreign key (company_id, parent_id) references category (company_id, id)
);
-- One name in each place.
create unique index category_name on category (company_id, kind, parent_id, lower(name)) nulls not distinct;
create index category_parent on category (company_id, parent_id);

create table folder (
  company_id uuid not null references company (id),
  id uuid not null,
  parent_id uuid,
  name text not null check (position('/' in name) = 0),
  owner_id uuid,
  primary key (company_id, id),
  foreign key (company_id, parent_id) references folder (company_id, id),
  foreign key (company_id, owner_id) references person (company_id, id)
);
create index folder_parent on folder (company_id, parent_id);
-- Folders beside each other have names of their own.
create unique index folder_sibling on folder (company_id, parent_id, lower(name)) nulls not distinct;

create table folder_grant (
  company_id uuid not null,
  id uuid not null,
  folder_id uuid not null,
  person_id uuid,
  group_id uuid,
  everyone boolean not null default false,
  "grant" text not null check ("grant" in ('read', 'edit')),
  primary key (company_id, id),
  foreign key (company_id, folder_id) references folder (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references person_group (company_id, id) on delete cascade,
  check (num_nonnulls(person_id, group_id) + everyone::int = 1)
);
create index folder_grant_folder on folder_grant (company_id, folder_id);
-- A folder grants one level to each person, group or to everyone.
create unique index folder_grant_holder on folder_grant (company_id, folder_id, person_id, group_id, everyone) nulls not distinct;

-- Tagged fields: who answers for one, where it is proposed, and on which other fields it depends.
create table tagged_field (
  company_id uuid not null references company (id),
  id uuid not null,
  variable text not null check (variable ~ '^[a-z][a-z0-9_]{0,62}$'),
  label text not null,
  description text not null default '',
  type text not null check (type in ('text', 'longText', 'number', 'amount', 'percentage', 'date', 'duration', 'yesNo',
    'singleChoice', 'multipleChoice', 'person', 'counterparty', 'address')),
  kind text not null check (kind in ('system', 'custom')),
  required boolean not null default false,
  is_metadata boolean not null default false,
  choices text[] not null default '{}',
  position integer not null,
  owner_id uuid,
  -- Only in its folders; when the last of them is deleted it is proposed nowhere, not everywhere.
  is_limited boolean not null default false,
  primary key (company_id, id),
  unique (company_id, variable),
  foreign key (company_id, owner_id) references person (company_id, id)
);
create index tagged_field_order on tagged_field (company_id, position, id);
create index tagged_field_owner on tagged_field (company_id, owner_id) where owner_id is not null;
create index tagged_field_label_order on tagged_field (company_id, label collate "und-x-icu", id);
create index tagged_field_label_order_es on tagged_field (company_id, label collate "es-x-icu", id);
create index tagged_field_named on tagged_field using gin (company_id, fold_text(label || ' ' || variable) gin_trgm_ops);

create table tagged_field_folder (
  company_id uuid not null,
  field_id uuid not null,
  folder_id uuid not null,
  primary key (company_id, field_id, folder_id),
  foreign key (company_id, field_id) references tagged_field (company_id, id),
  foreign key (company_id, folder_id) references folder (company_id, id) on delete cascade
);
create index tagged_field_folder_folder on tagged_field_folder (company_id, folder_id);

create table tagged_field_condition (
  company_id uuid not null,
  field_id uuid not null,
  position integer not null,
  -- The field whose value decides.
  on_field_id uuid not null,
  operator text not null check (operator in ('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'filled')),
  value jsonb,
  primary key (company_id, field_id, position),
  foreign key (company_id, field_id) references tagged_field (company_id, id),
  foreign key (company_id, on_field_id) references tagged_field (company_id, id),
  check (field_id <> on_field_id),
  check ((operator = 'filled') = (value is null))
);
create index tagged_field_condition_on on tagged_field_condition (company_id, on_field_id);

create table template (
  company_id uuid not null references company (id),
  id uuid not null,
  text_id uuid not null,
  title text not null,
  description text not null default '',
  contract_type_id uuid,
  category_id uuid,
  -- What a contract made of it starts with: a part of domain/deadlines LifecycleTerms.
  lifecycle jsonb not null default '{}',
  -- The values that the form of a new contract proposes, by variable.
  field_values jsonb not null default '{}',
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, text_id),
  foreign key (company_id, text_id) references text (company_id, id),
  foreign key (company_id, contract_type_id) references contract_type (company_id, id),
  foreign key (company_id, category_id) references category (company_id, id)
);
create index template_category on template (company_id, category_id);
create index template_type on template (company_id, contract_type_id);

create table clause (
  company_id uuid not null references company (id),
  id uuid not null,
  text_id uuid not null,
  category_id uuid,
  title text not null,
  description text not null default '',
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, text_id),
  foreign key (company_id, text_id) references text (company_id, id),
  foreign key (company_id, category_id) references category (company_id, id)
);
create index clause_category on clause (company_id, category_id);

-- A workflow is an ordered list of steps; a contract walks through them. It is edited while contracts run on it: a step that
-- goes stays readable for those that went through it, and one that comes applies only to those that have not passed its place.
create table workflow (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  is_default boolean not null default false,
  version integer not null default 1,
  primary key (company_id, id)
);
create unique index workflow_default on workflow (company_id) where is_default;
create unique index workflow_name on workflow (company_id, lower(name));
create index workflow_order on workflow (company_id, name collate "und-x-icu", id);

create table workflow_step (
  company_id uuid not null,
  id uuid not null,
  workflow_id uuid not null,
  position integer not null,
  name text not null,
  description text not null default '',
  colour text not null,
  kind text not null check (kind in ('drafting', 'negotiation', 'validation', 'signature', 'followUp')),
  created_at timestamptz not null default '-infinity',
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, workflow_id) references workflow (company_id, id)
);
create unique index workflow_step_place on workflow_step (company_id, workflow_id, position) where removed_at is null;

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

create table contract (
  company_id uuid not null references company (id),
  id uuid not null,
  text_id uuid not null,
  reference text not null,
  title text not null,
  contract_type_id uuid not null,
  project_id uuid not null,
  owner_id uuid not null,
  legal_entity_id uuid,
  counterparty_id uuid,
  parent_id uuid,
  template_id uuid,
  workflow_id uuid not null,
  current_step_id uuid,
  status text not null check (status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE', 'SIGNED', 'TERMINATED', 'CANCELLED')),
  amount_incl_tax_cents bigint,
  currency text not null default 'EUR',
  -- The terms of the contract's life as a person stated them: domain/deadlines LifecycleTerms.
  lifecycle jsonb not null default '{}',
  signature_date date,
  signature_provider text check (signature_provider in ('local', 'provider1', 'provider2', 'scan')),
  -- The document an upload started from, kept as it came.
  original_sha256 text,
  original_name text,
  -- Set while the contract is out for signature: bytes and hash cannot change.
  frozen_at timestamptz,
  locked_at timestamptz,
  locked_by uuid,
  lock_kind text check (lock_kind in ('signature', 'scan', 'person')),
  archived_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, text_id),
  foreign key (company_id, text_id) references text (company_id, id),
  foreign key (company_id, contract_type_id) references contract_type (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, owner_id) references person (company_id, id),
  foreign key (company_id, legal_entity_id) references legal_entity (company_id, id),
  foreign key (company_id, counterparty_id) references counterparty (company_id, id),
  foreign key (company_id, parent_id) references contract (company_id, id),
  foreign key (company_id, template_id) references template (company_id, id),
  foreign key (company_id, workflow_id) references workflow (company_id, id),
  foreign key (company_id, current_step_id) references workflow_step (company_id, id),
  foreign key (company_id, original_sha256) references file (company_id, sha256)
);
create unique index contract_reference on contract (company_id, reference);
create index contract_owner on contract (company_id, owner_id);
create index contract_recent on contract (company_id, created_at desc, id);
create index contract_parent on contract (company_id, parent_id) where parent_id is not null;
create index contract_counterparty on contract (company_id, counterparty_id);
create index contract_type_of on contract (company_id, contract_type_id);
create index contract_project on contract (company_id, project_id);
create index contract_title on contract using gin (title gin_trgm_ops);

-- One row per company and year; the row lock makes references gap-free under parallel creations.
create table reference_counter (
  company_id uuid not null references company (id),
  year integer not null,
  last_value integer not null,
  primary key (company_id, year)
);

create table text_block (
  company_id uuid not null,
  id uuid not null,
  text_id uuid not null,
  kind text not null check (kind in ('body', 'annex', 'signature')),
  name text not null,
  description text not null default '',
  position integer not null,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, text_id) references text (company_id, id) on delete cascade
);
create index text_block_text on text_block (company_id, text_id, position);

create table text_section (
  company_id uuid not null,
  id uuid not null,
  text_id uuid not null,
  block_id uuid not null,
  position integer not null,
  level integer not null check (level between 1 and 3),
  title text not null,
  content jsonb not null,
  -- Of the document's schema (packages/document); an older one is brought up when it is read.
  schema_version smallint not null,
  audience text not null default 'anyone' check (audience in ('collaborators', 'thirdParties', 'anyone')),
  version integer not null default 1,
  locked_by uuid,
  locked_at timestamptz,
  -- Null: the starter text came with the product.
  updated_by uuid,
  updated_at timestamptz not null,
  -- Whose sitting on this section is open: the trail has its event already (decision 0035). Null: the next save begins one.
  sitting_of uuid,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, text_id) references text (company_id, id) on delete cascade,
  foreign key (company_id, block_id) references text_block (company_id, id)
);
create index text_section_text on text_section (company_id, text_id, block_id, position);

create table section_version (
  company_id uuid not null,
  section_id uuid not null,
  version integer not null,
  text_id uuid not null,
  title text not null,
  content jsonb not null,
  schema_version smallint not null,
  saved_by uuid,
  saved_at timestamptz not null,
  primary key (company_id, section_id, version),
  foreign key (company_id, text_id) references text (company_id, id) on delete cascade
);
create index section_version_text on section_version (company_id, text_id);

create table contract_field (
  company_id uuid not null,
  contract_id uuid not null,
  field_id uuid not null,
  value jsonb not null,
  primary key (company_id, contract_id, field_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, field_id) references tagged_field (company_id, id)
);
create index contract_field_field on contract_field (company_id, field_id);

create table contract_folder (
  company_id uuid not null,
  contract_id uuid not null,
  folder_id uuid not null,
  primary key (company_id, contract_id, folder_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, folder_id) references folder (company_id, id)
);
create index contract_folder_folder on contract_folder (company_id, folder_id, contract_id);

-- A level given to a person or a group on one contract.
create table contract_access (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  person_id uuid,
  group_id uuid,
  level text not null check (level in ('reader', 'commenter', 'suggester', 'editor', 'owner')),
  given_by uuid not null,
  given_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references person_group (company_id, id) on delete cascade,
  check (num_nonnulls(person_id, group_id) = 1),
  unique nulls not distinct (company_id, contract_id, person_id, group_id)
);
create index contract_access_person on contract_access (company_id, person_id, contract_id) where person_id is not null;
create index contract_access_group on contract_access (company_id, group_id, contract_id) where group_id is not null;

-- Validators and inside signatories: an assignment gives at least reader (decisions 2).
create table contract_assignment (
  company_id uuid not null,
  contract_id uuid not null,
  person_id uuid not null,
  role text not null check (role in ('validator', 'signatory')),
  primary key (company_id, contract_id, person_id, role),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create index contract_assignment_person on contract_assignment (company_id, person_id, contract_id);

-- Where a contract stands on each step of its workflow.
create table contract_step (
  company_id uuid not null,
  contract_id uuid not null,
  step_id uuid not null,
  due_date date,
  opened_at timestamptz,
  completed_at timestamptz,
  completed_by uuid,
  primary key (company_id, contract_id, step_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, step_id) references workflow_step (company_id, id)
);

-- A file read before a contract is made of it: what the reader found, for the person who uploaded it.
create table contract_upload (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  sha256 text not null,
  name text not null,
  document jsonb not null,
  schema_version smallint not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256)
);

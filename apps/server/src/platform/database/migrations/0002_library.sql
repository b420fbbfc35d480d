-- What a company classifies its contracts by, and what it drafts them from.
create table legal_entity (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  siren text,
  address text not null default '',
  primary key (company_id, id)
);

create table project (
  company_id uuid not null references company (id),
  id uuid not null,
  title text not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index project_title on project (company_id, lower(title));

create table counterparty (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  kind text not null default 'professional' check (kind in ('professional', 'consumer')),
  siren text,
  address text not null default '',
  email text,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index counterparty_name on counterparty (company_id, lower(name));

create table contract_type (
  company_id uuid not null references company (id),
  id uuid not null,
  title text not null,
  description text not null default '',
  regime text check (regime in ('consumer', 'insurance', 'commercialLease')),
  primary key (company_id, id)
);
create unique index contract_type_title on contract_type (company_id, lower(title));

create table category (
  company_id uuid not null references company (id),
  id uuid not null,
  parent_id uuid,
  name text not null check (length(name) between 1 and 255 and position('/' in name) = 0),
  kind text not null check (kind in ('clause', 'template')),
  primary key (company_id, id),
  foreign key (company_id, parent_id) references category (company_id, id)
);

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
  primary key (company_id, id),
  unique (company_id, variable)
);

-- What a contract, a template or a clause says. Its owner points to it, and answers for who may do what with it.
create table text (
  company_id uuid not null references company (id),
  id uuid not null,
  numbering text not null check (numbering in ('none', 'digital', 'articles', 'roman', 'alphabetical')),
  locale text not null check (locale in ('fr', 'en', 'es')),
  primary key (company_id, id)
);

create table template (
  company_id uuid not null references company (id),
  id uuid not null,
  text_id uuid not null,
  title text not null,
  description text not null default '',
  contract_type_id uuid,
  -- What a contract made of it starts with: a part of domain/deadlines LifecycleTerms.
  lifecycle jsonb not null default '{}',
  -- The values that the form of a new contract proposes, by variable.
  field_values jsonb not null default '{}',
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, contract_type_id) references contract_type (company_id, id),
  unique (company_id, text_id),
  foreign key (company_id, text_id) references text (company_id, id)
);

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
  foreign key (company_id, category_id) references category (company_id, id),
  unique (company_id, text_id),
  foreign key (company_id, text_id) references text (company_id, id)
);

-- A workflow is an ordered list of steps; a contract walks through them.
create table workflow (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  is_default boolean not null default false,
  primary key (company_id, id)
);
create unique index workflow_default on workflow (company_id) where is_default;

create table workflow_step (
  company_id uuid not null,
  id uuid not null,
  workflow_id uuid not null,
  position integer not null,
  name text not null,
  description text not null default '',
  colour text not null,
  kind text not null check (kind in ('drafting', 'negotiation', 'validation', 'signature', 'followUp')),
  primary key (company_id, id),
  foreign key (company_id, workflow_id) references workflow (company_id, id),
  unique (company_id, workflow_id, position)
);

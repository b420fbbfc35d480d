-- Versions of a contract's whole text. Their contents are kept where accepted ones are: once for each content, under its hash.
alter table accepted_content rename to kept_content;
-- Both versions of the schema so far read alike.
alter table kept_content add column schema_version integer not null default 2;
alter table kept_content alter column schema_version drop default;

-- The files that a kept content names: its images and its annexes stay as long as it does.
create table kept_content_file (
  company_id uuid not null,
  contract_id uuid not null,
  content_hash text not null,
  sha256 text not null,
  primary key (company_id, contract_id, content_hash, sha256),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, contract_id, content_hash) references kept_content (company_id, contract_id, content_hash) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256)
);
create index kept_content_file_sha256 on kept_content_file (company_id, sha256);

-- One for each content: the same one again is the same version, kept for one more reason.
create table contract_version (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  number integer not null check (number > 0),
  content_hash text not null,
  name text check (name <> ''),
  kept_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, contract_id, number),
  unique (company_id, contract_id, content_hash),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  -- Without a cascade: what a version holds goes with its contract only.
  foreign key (company_id, contract_id, content_hash) references kept_content (company_id, contract_id, content_hash)
);

-- Why a version was kept, the last time for each reason and recipient.
create table contract_version_reason (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  version_id uuid not null,
  kind text not null check (kind in ('named', 'validation', 'shared', 'read', 'signature', 'signed', 'update', 'restore')),
  -- Null: Tacite itself, or a third party.
  kept_by uuid,
  kept_at timestamptz not null,
  -- Of what was sent outside. On paper, no address is known.
  recipient_name text,
  recipient_email text,
  primary key (company_id, id),
  unique nulls not distinct (company_id, version_id, kind, recipient_email, recipient_name),
  check (recipient_email is null or recipient_name is not null),
  foreign key (company_id, version_id) references contract_version (company_id, id) on delete cascade,
  foreign key (company_id, kept_by) references person (company_id, id)
);
create index contract_version_reason_contract on contract_version_reason (company_id, contract_id);

-- Contracts signed long ago came in one at a time. An import takes a zip of up to 2 GB, many files or a folder, and goes on by jobs
-- after its page is left or a process is killed.
create table import (
  company_id uuid not null references company (id),
  id uuid not null,
  -- What it is called in the list: the file or the folder that was dropped.
  name text not null check (name <> ''),
  created_by uuid not null,
  created_at timestamptz not null,
  state text not null check (state in
    ('receiving', 'received', 'reading', 'toMap', 'planning', 'toReview', 'creating', 'done', 'failed', 'cancelled', 'undoing', 'undone')),
  state_since timestamptz not null,
  -- Its jobs stop after what they have in hand, and begin again once it is resumed.
  paused_at timestamptz,
  paused_by uuid,
  -- Why it failed as a whole, worded for whoever reads it.
  failure jsonb,
  -- The rules of both mappings, as the person left them (packages/domain imports/import-rules.ts).
  rules jsonb not null default '{}',
  profile_id uuid,
  -- What is counted for the bar: of the step that runs.
  steps_done integer not null default 0,
  steps_total integer not null default 0,
  undone_by uuid,
  undone_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references person (company_id, id),
  foreign key (company_id, paused_by) references person (company_id, id),
  foreign key (company_id, undone_by) references person (company_id, id),
  check ((paused_at is null) = (paused_by is null)),
  check ((state = 'failed') = (failure is not null))
);
create index import_created on import (company_id, created_at desc, id);
create index import_creator on import (company_id, created_by);

-- A file that is sent in parts (tus): its bytes wait in the staging area until they are whole, then the store keeps them.
create table import_source (
  company_id uuid not null,
  id uuid not null,
  import_id uuid not null,
  -- Within the folder that was dropped, with slashes.
  path text not null check (path <> ''),
  -- `index`: a table whose rows are joined with the files.
  kind text not null check (kind in ('zip', 'file', 'index')),
  size_bytes bigint not null check (size_bytes >= 0),
  received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
  -- Once it is whole; null again once all of its entries are kept and its bytes are not needed any more.
  sha256 text,
  completed_at timestamptz,
  -- Why nothing of it can be read.
  refusal jsonb,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, import_id) references import (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256)
);
create index import_source_import on import_source (company_id, import_id, path);
create index import_source_file on import_source (company_id, sha256) where sha256 is not null;

-- A file of an import: an entry of a zip, or a file that was sent by itself. Its log is its state with its reason.
create table import_entry (
  company_id uuid not null,
  import_id uuid not null,
  -- Its place in the import: sources by path, entries in the order of their zip.
  position integer not null,
  source_id uuid not null,
  path text not null,
  size_bytes bigint not null,
  -- Where its packed bytes are in the zip; null: the source itself.
  packed jsonb,
  -- `left`: refused or unreadable, with the reason; `nothing`: no file of a contract (a hidden file, a thumbnail), with the reason.
  state text not null check (state in ('waiting', 'kept', 'left', 'nothing')),
  refusal jsonb,
  attempts smallint not null default 0,
  -- Once it is kept: as received, and the copy without active content.
  sha256 text,
  copy_sha256 text,
  active jsonb,
  kind text check (kind in ('pdf', 'word', 'image', 'spreadsheet', 'other')),
  pages integer,
  -- How far its text is: pages of it that are images have none yet.
  text_state text check (text_state in ('read', 'partial', 'none', 'unreadable')),
  locale text check (locale in ('fr', 'en', 'es')),
  -- The title found on its first page.
  title text,
  -- Of its words, to find near duplicates (packages/domain imports/shingles.ts).
  shingles integer[],
  -- Another entry of this import, or a contract, with the same bytes.
  same_as_position integer,
  same_as_contract_id uuid,
  -- What it is: by a rule, or by a person, who wins.
  role text check (role in ('contract', 'attachment', 'amendment', 'duplicate', 'ignored')),
  role_by text check (role_by in ('rule', 'person')),
  -- For an attachment and an amendment: the entry, or the existing contract, that it belongs to.
  belongs_to_position integer,
  belongs_to_contract_id uuid,
  primary key (company_id, import_id, position),
  foreign key (company_id, import_id) references import (company_id, id) on delete cascade,
  foreign key (company_id, source_id) references import_source (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, copy_sha256) references file (company_id, sha256),
  foreign key (company_id, same_as_contract_id) references contract (company_id, id) on delete set null (same_as_contract_id),
  foreign key (company_id, belongs_to_contract_id) references contract (company_id, id) on delete set null (belongs_to_contract_id),
  check ((state in ('left', 'nothing')) = (refusal is not null)),
  check ((state = 'kept') = (sha256 is not null))
);
create index import_entry_state on import_entry (company_id, import_id, state, position);
create index import_entry_source on import_entry (company_id, source_id);
create index import_entry_file on import_entry (company_id, sha256) where sha256 is not null;
create index import_entry_copy on import_entry (company_id, copy_sha256) where copy_sha256 is not null;
create index import_entry_same on import_entry (company_id, same_as_contract_id) where same_as_contract_id is not null;
create index import_entry_belongs on import_entry (company_id, belongs_to_contract_id) where belongs_to_contract_id is not null;

-- The text of the pages of an entry, until its import is over: mapping and extraction read it, and so does the contract's search.
create table import_page (
  company_id uuid not null,
  import_id uuid not null,
  position integer not null,
  page integer not null check (page > 0),
  body text not null,
  primary key (company_id, import_id, position, page),
  foreign key (company_id, import_id, position) references import_entry (company_id, import_id, position) on delete cascade
);

-- What an import will create or did: one row for each contract, amendment and attachment, made by the plan.
create table import_row (
  company_id uuid not null,
  import_id uuid not null,
  -- That of its entry; a row of the index without a file has its own, after them.
  position integer not null,
  kind text not null check (kind in ('contract', 'amendment', 'attachment')),
  -- Each value with where it comes from: a default, the index, the name of the file, a folder, a person.
  -- A value that a person typed is never replaced by a plan.
  "values" jsonb not null,
  -- `toCreate`: as it stands; `toComplete`: something required is missing or unresolved; `skipped`: with the reason.
  state text not null check (state in ('toCreate', 'toComplete', 'skipped', 'created', 'left')),
  -- Why it is skipped, or could not be created.
  refusal jsonb,
  -- Other rows or contracts whose text is nearly the same, with the likeness.
  near jsonb not null default '[]',
  -- Its person's word on whether it is created whatever the plan says.
  decided text check (decided in ('create', 'skip')),
  contract_id uuid,
  attachment_id uuid,
  primary key (company_id, import_id, position),
  foreign key (company_id, import_id) references import (company_id, id) on delete cascade,
  check (state not in ('skipped', 'left') or refusal is not null)
);
create index import_row_state on import_row (company_id, import_id, state, position);
create index import_row_contract on import_row (company_id, contract_id) where contract_id is not null;

-- What else an import made, for its undo: counterparties, types, projects, folders and people's links that it created.
create table import_creation (
  company_id uuid not null,
  import_id uuid not null,
  noun text not null check (noun in ('counterparty', 'contractType', 'project', 'folder', 'legalEntity')),
  object_id uuid not null,
  primary key (company_id, import_id, noun, object_id),
  foreign key (company_id, import_id) references import (company_id, id) on delete cascade
);

-- Rules kept under a name for the next import.
create table import_profile (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null check (name <> ''),
  rules jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, created_by) references person (company_id, id)
);
create unique index import_profile_name on import_profile (company_id, lower(name));
alter table import add constraint import_profile_of
  foreign key (company_id, profile_id) references import_profile (company_id, id) on delete set null (profile_id);
create index import_of_profile on import (company_id, profile_id) where profile_id is not null;
create index import_pauser on import (company_id, paused_by) where paused_by is not null;
create index import_undoer on import (company_id, undone_by) where undone_by is not null;
create index import_profile_creator on import_profile (company_id, created_by);

-- A level on a contract may end on a day of its own; the indexes answer with it, without the row.
alter table contract_access add column expires_at timestamptz;
drop index contract_access_person;
drop index contract_access_group;
create index contract_access_person on contract_access (company_id, person_id, contract_id) include (expires_at)
  where person_id is not null;
create index contract_access_group on contract_access (company_id, group_id, contract_id) include (expires_at)
  where group_id is not null;

-- Who acts for whom while they are away, both days included. A delegation called off keeps who and when.
create table delegation (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  delegate_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  created_by uuid not null,
  created_at timestamptz not null,
  ended_by uuid,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, delegate_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references person (company_id, id),
  foreign key (company_id, ended_by) references person (company_id, id),
  check (starts_on <= ends_on),
  check (person_id <> delegate_id),
  check (num_nonnulls(ended_by, ended_at) in (0, 2))
);
create index delegation_delegate on delegation (company_id, delegate_id, ends_on) where ended_at is null;
create index delegation_person on delegation (company_id, person_id, ends_on);

-- What was deleted can be put back for thirty days: the rows as they were, in the order in which they go back.
create table removed_object (
  company_id uuid not null references company (id),
  id uuid not null,
  -- What it was, for who puts it back: 'contractType', 'folder' …
  kind text not null,
  object_id uuid not null,
  label text not null,
  -- [{table, rows}]
  content jsonb not null,
  removed_by uuid not null,
  removed_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, removed_by) references person (company_id, id)
);
create index removed_object_recent on removed_object (company_id, removed_at desc, id);

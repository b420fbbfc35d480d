-- The last examination of a company's signed contracts by the playbooks of their types: what is shown until the next one ends.
create table clause_report (
  company_id uuid primary key references company (id),
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- The playbooks of the types when it was asked for, to tell when they are others.
  playbooks jsonb not null,
  -- How many contracts there were to examine, and how many are done.
  total integer not null,
  done integer not null default 0,
  -- The last one that was examined; null: none yet.
  after_id uuid,
  finished_at timestamptz,
  -- It stopped, and will not go on by itself.
  is_failed boolean not null default false,
  foreign key (company_id, asked_by) references person (company_id, id)
);

-- What the playbook said of one clause in one contract.
create table clause_reading (
  company_id uuid not null,
  contract_id uuid not null,
  clause_id uuid not null,
  verdict text not null check (verdict in
    ('forbidden', 'refused', 'missing', 'changed', 'notCompared', 'accepted', 'standard', 'fallback', 'absent')),
  -- It names a figure beyond all those of the wordings that are agreed to.
  is_beyond boolean not null,
  read_at timestamptz not null,
  primary key (company_id, contract_id, clause_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade
);
create index clause_reading_clause on clause_reading (company_id, clause_id, verdict);

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
  contract_id uuid not null,
  params jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade
);
create index notification_unread on notification (company_id, person_id, created_at desc, id) where read_at is null;

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
create index contract_legal_entity on contract (company_id, legal_entity_id);
create index contract_type_of on contract (company_id, contract_type_id);
create index contract_project on contract (company_id, project_id);
create index contract_original on contract (company_id, original_sha256) where original_sha256 is not null;
-- How many contracts stand on each step of each workflow, without a visit to their rows.
create index contract_workflow on contract (company_id, workflow_id, current_step_id) include (status);
create index contract_named on contract using gin (company_id, fold_text(reference || ' ' || title) gin_trgm_ops);
create index contract_title_order on contract (company_id, title collate "und-x-icu", id);
create index contract_title_order_es on contract (company_id, title collate "es-x-icu", id);

-- One row per company and year; the row lock makes references gap-free under parallel creations.
create table reference_counter (
  company_id uuid not null references company (id),
  year integer not null,
  last_value integer not null,
  primary key (company_id, year)
);

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

-- A level given to a person or a group on one contract, for good or until a day; the indexes answer without the row.
create table contract_access (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  person_id uuid,
  group_id uuid,
  level text not null check (level in ('reader', 'commenter', 'suggester', 'editor', 'owner')),
  given_by uuid not null,
  given_at timestamptz not null,
  expires_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references person_group (company_id, id) on delete cascade,
  check (num_nonnulls(person_id, group_id) = 1),
  unique nulls not distinct (company_id, contract_id, person_id, group_id)
);
create index contract_access_person on contract_access (company_id, person_id, contract_id) include (expires_at)
  where person_id is not null;
create index contract_access_group on contract_access (company_id, group_id, contract_id) include (expires_at)
  where group_id is not null;

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
create index contract_step_of on contract_step (company_id, step_id);

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
create index contract_upload_file on contract_upload (company_id, sha256);
create index contract_upload_files on contract_upload using gin (company_id, files_of(document)) where files_of(document) <> '[]';

-- An export too long to wait for: made by a job, fetched by the person who asked for it, until it expires.
create table contract_export (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  file_type text not null check (file_type in ('xlsx', 'csv')),
  -- The query as it was asked: the job reads it again with the rights that the person has then.
  query jsonb not null,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  sha256 text,
  file_name text,
  row_count integer,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256),
  check ((state = 'ready') = (num_nonnulls(sha256, file_name, row_count) = 3))
);
create index contract_export_person on contract_export (company_id, person_id, requested_at desc);
create index contract_export_file on contract_export (company_id, sha256) where sha256 is not null;

-- How many contracts use a thing of the library stands ready, like the figures of the dashboard (0008): a page of contract types
-- read all hundred thousand contracts. A change appends what it adds and takes away, so that no two writers wait for each other.
create table contract_use (
  company_id uuid not null references company (id),
  part text collate "C" not null check (part in ('type', 'project', 'party', 'entity', 'workflow', 'running', 'step', 'runningStep', 'passed',
    'field')),
  used_id uuid not null,
  count integer not null
);
create index contract_use_of on contract_use (company_id, part, used_id) include (count);

-- What a contract uses; 'running' and 'runningStep' are its workflow and its step for as long as it is not signed, given up or
-- ended. 'passed' are steps that it went through.
create function uses_of_contract(p_contract contract) returns table (part text, used_id uuid) language sql stable as $$
  select use.part, use.used_id from (values
    ('type', p_contract.contract_type_id),
    ('project', p_contract.project_id),
    ('party', p_contract.counterparty_id),
    ('entity', p_contract.legal_entity_id),
    ('workflow', p_contract.workflow_id),
    ('step', p_contract.current_step_id),
    ('running', case when p_contract.status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE') then p_contract.workflow_id end),
    ('runningStep', case when p_contract.status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE') then p_contract.current_step_id end)
  ) as use (part, used_id) where use.used_id is not null
$$;

create function count_contract_uses() returns trigger language plpgsql as $$
begin
  insert into contract_use (company_id, part, used_id, count)
  select coalesce(new.company_id, old.company_id), change.part, change.used_id, sum(change.sign)
  from (
    select -1 as sign, gone.* from uses_of_contract(old) as gone
    union all
    select 1, come.* from uses_of_contract(new) as come
  ) as change
  group by change.part, change.used_id having sum(change.sign) <> 0;
  return null;
end $$;
create trigger count_contract_uses after insert or delete on contract for each row execute function count_contract_uses();
create trigger follow_contract_uses after update on contract for each row
  when (row (old.contract_type_id, old.project_id, old.counterparty_id, old.legal_entity_id, old.workflow_id, old.current_step_id,
      old.status)
    is distinct from row (new.contract_type_id, new.project_id, new.counterparty_id, new.legal_entity_id, new.workflow_id,
      new.current_step_id, new.status))
  execute function count_contract_uses();

create function count_field_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into contract_use (company_id, part, used_id, count) values (old.company_id, 'field', old.field_id, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into contract_use (company_id, part, used_id, count) values (new.company_id, 'field', new.field_id, 1);
  end if;
  return null;
end $$;
create trigger count_field_uses after insert or delete on contract_field for each row execute function count_field_uses();
create trigger follow_field_uses after update on contract_field for each row when (old.field_id <> new.field_id)
  execute function count_field_uses();

create function count_passed_steps() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into contract_use (company_id, part, used_id, count) values (old.company_id, 'passed', old.step_id, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into contract_use (company_id, part, used_id, count) values (new.company_id, 'passed', new.step_id, 1);
  end if;
  return null;
end $$;
create trigger count_passed_steps after insert or delete on contract_step for each row execute function count_passed_steps();
create trigger follow_passed_steps after update on contract_step for each row when (old.step_id <> new.step_id)
  execute function count_passed_steps();

-- One row for each thing that is used; what is appended meanwhile stays for the next time.
create function fold_contract_uses(p_company_id uuid) returns void language sql as $$
  with folded as (
    delete from contract_use where company_id = p_company_id and (part, used_id) in (
      select part, used_id from contract_use where company_id = p_company_id group by part, used_id having count(*) > 1)
    returning *
  )
  insert into contract_use (company_id, part, used_id, count)
  select company_id, part, used_id, sum(count) from folded group by company_id, part, used_id having sum(count) <> 0
$$;

-- All of a company from its contracts, for those that were written past the triggers.
create function recount_contract_uses(p_company_id uuid) returns void language sql as $$
  delete from contract_use where company_id = p_company_id;
  insert into contract_use (company_id, part, used_id, count)
  select contract.company_id, use.part, use.used_id, count(*) from contract cross join lateral uses_of_contract(contract) as use
  where contract.company_id = p_company_id group by 1, 2, 3
  union all
  select company_id, 'field', field_id, count(*) from contract_field where company_id = p_company_id group by 1, 2, 3
  union all
  select company_id, 'passed', step_id, count(*) from contract_step where company_id = p_company_id group by 1, 2, 3
$$;

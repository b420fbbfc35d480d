-- Tagged fields: who answers for one, where it is proposed, and on which other fields it depends.
alter table tagged_field add column owner_id uuid;
alter table tagged_field add foreign key (company_id, owner_id) references person (company_id, id);
-- Only in its folders; when the last of them is deleted it is proposed nowhere, not everywhere.
alter table tagged_field add column is_limited boolean not null default false;
create index tagged_field_order on tagged_field (company_id, position, id);
create index tagged_field_owner on tagged_field (company_id, owner_id) where owner_id is not null;

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

-- The variables that a rich text shows or decides by: which contracts use a field is read from an index.
create function variables_of(p_content jsonb) returns jsonb language sql immutable strict parallel safe
  return jsonb_path_query_array(p_content,
    'strict $.**?(@.type == "field" || @.type == "conditional").attrs.variable');
create index text_section_variables on text_section using gin (company_id, variables_of(content))
  where removed_at is null;

-- Categories: one name in each place.
create unique index category_name on category (company_id, kind, parent_id, lower(name)) nulls not distinct;
create index category_parent on category (company_id, parent_id);
create index clause_category on clause (company_id, category_id);
alter table template add column category_id uuid;
alter table template add foreign key (company_id, category_id) references category (company_id, id);
create index template_category on template (company_id, category_id);
create index template_type on template (company_id, contract_type_id);

-- Whom contracts are concluded with, and through whom.
alter table counterparty add column siret text;
alter table counterparty add column vat_number text;
create index counterparty_siren on counterparty (company_id, siren) where siren is not null;

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

-- The company's own entities, and its projects.
alter table legal_entity add column siret text;
alter table legal_entity add column vat_number text;
create unique index legal_entity_name on legal_entity (company_id, lower(name));
create index contract_legal_entity on contract (company_id, legal_entity_id);
alter table project add column description text not null default '';

-- How many contracts use a thing of the library stands ready, like the figures of the dashboard (0022): a page of contract types
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
select recount_contract_uses(id) from company;

-- The lists of administration open in the order of names: their first page is read off an index.
create index contract_type_order on contract_type (company_id, title collate "und-x-icu", id);
create index project_order on project (company_id, title collate "und-x-icu", id);
create index counterparty_order on counterparty (company_id, name collate "und-x-icu", id);
create index counterparty_same on counterparty (company_id, fold_text(name));
create index counterparty_order_es on counterparty (company_id, name collate "es-x-icu", id);
create index legal_entity_order on legal_entity (company_id, name collate "und-x-icu", id);

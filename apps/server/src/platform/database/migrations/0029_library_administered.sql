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
create index contract_section_variables on contract_section using gin (company_id, variables_of(content))
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

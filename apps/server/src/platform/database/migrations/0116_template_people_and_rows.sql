-- Single people who make contracts of a template, beside the members of its groups.
create table template_person (
  company_id uuid not null,
  template_id uuid not null,
  person_id uuid not null,
  primary key (company_id, template_id, person_id),
  foreign key (company_id, template_id) references template (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create index template_person_person on template_person (company_id, person_id);

-- What a contract states in the repeated passages of its text, row by row (packages/document/src/repeats).
create table contract_row (
  company_id uuid not null,
  contract_id uuid not null,
  -- The key of the passage in the text.
  passage text not null check (passage ~ '^[a-z][a-z0-9_]{0,39}$'),
  position smallint not null check (position between 0 and 199),
  -- The rows of a passage follow one another without a gap.
  previous smallint generated always as (case when position > 0 then position - 1 end) stored,
  primary key (company_id, contract_id, passage, position),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, contract_id, passage, previous)
    references contract_row (company_id, contract_id, passage, position) deferrable initially deferred
);

create table contract_cell (
  company_id uuid not null,
  contract_id uuid not null,
  passage text not null,
  position smallint not null,
  field_id uuid not null,
  value jsonb not null,
  primary key (company_id, contract_id, passage, position, field_id),
  foreign key (company_id, contract_id, passage, position)
    references contract_row (company_id, contract_id, passage, position) on delete cascade,
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, field_id) references tagged_field (company_id, id)
);
create index contract_cell_field on contract_cell (company_id, field_id);

-- What its text repeats, with the fields that are asked for each row: the form of a new contract needs no text for it.
alter table template_version add column passages jsonb not null default '[]';

-- Whose template it is to use, and which circuit its contracts are validated by.
alter table template
  add column circuit_id uuid,
  -- Only the groups below make contracts of it; none left: nobody does, until somebody decides again.
  add column is_restricted boolean not null default false,
  add foreign key (company_id, circuit_id) references validation_circuit (company_id, id);
create index template_circuit on template (company_id, circuit_id) where circuit_id is not null;

create table template_group (
  company_id uuid not null,
  template_id uuid not null,
  group_id uuid not null,
  primary key (company_id, template_id, group_id),
  foreign key (company_id, template_id) references template (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references person_group (company_id, id) on delete cascade
);
create index template_group_group on template_group (company_id, group_id);

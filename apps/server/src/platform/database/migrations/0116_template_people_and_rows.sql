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

-- Memberships in groups whose grants the giver does not hold. A row grants nothing: an administrator confirms or refuses it.
create table pending_membership (
  company_id uuid not null,
  group_id uuid not null,
  person_id uuid not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  primary key (company_id, group_id, person_id),
  foreign key (company_id, group_id) references person_group (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, requested_by) references person (company_id, id) on delete cascade
);
create index pending_membership_person on pending_membership (company_id, person_id);

-- A damaged or missing file raises one alarm a day, however often it is asked for.
create table file_alarm (
  company_id uuid not null references company (id),
  sha256 text not null,
  raised_on date not null,
  primary key (company_id, sha256, raised_on)
);

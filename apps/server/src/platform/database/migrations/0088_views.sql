-- The filters of the contract list and the board were set again each time. A person keeps them under a name.
create table contract_view (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  name text not null,
  shows text not null check (shows in ('list', 'board')),
  -- The query of the page. No keys: what it names may be deleted and restored, and its reader is told.
  query jsonb not null,
  place integer not null,
  created_at timestamptz not null,
  -- Deleted by its person, who can restore it under its address for thirty days.
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create unique index contract_view_name on contract_view (company_id, person_id, lower(name)) where removed_at is null;
create index contract_view_removed on contract_view (company_id, removed_at) where removed_at is not null;

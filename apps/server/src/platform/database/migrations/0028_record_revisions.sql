-- Two people who saved the same administration record overwrote each other without a word. Each save of a record raises
-- its number; one that was made on an earlier number is refused.
create table record_revision (
  company_id uuid not null references company (id) on delete cascade,
  -- A record of any noun of administration; the company itself for its settings.
  record_id uuid not null,
  number integer not null check (number > 0),
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (company_id, record_id)
);

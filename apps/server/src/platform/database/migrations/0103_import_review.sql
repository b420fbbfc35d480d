-- What an import proposes was taken one row at a time in a side panel, and nothing said who had looked at what.
-- Words that a person selected in the document for a value that they typed, by field: its evidence.
alter table import_row add column selected jsonb not null default '{}';
-- Whoever looks at a row has it until then: others go on with the next one.
alter table import_row add column taken_by uuid;
alter table import_row add column taken_until timestamptz;
alter table import_row add check ((taken_by is null) = (taken_until is null));
alter table import_row add column reviewed_by uuid;
alter table import_row add column reviewed_at timestamptz;
alter table import_row add check ((reviewed_by is null) = (reviewed_at is null));
alter table import_row add foreign key (company_id, taken_by) references person (company_id, id);
alter table import_row add foreign key (company_id, reviewed_by) references person (company_id, id);
create index import_row_taker on import_row (company_id, taken_by) where taken_by is not null;
create index import_row_reviewer on import_row (company_id, reviewed_by) where reviewed_by is not null;

-- What a person said of a value or a proposal of a row: undone from here, and counted by rule.
create table import_judgement (
  company_id uuid not null,
  import_id uuid not null,
  position integer not null,
  -- Within its row, from 1.
  number integer not null,
  field text not null,
  verdict text not null check (verdict in ('accepted', 'corrected', 'rejected')),
  reason text check (reason in ('wrongValue', 'wrongField', 'notInContract', 'other')),
  -- What was judged, as it stood; null: the field was empty.
  text text,
  -- The rule that had read it, null: it came from elsewhere.
  rule text,
  -- What people had said of the field before (packages/domain imports/judgement.ts).
  before jsonb not null,
  -- Accepted with others in one act.
  batch_id uuid,
  judged_by uuid not null,
  judged_at timestamptz not null,
  primary key (company_id, import_id, position, number),
  foreign key (company_id, import_id, position) references import_row (company_id, import_id, position) on delete cascade,
  foreign key (company_id, judged_by) references person (company_id, id),
  check (reason is null or verdict = 'rejected')
);
create index import_judgement_judge on import_judgement (company_id, judged_by);
create index import_judgement_rule on import_judgement (company_id, rule) where rule is not null;
create index import_judgement_batch on import_judgement (company_id, batch_id) where batch_id is not null;

-- Rules whose readings the company does not want any more.
create table import_rule_off (
  company_id uuid not null references company (id),
  rule text not null check (rule <> ''),
  off_by uuid not null,
  off_at timestamptz not null,
  primary key (company_id, rule),
  foreign key (company_id, off_by) references person (company_id, id)
);
create index import_rule_off_by on import_rule_off (company_id, off_by);

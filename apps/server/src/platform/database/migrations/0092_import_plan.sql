-- The rows of an index were to be read from its file at every look: a workbook costs a process each time.
create table import_index (
  company_id uuid not null,
  import_id uuid not null,
  -- The file that it was read from.
  name text not null,
  header text[] not null,
  read_at timestamptz not null,
  primary key (company_id, import_id),
  foreign key (company_id, import_id) references import (company_id, id) on delete cascade
);
create table import_index_row (
  company_id uuid not null,
  import_id uuid not null,
  -- Of the file, from 1: what people see in their table.
  line integer not null,
  cells text[] not null,
  primary key (company_id, import_id, line),
  foreign key (company_id, import_id) references import_index (company_id, import_id) on delete cascade
);

-- The row of the index that describes it; a correction of one row reads no other.
alter table import_row add column index_line integer;
-- Whoever confirmed the creation: their rights count while it runs.
alter table import add column confirmed_by uuid;
alter table import add column confirmed_at timestamptz;
alter table import add foreign key (company_id, confirmed_by) references person (company_id, id);
create index import_confirmer on import (company_id, confirmed_by) where confirmed_by is not null;
-- What was changed since and stays, as the person chose before the undo: ids of contracts that go nevertheless.
alter table import add column undo_also uuid[];

-- A sample of the words of a signed document (packages/domain imports/shingles.ts), to find near duplicates of what is
-- imported: computed once. Null: not yet; empty: too little text.
alter table signed_document add column shingles integer[];
create index signed_document_alike on signed_document using gin ((shingles[1:8])) where shingles is not null;

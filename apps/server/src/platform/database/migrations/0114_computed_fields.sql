-- A field whose value follows from others, as its author wrote it (packages/document/src/formulas). Nothing is stored of its values.
alter table tagged_field
  add column formula text check (formula is null or kind = 'custom'),
  -- The variables that it reads.
  add column formula_variables text[] not null default '{}';
create index tagged_field_computed on tagged_field (company_id) where formula is not null;

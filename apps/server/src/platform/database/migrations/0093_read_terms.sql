-- What the text of a file states, each value with its page, its offsets, its sentence, its rule and how sure it is
-- (packages/domain imports/read-terms.ts). Null: not read yet; read once for each version of the rules.
alter table import_entry add column terms jsonb;
alter table import_entry add column terms_version integer;

-- What its text states and no rule takes for certain: shown, never a value. Each has the place of its term.
alter table import_row add column proposals jsonb not null default '[]';
-- Those that a person does not want to see again, as `field text`.
alter table import_row add column dismissed text[] not null default '{}';

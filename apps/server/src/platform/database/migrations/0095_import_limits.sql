-- The next limit of what a row becomes, as its plan computed it (packages/domain imports/next-limit.ts): which contracts
-- have a known one, and which of them come first. Null: the row becomes no contract.
alter table import_row add column next_limit date;
alter table import_row add column limit_kind text check (limit_kind in
  ('preventRenewal', 'obtainRenewal', 'exit', 'end', 'ended', 'open', 'unknown'));
-- What must be completed to know it.
alter table import_row add column limit_lacks text[] not null default '{}';
alter table import_row add check ((next_limit is not null) = coalesce(limit_kind in ('preventRenewal', 'obtainRenewal', 'exit', 'end'), false));
create index import_row_limit on import_row (company_id, import_id, next_limit) where next_limit is not null;

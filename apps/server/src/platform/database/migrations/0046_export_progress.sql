-- How far an export is, and why it failed: its person sees both until the export is removed or expires. A refusal
-- as code with its parameters.
alter table contract_export
  add column rows_done integer not null default 0,
  add column rows_total integer,
  add column failure jsonb;
update contract_export set failure = '{"code": "EXPORT_FAILED"}' where state = 'failed';
alter table contract_export add check ((state = 'failed') = (failure is not null));

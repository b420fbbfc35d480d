-- Values that no rule finds were typed. A company may name a service that proposes them: a server of its own, or one outside.
alter table integration drop constraint integration_service_check;
alter table integration add constraint integration_service_check
  check (service in ('provider1', 'provider2', 'sharing', 'secondReader'));
-- Which of its secrets are stored: one of them may be left out.
alter table integration add column kept text[];
update integration set kept = case service
  when 'provider1' then array['privateKey', 'password'] when 'sharing' then array['password'] else '{}' end;
alter table integration alter column kept set not null;

-- What it proposes stands among the terms of the text (packages/domain second-reader/second-reading.ts).
-- `waiting`: asked for, and not sent yet; `left`: it did not answer, with the reason. Null: never asked for.
alter table import_entry add column second_state text check (second_state in ('waiting', 'read', 'left'));
alter table import_entry add column second_refusal text;
-- How many of its values were dropped, by reason.
alter table import_entry add column second_dropped jsonb not null default '{}';
-- To whom a person had its texts sent, `host` and `model`: nobody else gets what still waits.
alter table import add column second_reader jsonb;
create index import_entry_second on import_entry (company_id, import_id, position) where second_state is not null;

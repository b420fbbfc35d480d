-- Which bytes a content hash was made of. What is bound keeps its format for ever (decision 0057): all that is there has the
-- first. No default: a statement that forgets the format fails.
alter table contract_validation add content_format smallint not null default 1 check (content_format in (1, 2)),
  -- The validation that this one was requested again for, at the upgrade to another format.
  add replaces_id uuid,
  add foreign key (company_id, replaces_id) references contract_validation (company_id, id);
alter table contract_validation alter content_format drop default;
create index contract_validation_replaced on contract_validation (company_id, replaces_id) where replaces_id is not null;
-- Those to request again: none, once that is done.
create index contract_validation_outdated on contract_validation (company_id, id) where state = 'running' and content_format < 2;

alter table signature_request add content_format smallint not null default 1 check (content_format in (1, 2));
alter table signature_request alter content_format drop default;

-- Deleted contracts keep the rows of their validations as JSON.
update removed_object set content = (
    select jsonb_agg(
      case part ->> 'table' when 'contract_validation' then jsonb_set(part, '{rows}', (
        select coalesce(jsonb_agg(kept || '{"content_format": 1}' order by number), '[]')
        from jsonb_array_elements(part -> 'rows') with ordinality as rows (kept, number)))
      else part end order by place)
    from jsonb_array_elements(content) with ordinality as parts (part, place))
  where kind = 'contract';

-- A signatory's page reports what it has shown: how many pages of the text, from the first, and of which document. Fetching the
-- document says nothing of the kind, so `opened` is written no more; it stands for what was.
alter table signatory_event drop constraint signatory_event_action_check,
  add constraint signatory_event_action_check
    check (action in ('invited', 'opened', 'displayed', 'read', 'consented', 'codeSent', 'codeVerified', 'signed')),
  add document_sha256 text,
  add pages integer check (pages > 0),
  add check ((action = 'displayed') = (num_nonnulls(document_sha256, pages) = 2)),
  add check (num_nonnulls(document_sha256, pages) in (0, 2));
create unique index signatory_event_displayed on signatory_event (company_id, signatory_id) where action = 'displayed';

-- Who archived a contract; why, and until which day (included), a person locked it.
alter table contract add column archived_by uuid;
alter table contract add column lock_reason text;
alter table contract add column lock_until date;

alter table text_block add column locked_by uuid;
alter table text_block add column locked_at timestamptz;
alter table text_block add column lock_reason text;
alter table text_block add column lock_until date;

-- How long contracts of a type are kept after their end, and by which law; null years: without limit.
alter table contract_type add column retention_years smallint default 5 check (retention_years between 1 and 99);
alter table contract_type add column retention_reason text not null default 'commercial'
  check (retention_reason in ('commercial', 'consumer', 'accounting', 'realEstate', 'other'));
alter table contract_type add column retention_note text not null default '';

-- The day in a company at the moment that its transaction serves: the clock of the product, which the transaction is opened with.
create function company_today(p_company_id uuid) returns date language sql stable as $$
  select (coalesce(nullif(current_setting('tacite.at', true), '')::timestamptz, now()) at time zone company.time_zone)::date
  from company where company.id = p_company_id
$$;

-- Searches leave archived contracts out.
create index contract_archived on contract (company_id, id) where archived_at is not null;

-- Contracts proposed for archiving are found among those that ended.
create index contract_fact_ended on contract_fact (company_id, (coalesce(terminated_on, end_date)), contract_id)
  include (contract_type_id, counterparty_id, owner_id, access_set_id)
  where phase = 'ENDED' and status in ('SIGNED', 'TERMINATED') and not is_archived;

-- Whoever may delete a contract may archive one, which takes away less.
update role set permissions = array_append(permissions, 'contracts3:archive')
where 'contracts3:delete' = any (permissions) and not 'contracts3:archive' = any (permissions);

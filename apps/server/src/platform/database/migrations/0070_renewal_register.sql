-- The renewals of a contract: agreed, requested or refused as people recorded them, and the tacit ones that somebody
-- confirmed. The engine reads lifecycle -> 'renewals' and 'refusedRenewals'; they are written from these rows, in one place.
create table contract_renewal (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  kind text not null check (kind in ('tacit', 'agreement', 'request', 'refusal')),
  -- When it was agreed, requested or refused; the first day of a term that was renewed tacitly.
  day date not null,
  -- The first day of the term that it opens, or would have opened. Null: recorded before the register existed.
  from_day date,
  -- The last day in force that was agreed, where it differs from the renewal duration.
  until date,
  -- Who refused or requested it; null: nobody said.
  given_by text check (given_by in ('us', 'otherParty')),
  -- Those who agreed to it, in words.
  agreed_by text not null default '',
  -- Why a tacit renewal is confirmed.
  reason text not null default '',
  recorded_by uuid,
  recorded_at timestamptz not null,
  cancelled_on date,
  cancelled_by uuid,
  cancel_reason text not null default '',
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, recorded_by) references person (company_id, id),
  foreign key (company_id, cancelled_by) references person (company_id, id),
  check (kind <> 'tacit' or (from_day is not null and reason <> '')),
  check (until is null or kind in ('agreement', 'request')),
  check (cancelled_by is null or cancelled_on is not null)
);
create index contract_renewal_contract on contract_renewal (company_id, contract_id, id);
create unique index contract_renewal_confirmed on contract_renewal (company_id, contract_id, from_day)
  where kind = 'tacit' and cancelled_on is null;

-- What a renewal said before it was corrected.
create table contract_renewal_correction (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  renewal_id uuid not null,
  day date not null,
  until date,
  given_by text check (given_by in ('us', 'otherParty')),
  agreed_by text not null,
  reason text not null,
  corrected_by uuid,
  corrected_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, renewal_id) references contract_renewal (company_id, id) on delete cascade,
  foreign key (company_id, corrected_by) references person (company_id, id)
);
create index contract_renewal_correction_contract on contract_renewal_correction (company_id, contract_id);
create index contract_renewal_correction_renewal on contract_renewal_correction (company_id, renewal_id);

-- The register of notices keeps the documents of renewals too: evidence that is never overwritten. Of a renewal there may be
-- several, and none has a kind.
alter table notice_proof
  alter column notice_id drop not null,
  alter column kind drop not null,
  add column renewal_id uuid,
  add foreign key (company_id, renewal_id) references contract_renewal (company_id, id) on delete cascade,
  add check ((notice_id is null) = (renewal_id is not null)),
  add check ((notice_id is null) = (kind is null));
create index notice_proof_renewal on notice_proof (company_id, renewal_id) where renewal_id is not null;

-- Takes into the register what the lifecycle of contracts alone knows: at the upgrade, and when a contract that was deleted
-- before it is restored.
create function adopt_renewals(p_company_id uuid, p_contract_ids uuid[]) returns void language sql as $$
  insert into contract_renewal (company_id, id, contract_id, kind, day, until, recorded_at)
    select contract.company_id, (renewal ->> 'id')::uuid, contract.id, renewal ->> 'kind', (renewal ->> 'day')::date,
        (renewal ->> 'until')::date, coalesce(uuid_extract_timestamp((renewal ->> 'id')::uuid), contract.updated_at)
      from contract cross join lateral jsonb_array_elements(contract.lifecycle -> 'renewals') as renewal
      where contract.company_id = p_company_id and contract.id = any(p_contract_ids)
        and jsonb_typeof(contract.lifecycle -> 'renewals') = 'array'
        and renewal ->> 'kind' in ('agreement', 'request')
        and renewal ->> 'id' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    on conflict do nothing
$$;

select adopt_renewals(company.id, (select coalesce(array_agg(contract.id), '{}') from contract
  where contract.company_id = company.id and jsonb_typeof(contract.lifecycle -> 'renewals') = 'array'
    and contract.lifecycle -> 'renewals' <> '[]'))
  from company;

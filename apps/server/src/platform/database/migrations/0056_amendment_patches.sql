-- What an amendment replaces of its master agreement's stated terms: dated patches, never overwrites. They are content of the
-- amendment; the master's terms on a day are its own, with the patches of its signed amendments in effect by then.
create table amendment_patch (
  company_id uuid not null,
  -- The amendment; its master agreement is contract.parent_id.
  contract_id uuid not null,
  -- The name of a term, 'amount', 'counterparty', 'legalEntity', or 'values.' and the variable of a tagged field.
  field text collate "C" not null,
  -- JSON null: the term is taken away. Of a party: its name when it was stated.
  value jsonb not null,
  counterparty_id uuid,
  legal_entity_id uuid,
  -- Null: the day that the amendment takes effect, else the day of its signature.
  effective_on date,
  -- Read from a document that was signed before it was stated here: correctable with a reason.
  is_transcribed boolean not null default false,
  primary key (company_id, contract_id, field),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, counterparty_id) references counterparty (company_id, id),
  foreign key (company_id, legal_entity_id) references legal_entity (company_id, id),
  check ((counterparty_id is not null) = (field = 'counterparty')),
  check ((legal_entity_id is not null) = (field = 'legalEntity'))
);
create index amendment_patch_counterparty on amendment_patch (company_id, counterparty_id) where counterparty_id is not null;
create index amendment_patch_legal_entity on amendment_patch (company_id, legal_entity_id) where legal_entity_id is not null;

-- The patches in effect of a master agreement on a day, in the order in which they take effect; the domain folds them alike.
create function amendment_patches_on(p_company_id uuid, p_master_id uuid, p_day date)
  returns table (field text, value jsonb, counterparty_id uuid, place bigint) language sql stable as $$
  select patch.field, patch.value, patch.counterparty_id, row_number() over (order by signed.effective_on, amendment.signature_date, amendment.id)
  from contract as amendment
  join amendment_patch as patch on patch.company_id = amendment.company_id and patch.contract_id = amendment.id
  cross join lateral (select coalesce(patch.effective_on, (amendment.lifecycle ->> 'effectiveDate')::date, amendment.signature_date)
    as effective_on) as signed
  where amendment.company_id = p_company_id and amendment.parent_id = p_master_id
    and amendment.status in ('SIGNED', 'TERMINATED') and amendment.signature_date is not null and signed.effective_on <= p_day
    and exists (select from contract as master where master.company_id = p_company_id and master.id = p_master_id
      and master.status in ('SIGNED', 'TERMINATED'))
$$;

-- The amount in force on a day, in the currency of the contract; `p_stated` where no amendment has changed it.
create function amount_on(p_company_id uuid, p_contract_id uuid, p_day date, p_stated bigint) returns bigint language sql stable as $$
  select coalesce((select (patch.value #>> '{}')::bigint from amendment_patches_on(p_company_id, p_contract_id, p_day) as patch
    where patch.field = 'amount' order by patch.place desc limit 1), p_stated)
$$;

-- The facts name the counterparty in force, which whoever writes them knows; the contract's own is the default.
create or replace function fill_contract_fact() returns trigger language plpgsql as $$
begin
  select contract.owner_id, contract.contract_type_id, contract.project_id, coalesce(new.counterparty_id, contract.counterparty_id),
      contract.parent_id, contract.signature_provider, (contract.created_at at time zone company.time_zone)::date,
      contract.archived_at is not null, contract.access_set_id
    into strict new.owner_id, new.contract_type_id, new.project_id, new.counterparty_id, new.parent_id,
      new.signature_provider, new.created_on, new.is_archived, new.access_set_id
    from contract join company on company.id = contract.company_id
    where contract.company_id = new.company_id and contract.id = new.contract_id;
  return new;
end $$;

create or replace function follow_contract() returns trigger language plpgsql as $$
begin
  update contract_fact set owner_id = new.owner_id, contract_type_id = new.contract_type_id, project_id = new.project_id,
      counterparty_id = case when contract_fact.counterparty_id is not distinct from old.counterparty_id then new.counterparty_id
        else contract_fact.counterparty_id end,
      parent_id = new.parent_id, signature_provider = new.signature_provider,
      created_on = (select (new.created_at at time zone company.time_zone)::date from company where company.id = new.company_id),
      is_archived = new.archived_at is not null, access_set_id = new.access_set_id
    where contract_fact.company_id = new.company_id and contract_fact.contract_id = new.id;
  return null;
end $$;

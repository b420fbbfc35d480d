-- What lists, dashboards and exports filter and group by stands in one narrow row, beside the facts of 0006.
-- Triggers keep the columns that come from the contract itself, so that no writer has to know of them.
alter table contract_fact
  add column owner_id uuid,
  add column contract_type_id uuid,
  add column project_id uuid,
  add column counterparty_id uuid,
  add column parent_id uuid,
  add column signature_provider text,
  add column created_on date,
  add column is_archived boolean,
  add column is_renewable boolean generated always as (
    renewal_type <> 'none' and status_detail in ('NOT_STARTED', 'IN_FORCE', 'TACITLY_RENEWED', 'RENEWED')) stored;

create function fill_contract_fact() returns trigger language plpgsql as $$
begin
  select contract.owner_id, contract.contract_type_id, contract.project_id, contract.counterparty_id, contract.parent_id,
      contract.signature_provider, (contract.created_at at time zone company.time_zone)::date, contract.archived_at is not null
    into strict new.owner_id, new.contract_type_id, new.project_id, new.counterparty_id, new.parent_id,
      new.signature_provider, new.created_on, new.is_archived
    from contract join company on company.id = contract.company_id
    where contract.company_id = new.company_id and contract.id = new.contract_id;
  return new;
end $$;
create trigger fill_contract_fact before insert on contract_fact for each row execute function fill_contract_fact();

create function follow_contract() returns trigger language plpgsql as $$
begin
  update contract_fact set owner_id = new.owner_id, contract_type_id = new.contract_type_id, project_id = new.project_id,
      counterparty_id = new.counterparty_id, parent_id = new.parent_id, signature_provider = new.signature_provider,
      is_archived = new.archived_at is not null
    where contract_fact.company_id = new.company_id and contract_fact.contract_id = new.id;
  return null;
end $$;
create trigger follow_contract after update on contract for each row
  when ((old.owner_id, old.contract_type_id, old.project_id, old.counterparty_id, old.parent_id, old.signature_provider, old.archived_at)
    is distinct from
    (new.owner_id, new.contract_type_id, new.project_id, new.counterparty_id, new.parent_id, new.signature_provider, new.archived_at))
  execute function follow_contract();

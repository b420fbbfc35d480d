-- What people set of a contract, span by span: who owned it, where it was filed, its parties and amount, and how far it was before its
-- signature. A row holds from one act to the next; the open one says what `contract` says. Triggers write them, so that no writer
-- has to know of them. Rights, locks and texts are those of today, and not kept here.
create table contract_dated_state (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  -- Held on the days from one to before the other; the first one since ever. An act later on the same day leaves an empty span, kept for
  -- the history of a value.
  from_day date not null,
  to_day date not null default 'infinity',
  -- Of the contract, the same in all its rows: when it was created, and since when it exists, which may be its signature.
  created_on date not null,
  exists_from date not null,
  recorded_at timestamptz not null,
  recorded_by uuid,
  -- What led to it: the name of the act in the trail's catalogue.
  recorded_as text,
  -- Written by the upgrade: what was true then is taken to have been true before.
  is_assumed boolean not null default false,
  title text not null,
  reference text not null,
  contract_type_id uuid not null,
  project_id uuid not null,
  owner_id uuid not null,
  legal_entity_id uuid,
  counterparty_id uuid,
  parent_id uuid,
  amount_incl_tax_cents bigint,
  currency text not null,
  direction text,
  scope text,
  folder_ids uuid[] not null,
  status text not null,
  step_id uuid,
  signature_provider text,
  is_archived boolean not null,
  -- The terms while they were being written; from the signature on they are those of the contract, with its amendments.
  lifecycle jsonb,
  -- In the open row: `contract_dated_fact` speaks of every day before this one.
  facts_until date not null default '-infinity',
  primary key (company_id, id),
  check (from_day <= to_day),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade
);
create unique index contract_dated_state_open on contract_dated_state (company_id, contract_id) where to_day = 'infinity';
create index contract_dated_state_days on contract_dated_state (company_id, contract_id, from_day);
create index contract_dated_state_due on contract_dated_state (company_id, facts_until, contract_id) where to_day = 'infinity';
-- Covering, like those of `contract_fact`: a list of another day is counted and its page found without a visit to the rows.
create index contract_dated_state_recent on contract_dated_state (company_id, created_on, contract_id)
  include (from_day, to_day, exists_from, is_archived);
create index contract_dated_state_owner on contract_dated_state (company_id, owner_id)
  include (contract_id, from_day, to_day, exists_from, is_archived, created_on);
create index contract_dated_state_parent on contract_dated_state (company_id, parent_id) include (contract_id, from_day, to_day)
  where parent_id is not null;
create index contract_dated_state_named on contract_dated_state
  using gin (company_id, fold_text(reference || ' ' || title) gin_trgm_ops);

-- What `contract_fact` says of today, for every other day: from the day a contract exists to ten years ahead, by effective day and with
-- what is known today. Computed by the deadline engine whenever the facts are.
create table contract_dated_fact (
  company_id uuid not null references company (id),
  contract_id uuid not null,
  from_day date not null,
  to_day date not null,
  status text not null,
  status_detail text not null,
  phase text not null,
  term_number integer not null,
  effective_date date,
  end_date date,
  termination_date date,
  legal_limit date,
  send_by date,
  final_end date,
  terminated_on date,
  signature_date date,
  renewal_type text not null,
  tacit_renewal_duration integer,
  duration_days integer,
  in_tacit_renewal boolean not null,
  is_renewed boolean not null,
  renewals_made integer not null,
  is_retroactive boolean not null,
  will_be_renewable boolean not null,
  amount_incl_tax_cents bigint,
  is_renewable boolean not null,
  amount_tier smallint,
  renewal_age smallint,
  is_archived boolean not null,
  created_on date not null,
  -- In force, with the amendments that replace it.
  counterparty_id uuid,
  primary key (company_id, contract_id, from_day),
  check (from_day < to_day),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade
);
create index contract_dated_fact_ends on contract_dated_fact (company_id, end_date)
  include (contract_id, from_day, to_day, status, is_archived, created_on);
create index contract_dated_fact_limits on contract_dated_fact (company_id, termination_date)
  include (contract_id, from_day, to_day, status, is_archived, created_on);

create index contract_dated_fact_party on contract_dated_fact (company_id, counterparty_id);

create function dated_state_of(p_company_id uuid, p_contract_id uuid) returns contract_dated_state language sql stable as $$
  select row(contract.company_id, null, contract.id, null, null, days.created_on, least(days.created_on, contract.signature_date),
    null, null, null, false, contract.title, contract.reference,
    contract.contract_type_id, contract.project_id, contract.owner_id, contract.legal_entity_id, contract.counterparty_id,
    contract.parent_id, contract.amount_incl_tax_cents, contract.currency, contract.direction, contract.scope,
    array(select filed.folder_id from contract_folder as filed
      where filed.company_id = contract.company_id and filed.contract_id = contract.id order by filed.folder_id),
    shown_status(contract), contract.current_step_id, contract.signature_provider, contract.archived_at is not null,
    case when contract.status in ('SIGNED', 'TERMINATED') then null else contract.lifecycle end, '-infinity')::contract_dated_state
  from contract
  join company on company.id = contract.company_id
  cross join lateral (select (contract.created_at at time zone company.time_zone)::date as created_on) as days
  where contract.company_id = p_company_id and contract.id = p_contract_id
$$;

-- A new span begins when something differs from the open one. What one transaction does is one span, at the moment that it serves.
create function keep_dated_state(p_company_id uuid, p_contract_id uuid) returns void language plpgsql as $$
declare
  v_now contract_dated_state;
  v_open contract_dated_state;
  v_at constant timestamptz := coalesce(nullif(current_setting('tacite.at', true), '')::timestamptz, now());
  v_today constant date := company_today(p_company_id);
begin
  -- Whoever restores a contract puts its spans back, whoever deletes a folder does not write every contract that was filed in it.
  if current_setting('tacite.keeps_dated_states', true) = 'off' or current_setting('tacite.leaves_access_sets', true) = 'on' then
    return;
  end if;
  v_now := dated_state_of(p_company_id, p_contract_id);
  if v_now.contract_id is null then return; end if;
  -- A signature that comes to be known later lets the contract exist from its own day.
  update contract_dated_state as state set created_on = v_now.created_on, exists_from = v_now.exists_from
    where state.company_id = p_company_id and state.contract_id = p_contract_id
      and (state.created_on, state.exists_from) <> (v_now.created_on, v_now.exists_from);
  select * into v_open from contract_dated_state as state
    where state.company_id = p_company_id and state.contract_id = p_contract_id and state.to_day = 'infinity';
  v_now.id := v_open.id; v_now.from_day := v_open.from_day; v_now.to_day := v_open.to_day; v_now.recorded_at := v_open.recorded_at;
  v_now.recorded_by := v_open.recorded_by; v_now.recorded_as := v_open.recorded_as; v_now.is_assumed := v_open.is_assumed;
  v_now.facts_until := v_open.facts_until;
  if v_now is not distinct from v_open then return; end if;
  if v_open.recorded_at = v_at then
    delete from contract_dated_state where company_id = p_company_id and id = v_open.id;
  else
    update contract_dated_state set to_day = greatest(from_day, v_today) where company_id = p_company_id and id = v_open.id;
    v_now.id := uuidv7();
    v_now.from_day := case when v_open.id is null then '-infinity' else greatest(v_open.from_day, v_today) end;
    v_now.to_day := 'infinity';
    v_now.recorded_at := v_at;
    v_now.recorded_by := null;
    v_now.recorded_as := null;
    v_now.is_assumed := false;
  end if;
  v_now.facts_until := '-infinity';
  insert into contract_dated_state select v_now.*;
end $$;

-- A correction says that a value was never true: it takes its place in every span that had it.
create function correct_dated_states(p_old contract, p_new contract) returns void language sql as $$
  update contract_dated_state as state set
    title = case when state.title = p_old.title then p_new.title else state.title end,
    reference = case when state.reference = p_old.reference then p_new.reference else state.reference end,
    legal_entity_id = case when state.legal_entity_id is not distinct from p_old.legal_entity_id then p_new.legal_entity_id
      else state.legal_entity_id end,
    counterparty_id = case when state.counterparty_id is not distinct from p_old.counterparty_id then p_new.counterparty_id
      else state.counterparty_id end,
    currency = case when state.currency = p_old.currency then p_new.currency else state.currency end,
    amount_incl_tax_cents = case when state.amount_incl_tax_cents is not distinct from p_old.amount_incl_tax_cents
      then p_new.amount_incl_tax_cents else state.amount_incl_tax_cents end,
    facts_until = '-infinity'
  where state.company_id = p_new.company_id and state.contract_id = p_new.id
    and (p_old.title, p_old.reference, p_old.legal_entity_id, p_old.counterparty_id, p_old.currency, p_old.amount_incl_tax_cents)
      is distinct from
      (p_new.title, p_new.reference, p_new.legal_entity_id, p_new.counterparty_id, p_new.currency, p_new.amount_incl_tax_cents)
$$;

create function follow_dated_state() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('tacite.corrects_terms', true) = 'on' then
    perform correct_dated_states(old, new);
  end if;
  perform keep_dated_state(new.company_id, new.id);
  return null;
end $$;
create trigger keep_first_state after insert on contract for each row execute function follow_dated_state();
create trigger keep_changed_state after update on contract for each row
  when (row (old.title, old.reference, old.contract_type_id, old.project_id, old.owner_id, old.legal_entity_id, old.counterparty_id,
      old.parent_id, old.amount_incl_tax_cents, old.currency, old.direction, old.scope, old.status, old.current_step_id,
      old.signature_provider, old.archived_at, old.lifecycle, old.signature_date)
    is distinct from row (new.title, new.reference, new.contract_type_id, new.project_id, new.owner_id, new.legal_entity_id,
      new.counterparty_id, new.parent_id, new.amount_incl_tax_cents, new.currency, new.direction, new.scope, new.status,
      new.current_step_id, new.signature_provider, new.archived_at, new.lifecycle, new.signature_date))
  execute function follow_dated_state();

create function follow_dated_state_of() returns trigger language plpgsql as $$
begin
  perform keep_dated_state(coalesce(new.company_id, old.company_id), coalesce(new.contract_id, old.contract_id));
  return null;
end $$;
create trigger keep_filed_state after insert or delete or update on contract_folder for each row
  execute function follow_dated_state_of();
create trigger keep_validated_state after insert or delete or update of state on contract_validation for each row
  execute function follow_dated_state_of();

-- What is there already: its values are taken to have been the same since it was created or signed, and say so.
insert into contract_dated_state (company_id, id, contract_id, from_day, created_on, exists_from, recorded_at, is_assumed, title, reference, contract_type_id,
  project_id, owner_id, legal_entity_id, counterparty_id, parent_id, amount_incl_tax_cents, currency, direction, scope, folder_ids,
  status, step_id, signature_provider, is_archived, lifecycle)
select contract.company_id, uuidv7(), contract.id, '-infinity',
  (contract.created_at at time zone company.time_zone)::date,
  least((contract.created_at at time zone company.time_zone)::date, contract.signature_date), now(), true, contract.title, contract.reference, contract.contract_type_id, contract.project_id, contract.owner_id,
  contract.legal_entity_id, contract.counterparty_id, contract.parent_id, contract.amount_incl_tax_cents, contract.currency,
  contract.direction, contract.scope, coalesce(filed.folder_ids, '{}'), shown_status(contract), contract.current_step_id,
  contract.signature_provider, contract.archived_at is not null,
  case when contract.status in ('SIGNED', 'TERMINATED') then null else contract.lifecycle end
from contract
join company on company.id = contract.company_id
left join (select company_id, contract_id, array_agg(folder_id order by folder_id) as folder_ids from contract_folder group by 1, 2) as filed
  on filed.company_id = contract.company_id and filed.contract_id = contract.id;

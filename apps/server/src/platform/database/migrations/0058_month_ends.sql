-- What the dashboard counted at the end of a month is kept, so that a figure of the past never moves. One narrow row a contract,
-- written only when something in it has changed since the month end before: it holds from its month until the month, excluded,
-- of the next. It refers to no contract: what is deleted still counts in the months in which it existed.
create table contract_month_end (
  company_id uuid not null references company (id),
  contract_id uuid not null,
  -- Months are their first day.
  from_month date not null check (extract(day from from_month) = 1),
  until_month date not null default 'infinity' check (until_month > from_month),
  -- The columns of `contract_fact` that dashboard, filters and rows read.
  status text not null,
  status_detail text not null,
  phase text not null,
  term_number integer not null,
  effective_date date,
  end_date date,
  termination_date date,
  legal_limit date,
  send_by date,
  terminated_on date,
  signature_date date,
  renewal_type text not null,
  tacit_renewal_duration integer,
  duration_days integer,
  in_tacit_renewal boolean not null,
  is_renewed boolean not null,
  is_retroactive boolean not null,
  is_renewable boolean not null,
  will_be_renewable boolean not null,
  amount_incl_tax_cents bigint,
  amount_tier smallint,
  renewal_age smallint,
  department_id uuid,
  owner_id uuid,
  contract_type_id uuid,
  project_id uuid,
  counterparty_id uuid,
  parent_id uuid,
  signature_provider text,
  created_on date,
  is_archived boolean not null,
  access_set_id integer,
  -- Of the contract itself: its amount in its own currency, null: the company's; and how it is classified.
  other_currency text,
  other_amount_cents bigint,
  direction text,
  scope text,
  primary key (company_id, contract_id, from_month)
);
-- A month is read from the rows that were not replaced before it: the latest months, which people look at most, are the fewest.
create index contract_month_end_until on contract_month_end (company_id, until_month, from_month);

-- The first month that a company has, and the last one that is complete. While a month has ended and is not complete, whatever
-- changes a contract first records how it ended that month.
create table month_end_progress (
  company_id uuid primary key references company (id),
  first_month date not null check (extract(day from first_month) = 1),
  through date not null check (extract(day from through) = 1),
  -- Of the month that is being recorded: its contracts first, then their sums; the last contract that is done.
  is_counting boolean not null default false,
  after_contract_id uuid
);

-- The contracts that were recorded ahead of the job, or did not exist at these month ends: the job leaves them alone.
create table month_end_settled (
  company_id uuid not null references company (id),
  contract_id uuid not null,
  through date not null,
  primary key (company_id, contract_id)
);

-- Where folders stood in each other: a folder that is moved or deleted later changes no count of a month before. Names are those
-- of today.
create table folder_month_end (
  company_id uuid not null references company (id),
  folder_id uuid not null,
  from_month date not null,
  until_month date not null default 'infinity' check (until_month > from_month),
  parent_id uuid,
  primary key (company_id, folder_id, from_month)
);

-- The sums of all that a company has at a month end, as `dashboard_cell` keeps those of today.
create table month_end_cell (
  company_id uuid not null references company (id),
  month date not null,
  part text collate "C" not null,
  key text collate "C" not null,
  detail text collate "C" not null,
  count integer not null,
  marked integer not null,
  with_limit integer not null,
  amount_cents bigint not null,
  duration_days bigint not null,
  with_duration integer not null,
  primary key (company_id, month, part, key, detail)
);

create function company_month(p_company_id uuid) returns date language sql stable as $$
  select date_trunc('month', company_today(p_company_id))::date
$$;

-- The row of a contract at a month end, to begin at that month. An amount in its own currency is the one in force on the last day.
create function month_end_row(p_fact contract_fact, p_contract contract, p_currency text, p_month date) returns contract_month_end
language sql stable
  return row(p_fact.company_id, p_fact.contract_id, p_month, 'infinity'::date, p_fact.status, p_fact.status_detail, p_fact.phase,
    p_fact.term_number, p_fact.effective_date, p_fact.end_date, p_fact.termination_date, p_fact.legal_limit, p_fact.send_by,
    p_fact.terminated_on, p_fact.signature_date, p_fact.renewal_type, p_fact.tacit_renewal_duration, p_fact.duration_days,
    p_fact.in_tacit_renewal, p_fact.is_renewed, p_fact.is_retroactive, p_fact.is_renewable, p_fact.will_be_renewable,
    p_fact.amount_incl_tax_cents, p_fact.amount_tier, p_fact.renewal_age, p_fact.department_id, p_fact.owner_id,
    p_fact.contract_type_id, p_fact.project_id, p_fact.counterparty_id, p_fact.parent_id, p_fact.signature_provider,
    p_fact.created_on, coalesce(p_fact.is_archived, false), p_fact.access_set_id, nullif(p_contract.currency, p_currency),
    case when p_contract.currency <> p_currency then amount_on(p_contract.company_id, p_contract.id,
      (p_month + interval '1 month - 1 day')::date, p_contract.amount_incl_tax_cents) end, p_contract.direction,
    p_contract.scope)::contract_month_end;

-- The contract fact that a row came from, for what is computed of facts.
create function fact_of_month_end(p_row contract_month_end) returns contract_fact language sql immutable
  return row(p_row.company_id, p_row.contract_id, p_row.status, p_row.status_detail, p_row.phase, p_row.term_number,
    p_row.effective_date, p_row.end_date, p_row.termination_date, p_row.legal_limit, p_row.send_by, null::date,
    p_row.terminated_on, p_row.signature_date, p_row.renewal_type, p_row.tacit_renewal_duration, p_row.duration_days,
    p_row.in_tacit_renewal, p_row.is_renewed, 0, p_row.is_retroactive, p_row.will_be_renewable,
    p_row.amount_incl_tax_cents, p_row.department_id, p_row.owner_id, p_row.contract_type_id, p_row.project_id,
    p_row.counterparty_id, p_row.parent_id, p_row.signature_provider, p_row.created_on, p_row.is_archived,
    p_row.is_renewable, p_row.amount_tier, p_row.renewal_age, 'infinity'::date, p_row.access_set_id)::contract_fact;

-- How these contracts ended a month, from their facts and the phases that had begun by its last day; `p_computed`: facts of
-- contracts whose phases do not reach that day. Again and at the same time by two, it writes the same once.
create function record_month_end(p_company_id uuid, p_month date, p_contract_ids uuid[], p_computed jsonb default '[]')
returns void language sql as $$
  with computed as materialized (
    select (facts ->> 'contract_id')::uuid as contract_id, facts from jsonb_array_elements(p_computed) as facts
  ), ended as materialized (
    select month_end_row(
        case when computed.facts is not null then jsonb_populate_record(fact, computed.facts)
          when (begun.coming).contract_id is not null then contract_fact_in(fact, begun.coming) else fact end,
        contract, company.currency, p_month) as now
    from contract_fact as fact
    join company on company.id = fact.company_id
    join contract on contract.company_id = fact.company_id and contract.id = fact.contract_id
    left join computed on computed.contract_id = fact.contract_id
    left join lateral (
      select coming from contract_phase as coming
      where coming.company_id = fact.company_id and coming.contract_id = fact.contract_id
        and coming.from_day < p_month + interval '1 month'
      order by coming.from_day desc limit 1) as begun on true
    where fact.company_id = p_company_id and fact.contract_id = any(p_contract_ids)
  ), changed as materialized (
    select ended.now from ended
    left join contract_month_end as known on known.company_id = p_company_id and known.contract_id = (ended.now).contract_id
      and known.from_month <= p_month and known.until_month > p_month
    -- The months aside, which are not of the contract.
    where known.company_id is null
      or to_jsonb(known) - 'from_month' - 'until_month' <> to_jsonb(ended.now) - 'from_month' - 'until_month'
  ), closed as (
    update contract_month_end as known set until_month = p_month from changed
    where known.company_id = p_company_id and known.contract_id = (changed.now).contract_id and known.from_month < p_month
      and known.until_month = 'infinity'
  )
  insert into contract_month_end select (changed.now).* from changed on conflict (company_id, contract_id, from_month) do nothing
$$;

-- Before a contract changes: how it ended the months that are not complete.
create function settle_month_ends(p_company_id uuid, p_contract_id uuid) returns void language plpgsql as $$
declare
  v_ended constant date := company_month(p_company_id) - interval '1 month';
  v_through date;
  v_settled date;
begin
  select progress.through into v_through from month_end_progress as progress where progress.company_id = p_company_id;
  if not found or v_through >= v_ended then
    return;
  end if;
  -- The job locks the facts that it records, and leaves out those that are locked: neither waits for the other with rows in hand.
  perform from contract_fact as fact where fact.company_id = p_company_id and fact.contract_id = p_contract_id
    for no key update;
  select settled.through into v_settled from month_end_settled as settled
    where settled.company_id = p_company_id and settled.contract_id = p_contract_id;
  if v_settled >= v_ended then
    return;
  end if;
  v_through := greatest(v_through, v_settled);
  while v_through < v_ended loop
    v_through := v_through + interval '1 month';
    perform record_month_end(p_company_id, v_through, array[p_contract_id]);
  end loop;
  insert into month_end_settled values (p_company_id, p_contract_id, v_ended)
    on conflict (company_id, contract_id) do update set through = greatest(month_end_settled.through, excluded.through);
end $$;

create function settle_contract_fact() returns trigger language plpgsql as $$
begin
  perform settle_month_ends(old.company_id, old.contract_id);
  if tg_op = 'UPDATE' then
    return new;
  end if;
  if tg_table_name = 'contract_fact' then
    -- Gone from this month on.
    update contract_month_end set until_month = company_month(old.company_id)
      where company_id = old.company_id and contract_id = old.contract_id and until_month = 'infinity'
        and from_month < company_month(old.company_id);
  end if;
  return old;
end $$;
create trigger settle_contract_fact before update or delete on contract_fact for each row execute function settle_contract_fact();
-- Phases are taken away when they move into the facts, before the facts are written.
create trigger settle_contract_phase before update or delete on contract_phase for each row execute function settle_contract_fact();

create function settle_contract() returns trigger language plpgsql as $$
begin
  perform settle_month_ends(old.company_id, old.id);
  -- The amount of a master agreement changes with its amendments.
  if old.parent_id is not null then
    perform settle_month_ends(old.company_id, old.parent_id);
  end if;
  return new;
end $$;
create trigger settle_contract before update on contract for each row
  when (row (old.currency, old.amount_incl_tax_cents, old.direction, old.scope)
    is distinct from row (new.currency, new.amount_incl_tax_cents, new.direction, new.scope)
    or old.parent_id is not null and row (old.parent_id, old.status, old.signature_date)
      is distinct from row (new.parent_id, new.status, new.signature_date))
  execute function settle_contract();

create function settle_amended() returns trigger language plpgsql as $$
begin
  perform settle_month_ends(contract.company_id, contract.parent_id) from contract
    where contract.company_id = coalesce(new.company_id, old.company_id)
      and contract.id = coalesce(new.contract_id, old.contract_id) and contract.parent_id is not null;
  return coalesce(new, old);
end $$;
create trigger settle_amended before insert or update or delete on amendment_patch for each row
  execute function settle_amended();

-- A new contract was in no month before; one that is restored in the month of its deletion was never away.
create function begin_month_ends() returns trigger language plpgsql as $$
declare
  v_month constant date := company_month(new.company_id);
  v_through date;
begin
  select progress.through into v_through from month_end_progress as progress where progress.company_id = new.company_id;
  if not found then
    insert into month_end_progress (company_id, first_month, through) values (new.company_id, v_month, v_month - interval '1 month')
      on conflict (company_id) do nothing;
    return null;
  end if;
  update contract_month_end set until_month = 'infinity'
    where company_id = new.company_id and contract_id = new.contract_id and until_month = v_month;
  if v_through < v_month - interval '1 month' then
    insert into month_end_settled values (new.company_id, new.contract_id, v_month - interval '1 month')
      on conflict (company_id, contract_id) do update set through = greatest(month_end_settled.through, excluded.through);
  end if;
  return null;
end $$;
create trigger begin_month_ends after insert on contract_fact for each row execute function begin_month_ends();

create function follow_folder_month_end() returns trigger language plpgsql as $$
declare v_month constant date := company_month(coalesce(new.company_id, old.company_id));
begin
  if tg_op <> 'INSERT' then
    delete from folder_month_end where company_id = old.company_id and folder_id = old.id and from_month >= v_month;
    update folder_month_end set until_month = v_month
      where company_id = old.company_id and folder_id = old.id and until_month = 'infinity';
  end if;
  if tg_op <> 'DELETE' then
    insert into folder_month_end (company_id, folder_id, from_month, parent_id)
      values (new.company_id, new.id, v_month, new.parent_id)
      on conflict (company_id, folder_id, from_month) do update set until_month = 'infinity', parent_id = excluded.parent_id;
  end if;
  return null;
end $$;
create trigger follow_folder_month_end after insert or delete or update of parent_id on folder
  for each row execute function follow_folder_month_end();

-- What is there begins with the month of the upgrade.
insert into month_end_progress (company_id, first_month, through)
  select company.id, company_month(company.id), company_month(company.id) - interval '1 month' from company
  where exists (select from contract_fact where contract_fact.company_id = company.id);
insert into folder_month_end (company_id, folder_id, from_month, parent_id)
  select folder.company_id, folder.id, company_month(folder.company_id), folder.parent_id from folder;

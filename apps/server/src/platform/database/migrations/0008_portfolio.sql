-- What lists, tiles, dashboards, exports and alerts ask of a contract, written in the contract's own transaction: one narrow row.
-- Triggers keep the columns that come from the contract itself, so that no writer has to know of them.
create table contract_fact (
  company_id uuid not null,
  contract_id uuid not null,
  status text not null check (status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE', 'SIGNED', 'TERMINATED', 'CANCELLED')),
  -- The workflow step's id while unsigned, the derived state once signed.
  status_detail text not null,
  phase text not null,
  term_number integer not null,
  effective_date date,
  end_date date,
  -- The prudent limit (wire: terminationDate), the legal one, and the day the letter must leave.
  termination_date date,
  legal_limit date,
  send_by date,
  -- A contract that ends on its own, without renewal: its last day.
  final_end date,
  terminated_on date,
  signature_date date,
  renewal_type text not null check (renewal_type in ('none', 'tacit', 'withAgreement', 'withNotice')),
  -- In days; 999999 when indefinite (specification 7).
  tacit_renewal_duration integer,
  duration_days integer,
  in_tacit_renewal boolean not null,
  is_renewed boolean not null,
  renewals_made integer not null,
  is_retroactive boolean not null,
  will_be_renewable boolean not null,
  amount_incl_tax_cents bigint,
  department_id uuid,
  owner_id uuid,
  contract_type_id uuid,
  project_id uuid,
  counterparty_id uuid,
  parent_id uuid,
  signature_provider text,
  created_on date,
  is_archived boolean,
  is_renewable boolean not null,
  -- The place of the amount in its tiers, and of a tacit renewal's duration in its ages (domain: filters/bands).
  amount_tier smallint,
  renewal_age smallint,
  -- The first day that neither this row nor a phase speaks of; infinity: nothing changes any more.
  foreseen_until date not null,
  primary key (company_id, contract_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, department_id) references person_group (company_id, id) on delete set null (department_id)
);
-- Covering: a filtered list is counted and its page found without a visit to the rows (at a million contracts 65,000 matches
-- took 54 ms instead of 370), and each part of the dashboard reads one of them from end to end. Which contracts a
-- reader sees depends on the owner: with it, filtered lists are index-only too.
create index contract_fact_recent on contract_fact (company_id, created_on, contract_id) include (is_archived, status, owner_id);
create index contract_fact_standing on contract_fact (company_id, status, created_on)
  include (contract_id, is_archived, status_detail, owner_id);
create index contract_fact_ends on contract_fact (company_id, end_date)
  include (contract_id, is_archived, status, created_on, is_renewable, termination_date, owner_id);
create index contract_fact_limits on contract_fact (company_id, termination_date)
  include (contract_id, is_archived, status, created_on, owner_id);
create index contract_fact_signed on contract_fact (company_id, signature_date)
  include (contract_id, is_archived, status, status_detail, created_on, is_retroactive, amount_incl_tax_cents, duration_days, owner_id);
create index contract_fact_party on contract_fact (company_id, counterparty_id)
  include (contract_id, is_archived, status, created_on, amount_incl_tax_cents, duration_days, owner_id);
create index contract_fact_owner on contract_fact (company_id, owner_id) include (contract_id, is_archived, status, created_on);
create index contract_fact_kind on contract_fact (company_id, contract_type_id)
  include (contract_id, is_archived, status, status_detail, created_on, department_id, renewal_type, is_renewed, amount_tier, renewal_age);
create index contract_fact_parent on contract_fact (company_id, parent_id) where parent_id is not null;
-- Notice windows that ask their owner for a decision.
create index contract_fact_windows on contract_fact (company_id, owner_id) include (contract_id, send_by, termination_date)
  where phase = 'NOTICE_WINDOW' and status = 'SIGNED' and not is_archived;
create index contract_fact_foreseen on contract_fact (company_id, foreseen_until);

-- What lists, tiles and alerts ask of a contract depends on the day. `contract_fact` says what is true now; the phases of a
-- contract say what will be, from which day on. Readers take the last phase that has begun, so that nothing has to be
-- written at midnight; a job moves it into `contract_fact`, which indexes and dashboard cells are made for.
-- A phase holds until the next one of its contract begins: two can neither overlap nor leave a gap.
create table contract_phase (
  company_id uuid not null,
  contract_id uuid not null,
  from_day date not null,
  -- The columns of `contract_fact` that depend on the day.
  status text not null check (status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE', 'SIGNED', 'TERMINATED', 'CANCELLED')),
  status_detail text not null,
  phase text not null,
  term_number integer not null,
  end_date date,
  termination_date date,
  legal_limit date,
  send_by date,
  final_end date,
  terminated_on date,
  tacit_renewal_duration integer,
  in_tacit_renewal boolean not null,
  renewal_age smallint,
  is_renewed boolean not null,
  is_renewable boolean not null,
  renewals_made integer not null,
  will_be_renewable boolean not null,
  primary key (company_id, contract_id, from_day),
  foreign key (company_id, contract_id) references contract_fact (company_id, contract_id) on delete cascade
);
create index contract_phase_begin on contract_phase (company_id, from_day);

-- Each deadline is alerted once: the key names contract, kind and day. Withdrawn ones stay, with when.
create table deadline_alert (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  key text not null,
  kind text not null,
  target date not null,
  raised_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  unique (company_id, key)
);
create index deadline_alert_contract on deadline_alert (company_id, contract_id);

-- What the dashboard counts over all the contracts of a company stands ready, part by part: at a million contracts the
-- sums over the rows themselves take a second. A change appends what it adds and takes away, so that no two writers wait for
-- each other; a cell is the sum of its rows, and a job folds them into one now and then.
create table dashboard_cell (
  company_id uuid not null references company (id),
  part text collate "C" not null,
  key text collate "C" not null,
  detail text collate "C" not null,
  count integer not null,
  -- Of these: signed late, or with an end that can be renewed.
  marked integer not null,
  -- Of these: the notice limit falls into the month of the end.
  with_limit integer not null,
  amount_cents bigint not null,
  duration_days bigint not null,
  with_duration integer not null
);
create index dashboard_cell_part on dashboard_cell (company_id, part, key, detail)
  include (count, marked, with_limit, amount_cents, duration_days, with_duration);

-- The facts of a contract in one of its phases. All columns in their order: a column added to `contract_fact` is added here.
create function contract_fact_in(p_fact contract_fact, p_phase contract_phase) returns contract_fact language sql immutable
  return row(p_fact.company_id, p_fact.contract_id, p_phase.status, p_phase.status_detail, p_phase.phase, p_phase.term_number,
    p_fact.effective_date, p_phase.end_date, p_phase.termination_date, p_phase.legal_limit, p_phase.send_by, p_phase.final_end,
    p_phase.terminated_on, p_fact.signature_date, p_fact.renewal_type, p_phase.tacit_renewal_duration, p_fact.duration_days,
    p_phase.in_tacit_renewal, p_phase.is_renewed, p_phase.renewals_made, p_fact.is_retroactive, p_phase.will_be_renewable,
    p_fact.amount_incl_tax_cents, p_fact.department_id, p_fact.owner_id, p_fact.contract_type_id, p_fact.project_id,
    p_fact.counterparty_id, p_fact.parent_id, p_fact.signature_provider, p_fact.created_on, p_fact.is_archived,
    p_phase.is_renewable, p_fact.amount_tier, p_phase.renewal_age, p_fact.foreseen_until)::contract_fact;

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
      created_on = (select (new.created_at at time zone company.time_zone)::date from company where company.id = new.company_id),
      is_archived = new.archived_at is not null
    where contract_fact.company_id = new.company_id and contract_fact.contract_id = new.id;
  return null;
end $$;
create trigger follow_contract after update on contract for each row
  when (row (old.owner_id, old.contract_type_id, old.project_id, old.counterparty_id, old.parent_id, old.signature_provider,
      old.created_at, old.archived_at)
    is distinct from row (new.owner_id, new.contract_type_id, new.project_id, new.counterparty_id, new.parent_id,
      new.signature_provider, new.created_at, new.archived_at))
  execute function follow_contract();

-- The cells in which one contract counts; dashboard-figures.query.ts counts the same over rows, for filters.
create function dashboard_cells_of(p_fact contract_fact) returns setof dashboard_cell language sql stable as $$
  select p_fact.company_id, cell.part, cell.key, cell.detail, 1, cell.marked::int, cell.with_limit::int,
    coalesce(p_fact.amount_incl_tax_cents, 0), coalesce(p_fact.duration_days, 0), (p_fact.duration_days is not null)::int
  from (values
    ('status', p_fact.status, '', false, false),
    ('type', p_fact.contract_type_id::text, '', false, false),
    ('department', coalesce(p_fact.department_id::text, ''), '', false, false),
    ('renewalType', case p_fact.status when 'SIGNED' then p_fact.renewal_type end, '', false, false),
    ('tier', case p_fact.status when 'SIGNED' then p_fact.amount_tier::text end, '', false, false),
    ('age', p_fact.renewal_age::text, '', false, false),
    ('renewed', case when p_fact.is_renewed then '' end, '', false, false),
    ('created', to_char(p_fact.created_on, 'YYYY-MM'), p_fact.status, false, false),
    ('signed', to_char(p_fact.signature_date, 'YYYY'), p_fact.status_detail, p_fact.is_retroactive, false),
    ('end', case p_fact.status when 'SIGNED' then p_fact.end_date::text end, '', p_fact.is_renewable,
      coalesce(to_char(p_fact.termination_date, 'YYYY-MM') = to_char(p_fact.end_date, 'YYYY-MM'), false)),
    ('limit', case p_fact.status when 'SIGNED' then p_fact.termination_date::text end, '', false, false),
    ('party', case p_fact.status when 'SIGNED' then p_fact.counterparty_id::text end, '', false, false)
  ) as cell (part, key, detail, marked, with_limit)
  where cell.key is not null and not p_fact.is_archived
$$;

create function count_contract_fact() returns trigger language plpgsql as $$
begin
  insert into dashboard_cell
  select company_id, part, key, detail, sum(sign * count), sum(sign * marked), sum(sign * with_limit), sum(sign * amount_cents),
    sum(sign * duration_days), sum(sign * with_duration)
  from (
    select -1 as sign, gone.* from dashboard_cells_of(old) as gone
    union all
    select 1, come.* from dashboard_cells_of(new) as come
  ) as change
  group by company_id, part, key, detail
  having (sum(sign * count), sum(sign * marked), sum(sign * with_limit), sum(sign * amount_cents), sum(sign * duration_days),
    sum(sign * with_duration)) is distinct from (0, 0, 0, 0, 0, 0);
  return null;
end $$;
create trigger count_contract_fact after insert or update or delete on contract_fact for each row execute function count_contract_fact();

-- One row a cell; what is appended meanwhile stays for the next time.
create function fold_dashboard_cells(p_company_id uuid) returns void language sql as $$
  with folded as (
    delete from dashboard_cell where company_id = p_company_id and (part, key, detail) in (
      select part, key, detail from dashboard_cell where company_id = p_company_id group by part, key, detail having count(*) > 1)
    returning *
  )
  insert into dashboard_cell
  select company_id, part, key, detail, sum(count), sum(marked), sum(with_limit), sum(amount_cents), sum(duration_days), sum(with_duration)
  from folded group by company_id, part, key, detail
  having (sum(count), sum(marked), sum(with_limit), sum(amount_cents), sum(duration_days), sum(with_duration))
    is distinct from (0, 0, 0, 0, 0, 0)
$$;

-- All cells of a company from its contracts, for those that were written past the trigger.
create function recount_dashboard_cells(p_company_id uuid) returns void language sql as $$
  delete from dashboard_cell where company_id = p_company_id;
  insert into dashboard_cell
  select cell.company_id, part, key, detail, sum(count), sum(marked), sum(with_limit), sum(cell.amount_cents), sum(cell.duration_days),
    sum(with_duration)
  from contract_fact cross join lateral dashboard_cells_of(contract_fact) as cell
  where contract_fact.company_id = p_company_id
  group by 1, 2, 3, 4
$$;

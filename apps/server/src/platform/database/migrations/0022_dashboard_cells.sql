-- What the dashboard counts over all the contracts of a company stands ready, part by part: at a million contracts the
-- sums over the rows themselves take a second. A change appends what it adds and takes away, so that no two writers wait for
-- each other; a cell is the sum of its rows, and a job folds them into one now and then.
alter table contract_fact
  -- The place of the amount in its tiers, and of a tacit renewal's duration in its ages (domain: filters/bands).
  add column amount_tier smallint,
  add column renewal_age smallint;
-- Written anew by the next reader, with the two columns.
update contract_fact set valid_until = '-infinity';

-- What somebody sees of all hangs on the owner: with it, their lists read these indexes only too.
drop index contract_fact_recent;
drop index contract_fact_standing;
drop index contract_fact_ends;
drop index contract_fact_limits;
drop index contract_fact_signed;
drop index contract_fact_party;
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
-- Notice windows that ask their owner for a decision.
create index contract_fact_windows on contract_fact (company_id, owner_id) include (contract_id, send_by, termination_date)
  where phase = 'NOTICE_WINDOW' and status = 'SIGNED' and not is_archived;

drop index contract_fact_kind;
create index contract_fact_kind on contract_fact (company_id, contract_type_id)
  include (contract_id, is_archived, status, status_detail, created_on, department_id, renewal_type, is_renewed, amount_tier, renewal_age);

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
select recount_dashboard_cells(id) from company;

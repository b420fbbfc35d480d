-- The fullest counterparties are found without a sum over all of them: a counterparty that has not changed since the last folding
-- has one row, which an index orders by its count; of the others there are few.
alter table dashboard_cell add column is_folded boolean not null default false;
create index dashboard_cell_fullest on dashboard_cell (company_id, count desc, key) where part = 'party' and is_folded;
create index dashboard_cell_changed on dashboard_cell (company_id, part, key, detail) where not is_folded;

create or replace function dashboard_cells_of(p_fact contract_fact) returns setof dashboard_cell language sql stable as $$
  select p_fact.company_id, cell.part, cell.key, cell.detail, 1, cell.marked::int, cell.with_limit::int,
    coalesce(p_fact.amount_incl_tax_cents, 0), coalesce(p_fact.duration_days, 0), (p_fact.duration_days is not null)::int,
    false
  from (values
    ('status', p_fact.status, '', false, false),
    ('type', p_fact.contract_type_id::text, '', false, false),
    ('department', coalesce(p_fact.department_id::text, ''), '', false, false),
    ('renewalType', case p_fact.status when 'SIGNED' then p_fact.renewal_type end, '', false, false),
    ('tier', case p_fact.status when 'SIGNED' then p_fact.amount_tier::text end, '', false, false),
    ('age', p_fact.renewal_age::text, '', false, false),
    ('renewed', case when p_fact.is_renewed then '' end, '', false, false),
    ('created', to_char(p_fact.created_on, 'YYYY-MM'), case p_fact.status when 'readyToSign' then 'VALIDATION' else p_fact.status end,
      false, false),
    ('signed', to_char(p_fact.signature_date, 'YYYY'), p_fact.status_detail, p_fact.is_retroactive, false),
    ('end', case p_fact.status when 'SIGNED' then p_fact.end_date::text end,
      case when p_fact.will_be_renewable then 'willRenew' else '' end, p_fact.is_renewable,
      coalesce(to_char(p_fact.termination_date, 'YYYY-MM') = to_char(p_fact.end_date, 'YYYY-MM'), false)),
    ('limit', case p_fact.status when 'SIGNED' then p_fact.termination_date::text end, '', false, false),
    ('apart', case when p_fact.status = 'SIGNED' and to_char(p_fact.termination_date, 'YYYY-MM') <> to_char(p_fact.end_date, 'YYYY-MM')
      then to_char(p_fact.end_date, 'YYYY-MM') end, to_char(p_fact.termination_date, 'YYYY-MM'), false, false),
    -- By set of folders and groups (migration 0011); an empty key: in none.
    ('opened', coalesce(p_fact.access_set_id::text, ''), '', false, false),
    ('party', case p_fact.status when 'SIGNED' then p_fact.counterparty_id::text end, '', false, false)
  ) as cell (part, key, detail, marked, with_limit)
  where cell.key is not null and not p_fact.is_archived
$$;

-- One row a cell; what is appended meanwhile stays for the next time. One at a time: a second one, begun before the first had
-- ended, would not see its rows, and leave a cell two that are both marked as folded.
create or replace function fold_dashboard_cells(p_company_id uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('fold_dashboard_cells ' || p_company_id, 0));
  with folded as (
    delete from dashboard_cell where company_id = p_company_id and (part, key, detail) in (
      select part, key, detail from dashboard_cell where company_id = p_company_id and not is_folded)
    returning *
  )
  insert into dashboard_cell
  select company_id, part, key, detail, sum(count), sum(marked), sum(with_limit), sum(amount_cents), sum(duration_days), sum(with_duration),
    true
  from folded group by company_id, part, key, detail
  having (sum(count), sum(marked), sum(with_limit), sum(amount_cents), sum(duration_days), sum(with_duration))
    is distinct from (0, 0, 0, 0, 0, 0)
$$;

-- All cells of a company from its contracts, for those that were written past the trigger.
create or replace function recount_dashboard_cells(p_company_id uuid) returns void language sql as $$
  delete from dashboard_cell where company_id = p_company_id;
  insert into dashboard_cell
  select cell.company_id, part, key, detail, sum(count), sum(marked), sum(with_limit), sum(cell.amount_cents), sum(cell.duration_days),
    sum(with_duration), true
  from contract_fact cross join lateral dashboard_cells_of(contract_fact) as cell
  where contract_fact.company_id = p_company_id
  group by 1, 2, 3, 4
$$;

do $$
declare folded uuid;
begin
  for folded in select company.id from company loop
    perform fold_dashboard_cells(folded);
  end loop;
end $$;

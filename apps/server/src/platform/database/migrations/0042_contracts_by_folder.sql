-- How many contracts are filed in a folder: the dashboard sums it over the sets that its folders are members of, a few thousand rows
-- for a million contracts. A folder that is moved or deleted changes no set, and so no cell.
create or replace function dashboard_cells_of(p_fact contract_fact) returns setof dashboard_cell language sql stable as $$
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

do $$
declare counted uuid;
begin
  for counted in select company.id from company loop
    perform recount_dashboard_cells(counted);
  end loop;
end $$;

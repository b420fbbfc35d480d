-- An amendment may state the currency of the amount that it states (decision 0113). What an amendment replaces takes effect
-- at once: its patches have one place.
create or replace function amendment_patches_on(p_company_id uuid, p_master_id uuid, p_day date)
  returns table (field text, value jsonb, counterparty_id uuid, place bigint) language sql stable as $$
  select patch.field, patch.value, patch.counterparty_id, dense_rank() over (order by signed.effective_on, amendment.signature_date, amendment.id)
  from contract as amendment
  join amendment_patch as patch on patch.company_id = amendment.company_id and patch.contract_id = amendment.id
  cross join lateral (select coalesce(patch.effective_on, (amendment.lifecycle ->> 'effectiveDate')::date, amendment.signature_date)
    as effective_on) as signed
  where amendment.company_id = p_company_id and amendment.parent_id = p_master_id
    and amendment.status in ('SIGNED', 'TERMINATED') and amendment.signature_date is not null and signed.effective_on <= p_day
    and exists (select from contract as master where master.company_id = p_company_id and master.id = p_master_id
      and master.status in ('SIGNED', 'TERMINATED'))
$$;

-- The currency in force on a day; the domain folds it alike. It goes with the amount: that of the last amendment that states
-- one, whose amount is in the contract's own currency unless it states another. Without any amount, the last one stated.
create function currency_on(p_company_id uuid, p_contract_id uuid, p_day date, p_stated text, p_amount bigint)
  returns text language sql stable as $$
  with stated as (
    select patch.place, bool_or(patch.field = 'amount') as has_amount,
      max(patch.value #>> '{}') filter (where patch.field = 'currency') as currency
    from amendment_patches_on(p_company_id, p_contract_id, p_day) as patch
    where patch.field in ('amount', 'currency') group by patch.place
  )
  select coalesce(
    (select coalesce(stated.currency, p_stated) from stated where stated.has_amount order by stated.place desc limit 1),
    (select stated.currency from stated where p_amount is null order by stated.place desc limit 1),
    p_stated)
$$;

-- Few contracts have such an amendment: lists look them up apart from what contracts state themselves.
create index amendment_patch_currency on amendment_patch (company_id, contract_id) where field = 'currency';

-- As before, with the currency in force on the last day of the month.
create or replace function month_end_row(p_fact contract_fact, p_contract contract, p_currency text, p_month date) returns contract_month_end
language sql stable
begin atomic
  select row(p_fact.company_id, p_fact.contract_id, p_month, 'infinity'::date, p_fact.status, p_fact.status_detail, p_fact.phase,
    p_fact.term_number, p_fact.effective_date, p_fact.end_date, p_fact.termination_date, p_fact.legal_limit, p_fact.send_by,
    p_fact.terminated_on, p_fact.signature_date, p_fact.renewal_type, p_fact.tacit_renewal_duration, p_fact.duration_days,
    p_fact.in_tacit_renewal, p_fact.is_renewed, p_fact.is_retroactive, p_fact.is_renewable, p_fact.will_be_renewable,
    p_fact.amount_incl_tax_cents, p_fact.amount_tier, p_fact.renewal_age, p_fact.department_id, p_fact.owner_id,
    p_fact.contract_type_id, p_fact.project_id, p_fact.counterparty_id, p_fact.parent_id, p_fact.signature_provider,
    p_fact.created_on, coalesce(p_fact.is_archived, false), p_fact.access_set_id, nullif(held.currency, p_currency),
    case when held.currency <> p_currency then amount_on(p_contract.company_id, p_contract.id, held.last_day,
      p_contract.amount_incl_tax_cents) end, p_contract.direction,
    p_contract.scope)::contract_month_end
  -- Most contracts have no amendment, and call nothing.
  from (select ended.last_day, case when exists (select from contract as amendment
        where amendment.company_id = p_contract.company_id and amendment.parent_id = p_contract.id)
      then currency_on(p_contract.company_id, p_contract.id, ended.last_day, p_contract.currency, p_contract.amount_incl_tax_cents)
      else p_contract.currency end as currency
    from (select (p_month + interval '1 month - 1 day')::date as last_day) as ended) as held;
end;

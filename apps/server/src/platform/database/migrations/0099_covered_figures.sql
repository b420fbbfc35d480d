-- Figures count `will_be_renewable` since migration 0016, and these two indexes lacked it: of every contract that a chart of
-- ends or a reader of some contracts counted, the row itself was read.
drop index contract_fact_ends, contract_fact_opened;
create index contract_fact_ends on contract_fact (company_id, end_date)
  include (contract_id, is_archived, status, created_on, is_renewable, will_be_renewable, termination_date, owner_id, access_set_id);
create index contract_fact_opened on contract_fact (company_id, access_set_id)
  include (contract_id, is_archived, status, created_on, owner_id, status_detail, contract_type_id, department_id, counterparty_id,
    renewal_type, renewal_age, amount_tier, is_renewed, is_renewable, will_be_renewable, is_retroactive, signature_date, end_date,
    termination_date, amount_incl_tax_cents, duration_days) where access_set_id is not null;

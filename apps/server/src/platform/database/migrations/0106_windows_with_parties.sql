-- The dashboard names the counterparty of each open window: hundreds of facts were read for that alone, each from a page of its own.
drop index contract_fact_windows;
create index contract_fact_windows on contract_fact (company_id, owner_id) include (contract_id, send_by, termination_date, counterparty_id)
  where phase = 'NOTICE_WINDOW' and status = 'SIGNED' and not is_archived;

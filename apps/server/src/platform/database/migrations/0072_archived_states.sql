-- How many contracts were archived on a day is counted here: everything else about the number of contracts of a day is known.
create index contract_dated_state_archived on contract_dated_state (company_id, from_day, to_day) include (exists_from)
  where is_archived;

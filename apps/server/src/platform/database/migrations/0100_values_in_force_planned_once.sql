-- Lists and exports call these for each amended contract. Where the plan of a statement is to suit its company
-- (`plan_cache_mode = force_custom_plan`), PostgreSQL 18 planned their bodies anew at each call: 3 ms instead of 0.2. They look up
-- one contract by its key, for which one plan suits every company. `create or replace function` drops the setting: repeat it.
alter function amount_on set plan_cache_mode = force_generic_plan;
alter function currency_on set plan_cache_mode = force_generic_plan;

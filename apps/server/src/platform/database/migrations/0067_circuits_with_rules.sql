-- The contract types for which a circuit is proposed, and whether its steps may be left out. What it names has no key here
-- nor in its conditions: a type, a folder or a field may go, and come back.
alter table validation_circuit add column type_ids uuid[] not null default '{}';
alter table validation_circuit add column is_imposed boolean not null default false;

-- When a step is asked: all of its conditions hold; and whether it is open at the same time as the step before it.
alter table validation_circuit_step add column conditions jsonb not null default '[]';
alter table validation_circuit_step add column is_beside_previous boolean not null default false;
alter table contract_validation_step add column is_beside_previous boolean not null default false;

-- The steps of its circuit that were not asked, with their conditions and the values they were judged on; and those that
-- the request left out or changed.
alter table contract_validation add column skipped_steps jsonb not null default '[]';
alter table contract_validation add column departures jsonb not null default '[]';

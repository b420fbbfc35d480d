-- Within how many business days of its opening a step is to be decided; null: no due day.
alter table validation_circuit_step add column due_days integer check (due_days between 1 and 999);
alter table contract_validation_step add column due_days integer check (due_days between 1 and 999);
-- Counted each time the step opens, by the calendar of that moment; it counts while the step is open.
alter table contract_validation_step add column due_date date;
-- The business day before it; null: the step opened on that day or later.
alter table contract_validation_step add column remind_on date;
-- Since it opened: when its validators were reminded of the due day, and when others were told that it has passed.
alter table contract_validation_step add column due_reminded_at timestamptz;
alter table contract_validation_step add column escalated_at timestamptz;

-- The workflow that contracts of a type follow unless another one is chosen; null: that of the company.
alter table contract_type add column workflow_id uuid;
alter table contract_type add foreign key (company_id, workflow_id) references workflow (company_id, id);
create index contract_type_workflow on contract_type (company_id, workflow_id) where workflow_id is not null;

-- How many days after it begins a step is due; null: no due date of its own.
alter table workflow_step add column due_days integer check (due_days between 1 and 999);
-- Whether the due date was counted from the beginning of the step: it is counted again when the step begins again.
alter table contract_step add column is_due_counted boolean not null default false;
-- The reminder of a current step: its task; null: nobody was reminded of the due date.
alter table contract_step add column reminder_id uuid;
-- Whether it said that the step is late, after having said that it is due soon.
alter table contract_step add column reminded_late boolean not null default false;
create index contract_step_due on contract_step (company_id, due_date) where due_date is not null;
alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check
  check (kind in ('validate', 'sign', 'fileScan', 'readRefusal', 'decideOnDeadline', 'completeStep'));

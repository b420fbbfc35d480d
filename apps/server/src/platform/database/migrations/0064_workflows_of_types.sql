-- The workflow that contracts of a type follow unless another one is chosen; null: that of the company.
alter table contract_type add column workflow_id uuid;
alter table contract_type add foreign key (company_id, workflow_id) references workflow (company_id, id);
create index contract_type_workflow on contract_type (company_id, workflow_id) where workflow_id is not null;

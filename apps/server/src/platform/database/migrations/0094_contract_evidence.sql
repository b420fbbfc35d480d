-- Where a value of an imported contract stands in its signed document. The import that read it may be forgotten; its proof stays
-- with the contract.
create table contract_evidence (
  company_id uuid not null,
  contract_id uuid not null,
  -- In the order of the form; what the contract has no field for comes after.
  position smallint not null,
  -- A field of an import, or what only the text states (packages/domain evidence/contract-evidence.ts).
  field text not null check (field <> ''),
  -- The contract has it as a value, which may be corrected later.
  is_value boolean not null,
  -- As it stood when the contract was created.
  value jsonb not null,
  page integer not null check (page > 0),
  -- In the text of the page, from 0; the end is exclusive.
  start_at integer not null check (start_at >= 0),
  end_at integer not null check (end_at > start_at),
  quote text not null,
  sentence text not null,
  -- The rule of extraction, and how often such a value is right.
  rule text not null,
  confidence double precision not null check (confidence between 0 and 1),
  -- Of the document that was read.
  document_sha256 text not null,
  -- Who typed or accepted it; null: it was taken from the text.
  accepted_by uuid,
  primary key (company_id, contract_id, position),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, accepted_by) references person (company_id, id)
);
create index contract_evidence_accepted_by on contract_evidence (company_id, accepted_by) where accepted_by is not null;

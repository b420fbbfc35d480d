-- What was read from a document signed elsewhere can be corrected; the values before stay, with who, when and why.
create table term_correction (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  reason text not null check (reason <> ''),
  -- [{field, before, after}], in the order of the form.
  changes jsonb not null,
  corrected_by uuid not null,
  corrected_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, corrected_by) references person (company_id, id)
);
create index term_correction_contract on term_correction (company_id, contract_id, corrected_at desc, id desc);
create index term_correction_corrected_by on term_correction (company_id, corrected_by);

-- A field that only describes how the company manages the contract: outside what is validated and signed.
alter table tagged_field add column is_management boolean not null default false;

-- What a bound content leaves out: the management fields of that day. Contents bound before leave nothing out.
alter table contract_validation add column content_left_out text[] not null default '{}';
alter table signature_request add column content_left_out text[] not null default '{}';

-- Where a contract comes from; its master agreement is parent_id.
alter table contract
  add column copied_from_id uuid,
  add column renews_id uuid,
  add foreign key (company_id, copied_from_id) references contract (company_id, id),
  add foreign key (company_id, renews_id) references contract (company_id, id),
  add check (copied_from_id <> id),
  add check (renews_id <> id);
create index contract_copied_from on contract (company_id, copied_from_id) where copied_from_id is not null;
create index contract_renews on contract (company_id, renews_id) where renews_id is not null;

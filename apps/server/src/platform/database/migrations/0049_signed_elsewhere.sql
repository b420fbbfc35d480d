-- A contract is locked permanently by a seal made here, by the scan of its signed paper, because a person says that it was signed
-- elsewhere, or because it came as a signed PDF: its terms are sealed in the first case, a transcription in the others.
alter table contract drop constraint contract_lock_kind_check;
alter table contract add constraint contract_lock_kind_check
  check (lock_kind in ('signature', 'scan', 'marked', 'imported', 'person'));

-- Where the bytes of the signed document come from.
alter table signed_document add column origin text not null default 'sealed' check (origin in ('sealed', 'scan', 'imported'));

-- Who signed outside the product, as a person states it.
create table stated_signatory (
  company_id uuid not null,
  contract_id uuid not null,
  position smallint not null,
  name text not null,
  side text check (side in ('company', 'counterparty')),
  primary key (company_id, contract_id, position),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade
);

-- How a contract is signed: through the product, or on the printed PDF, whose scan is filed here (`scanned`).
alter table signature_request add column provider text not null default 'local' check (provider in ('local', 'scan'));
alter table signature_request drop constraint signature_request_state_check;
alter table signature_request add constraint signature_request_state_check
  check (state in ('out', 'sealing', 'sealed', 'scanned', 'cancelled'));
alter table signature_request drop constraint signature_request_check;
alter table signature_request add constraint signature_request_check
  check ((state in ('sealing', 'sealed', 'scanned')) = (completed_at is not null));
alter table signature_request add constraint signature_request_provider
  check (case provider when 'local' then state <> 'scanned' else state not in ('sealing', 'sealed') end);

-- A PDF received as the scan of a signed contract: shown to whoever uploaded it, filed when they confirm, else forgotten.
create table signed_scan (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  uploaded_by uuid not null,
  -- The file as received.
  sha256 text not null,
  -- The copy without active content, where the company has it removed.
  copy_sha256 text,
  name text not null,
  -- What was found in the file and what became of it.
  active jsonb not null,
  pages integer not null check (pages > 0),
  uploaded_at timestamptz not null,
  filed_by uuid,
  filed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, uploaded_by) references person (company_id, id),
  foreign key (company_id, filed_by) references person (company_id, id),
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, copy_sha256) references file (company_id, sha256),
  check ((filed_by is null) = (filed_at is null))
);
create index signed_scan_contract on signed_scan (company_id, contract_id);
-- At most one scan of a contract is filed.
create unique index signed_scan_filed on signed_scan (company_id, contract_id) where filed_at is not null;
create index signed_scan_file on signed_scan (company_id, sha256);
create index signed_scan_copy on signed_scan (company_id, copy_sha256);
create index signed_scan_forgotten on signed_scan (company_id, uploaded_at) where filed_at is null;

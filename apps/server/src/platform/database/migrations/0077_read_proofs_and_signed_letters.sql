-- The file of a proof that was uploaded and is read for its dates, until a person confirms one of them.
create table proof_reading (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  notice_id uuid not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  -- As notice_proof has them: as received, and the copy without active content.
  sha256 text not null,
  copy_sha256 text,
  file_name text not null,
  media_type text not null,
  size_bytes bigint not null,
  -- `reading`: pages of it are recognised; `noText`: nothing legible; `notRead`: no PDF, or one that cannot be read.
  state text not null check (state in ('reading', 'read', 'noText', 'notRead')),
  body text not null default '',
  -- Pages whose words are in an image and are still to be recognised, from 1.
  scanned_pages integer[] not null default '{}',
  -- Pages beyond those that are read.
  left_out integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, notice_id) references contract_notice (company_id, id) on delete cascade,
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, uploaded_by) references person (company_id, id),
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, copy_sha256) references file (company_id, sha256),
  check ((state = 'reading') = (scanned_pages <> '{}'))
);
create index proof_reading_notice on proof_reading (company_id, notice_id);
create index proof_reading_contract on proof_reading (company_id, contract_id);
create index proof_reading_file on proof_reading (company_id, sha256);
create index proof_reading_copy on proof_reading (company_id, copy_sha256) where copy_sha256 is not null;
create index proof_reading_age on proof_reading (company_id, uploaded_at);

-- The letter of a notice is signed as a contract is: a request about the letter, with one signatory. It neither freezes nor
-- locks the contract, and is no signature of it. Its content_hash is that of its PDF.
alter table signature_request add column notice_id uuid;
-- Why the signatory refused; the request is cancelled by them.
alter table signature_request add column refusal_reason text;
alter table signature_request add constraint signature_request_notice
  foreign key (company_id, notice_id) references contract_notice (company_id, id) on delete cascade;
alter table signature_request add constraint signature_request_letter_local check (notice_id is null or provider = 'local');
alter table signature_request add constraint signature_request_refusal
  check (refusal_reason is null or (notice_id is not null and state = 'cancelled'));
drop index signature_request_current;
create unique index signature_request_current on signature_request (company_id, contract_id)
  where state <> 'cancelled' and notice_id is null;
create unique index signature_request_letter on signature_request (company_id, notice_id)
  where state <> 'cancelled' and notice_id is not null;
create index signature_request_of_notice on signature_request (company_id, notice_id) where notice_id is not null;

alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check
  check (kind in ('validate', 'sign', 'fileScan', 'readRefusal', 'decideOnDeadline', 'completeStep', 'answerRequest', 'reviewOwner',
    'meetCondition', 'confirmCondition', 'signLetter'));

-- Files attached to a contract: annexes, which are part of its content, and signature pages, which are evidence.
create table attachment (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  kind text not null check (kind in ('annex', 'signaturePage')),
  name text not null check (name <> ''),
  -- The order among the attachments of the contract; equal ones are in the order of their ids.
  position integer not null,
  signature_date date,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references person (company_id, id)
);
create index attachment_contract on attachment (company_id, contract_id, position, id);

-- Every file that an attachment has had, from version 1; the highest number counts.
create table attachment_version (
  company_id uuid not null,
  attachment_id uuid not null,
  number integer not null check (number >= 1),
  -- As received, and the copy without active content: the copy counts where there is one (decision 0069).
  sha256 text not null,
  copy_sha256 text,
  active jsonb not null,
  file_name text not null,
  media_type text not null,
  -- Of the file that counts.
  size_bytes bigint not null,
  -- 0 for what has no pages.
  page_count integer not null,
  -- Why it cannot be appended to the contract's PDF; null: it can (decision 0089).
  print_obstacle text check (print_obstacle in ('kind', 'protected', 'signed', 'undrawable', 'tooLong')),
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  primary key (company_id, attachment_id, number),
  foreign key (company_id, attachment_id) references attachment (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, copy_sha256) references file (company_id, sha256),
  foreign key (company_id, uploaded_by) references person (company_id, id)
);
create index attachment_version_file on attachment_version (company_id, sha256);
create index attachment_version_copy on attachment_version (company_id, copy_sha256) where copy_sha256 is not null;

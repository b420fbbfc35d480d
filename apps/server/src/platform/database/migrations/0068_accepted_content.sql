-- What a validator said yes to, so that they see what changed since: once for each content of a contract that was ever accepted.
create table accepted_content (
  company_id uuid not null,
  contract_id uuid not null,
  -- Of the bytes in `content`, by content format 2: whoever reads them checks it.
  content_hash text not null,
  content text not null,
  -- The block, then its sections, in order: the bytes leave ids out.
  part_ids text[] not null,
  kept_at timestamptz not null,
  primary key (company_id, contract_id, content_hash),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade
);

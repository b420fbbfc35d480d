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

-- What an acceptance depends on: the contract is not sent before its validator says that it is met. It is withdrawn with its decision.
create table validation_condition (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  decision_id uuid not null,
  words text not null check (words <> ''),
  set_at timestamptz not null,
  -- Who says that it is met, until the validator says otherwise.
  met_by uuid,
  met_at timestamptz,
  met_comment text not null default '',
  -- The last time that the validator said otherwise.
  rejected_by uuid,
  rejected_at timestamptz,
  rejected_comment text not null default '',
  confirmed_by uuid,
  confirmed_at timestamptz,
  primary key (company_id, id),
  unique (company_id, decision_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, decision_id) references validation_decision (company_id, id) on delete cascade,
  foreign key (company_id, met_by) references person (company_id, id),
  foreign key (company_id, rejected_by) references person (company_id, id),
  foreign key (company_id, confirmed_by) references person (company_id, id),
  check ((met_at is null) = (met_by is null)),
  check ((rejected_at is null) = (rejected_by is null)),
  check ((confirmed_at is null) = (confirmed_by is null))
);
create index validation_condition_contract on validation_condition (company_id, contract_id);

alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check
  check (kind in ('validate', 'sign', 'fileScan', 'readRefusal', 'decideOnDeadline', 'completeStep', 'answerRequest', 'reviewOwner',
    'meetCondition', 'confirmCondition'));

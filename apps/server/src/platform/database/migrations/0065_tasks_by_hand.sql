-- The archive of a person's notifications, newest first; the index on unread ones serves the panel.
create index notification_of_person on notification (company_id, person_id, created_at desc, id desc);

-- What one person asks another about a contract, in their own words. Its task may pass to other people.
create table task_request (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  title text not null check (title <> ''),
  note text not null default '',
  due_on date,
  requested_by uuid not null,
  requested_at timestamptz not null,
  -- In the words of whoever did it; they may be empty.
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  withdrawn_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, requested_by) references person (company_id, id),
  foreign key (company_id, answered_by) references person (company_id, id),
  check ((answered_at is null) = (answered_by is null) and (answered_at is null) = (answer is null))
);
create index task_request_contract on task_request (company_id, contract_id, requested_at desc, id);
create index task_request_by on task_request (company_id, requested_by) where answered_at is null and withdrawn_at is null;

alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check
  check (kind in ('validate', 'sign', 'fileScan', 'readRefusal', 'decideOnDeadline', 'completeStep', 'answerRequest', 'reviewOwner'));
-- Until this day the task stands under « later »: on the day itself it is to do again.
alter table task add column snoozed_until date;
-- Whose it was before it was handed over, and who did.
alter table task add column handed_over_from uuid;
alter table task add column handed_over_by uuid;
alter table task add foreign key (company_id, handed_over_from) references person (company_id, id) on delete set null (handed_over_from);
alter table task add foreign key (company_id, handed_over_by) references person (company_id, id) on delete set null (handed_over_by);
create index task_handed_over_from on task (company_id, handed_over_from) where handed_over_from is not null;
create index task_handed_over_by on task (company_id, handed_over_by) where handed_over_by is not null;

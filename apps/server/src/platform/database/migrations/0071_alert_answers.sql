-- Alerts were read or not: nobody could say that they take one on, or have it back on a day. An answer is about one day of a
-- contract, at whatever distance it is alerted (`limit:2026-12-31`), and about one person; it is kept once it has ended.
create table alert_answer (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  -- The alert that was answered.
  alert_id uuid not null,
  matter text not null,
  person_id uuid not null,
  kind text not null check (kind in ('acknowledged', 'snoozed')),
  note text not null,
  snoozed_until date,
  answered_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('undone', 'replaced', 'returned', 'moved', 'gone', 'passed')),
  moved_to date,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, alert_id) references deadline_alert (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  check ((kind = 'snoozed') = (snoozed_until is not null)),
  check ((ended_at is null) = (ended_as is null)),
  check ((moved_to is not null) = coalesce(ended_as = 'moved', false))
);
create unique index alert_answer_standing on alert_answer (company_id, contract_id, matter, person_id) where ended_at is null;
create index alert_answer_contract on alert_answer (company_id, contract_id, answered_at desc);
create index alert_answer_alert on alert_answer (company_id, alert_id);
create index alert_answer_person on alert_answer (company_id, person_id);
create index alert_answer_due on alert_answer (company_id, snoozed_until) where snoozed_until is not null and ended_at is null;

-- By which mail a person was told, and when it left; null: not recorded before. `mailing` says what is still to be done.
alter table notification add column mailed_as text check (mailed_as in ('none', 'instant', 'daily', 'weekly'));
alter table notification add column mailed_at timestamptz;
update notification set mailed_as = mailing where mailing <> 'done';

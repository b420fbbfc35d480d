-- A contract renewed whether or not somebody had chosen so: what was decided before a notice limit was a ticked task. A decision
-- is about the limit of one term; it is replaced by the next one, and ends when the limit is another one.
create table limit_decision (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  term_number integer not null,
  prudent_limit date not null,
  legal_limit date not null,
  meaning text not null check (meaning in ('preventRenewal', 'obtainRenewal')),
  choice text not null check (choice in ('renew', 'renegotiate', 'end', 'later')),
  reason text not null,
  later_until date,
  decided_by uuid not null,
  decided_at timestamptz not null,
  -- When the owner was asked again, of one to decide later: once.
  asked_again_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('replaced', 'limitMoved', 'limitGone')),
  moved_to date,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, decided_by) references person (company_id, id),
  check ((choice = 'later') = (later_until is not null)),
  check ((ended_at is null) = (ended_as is null)),
  check ((moved_to is not null) = coalesce(ended_as = 'limitMoved', false))
);
create unique index limit_decision_standing on limit_decision (company_id, contract_id, term_number) where ended_at is null;
create index limit_decision_contract on limit_decision (company_id, contract_id, decided_at desc);
create index limit_decision_later on limit_decision (company_id, later_until)
  where later_until is not null and asked_again_at is null and ended_at is null;
create index limit_decision_person on limit_decision (company_id, decided_by);

-- A limit escalates once: a job that runs twice tells nobody twice.
create table limit_escalation (
  company_id uuid not null,
  contract_id uuid not null,
  prudent_limit date not null,
  step text not null check (step in ('manager', 'group', 'administrators')),
  escalated_at timestamptz not null,
  primary key (company_id, contract_id, prudent_limit),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade
);

-- Whom nothing decided escalates to: the owner's manager, else this group, else the administrators.
alter table person add column manager_id uuid,
  add foreign key (company_id, manager_id) references person (company_id, id) on delete set null (manager_id),
  add check (manager_id <> id);
create index person_manager on person (company_id, manager_id) where manager_id is not null;
-- No key to the group: a deleted one has no members, and may be restored.
alter table company add column escalation_days integer not null default 10 check (escalation_days between 1 and 365),
  add column escalation_group_id uuid;

-- A task given by hand: when whoever is asked was reminded of its due day, then told that it has passed, and when whoever
-- asked was told that it is not done. Each once.
alter table task_request
  add column due_reminded_at timestamptz,
  add column late_told_at timestamptz,
  add column late_reported_at timestamptz;
create index task_request_due on task_request (company_id, due_on)
  where due_on is not null and answered_at is null and withdrawn_at is null;

-- The weekly line about the contracts that somebody owns, even when nothing is to be decided, and when it was last sent.
alter table person add column outlook_on date;
alter table person_preference add column weekly_outlook boolean not null default true;

-- An escalation that nobody acts on goes on to the next stage: one row for each.
alter table limit_escalation
  drop constraint limit_escalation_pkey,
  add primary key (company_id, contract_id, prudent_limit, about, step);

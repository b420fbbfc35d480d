-- A decision was about the limit of a term only; an early exit, which has a limit of its own, renewed or was lost in silence.
-- `exit_on`: the last day in force if the exit is used; null: it is about the limit of a term.
alter table limit_decision
  add column exit_on date,
  alter column term_number drop not null,
  alter column meaning drop not null,
  drop constraint limit_decision_choice_check,
  drop constraint limit_decision_ended_as_check,
  add constraint limit_decision_choice_check check (choice in ('renew', 'renegotiate', 'end', 'leave', 'stay', 'later')),
  add constraint limit_decision_ended_as_check check (ended_as in ('replaced', 'limitMoved', 'limitGone', 'exitNotified')),
  add constraint limit_decision_about_check check (
    (exit_on is null) = (term_number is not null) and (exit_on is null) = (meaning is not null)
    and (choice = 'later' or (exit_on is null) = (choice not in ('leave', 'stay'))));
create unique index limit_decision_exit_standing on limit_decision (company_id, contract_id, exit_on)
  where ended_at is null and exit_on is not null;

-- The limit of a term and that of an exit may be one day: each escalates once.
alter table limit_escalation
  add column about text not null default 'term' check (about in ('term', 'exit')),
  drop constraint limit_escalation_pkey,
  add primary key (company_id, contract_id, prudent_limit, about);
alter table limit_escalation alter column about drop default;

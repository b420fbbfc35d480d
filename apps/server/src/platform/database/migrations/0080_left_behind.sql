-- Why somebody confirmed a condition in the place of its validator, who no longer has access; null: nobody did.
alter table validation_condition add column instead_reason text;
alter table validation_condition add constraint validation_condition_instead check (instead_reason is null or confirmed_by is not null);

-- Whoever left took an alert on, or wanted it back, for ever: `left` ends their answers.
alter table alert_answer drop constraint alert_answer_ended_as_check;
alter table alert_answer add constraint alert_answer_ended_as_check
  check (ended_as in ('undone', 'replaced', 'returned', 'moved', 'gone', 'passed', 'left'));
update alert_answer as answer set ended_at = now(), ended_as = 'left' from person
  where person.company_id = answer.company_id and person.id = answer.person_id and person.status = 'blocked'
    and answer.ended_at is null;

-- A contract that was given up left its validation running.
update contract_validation as validation set state = 'cancelled', ended_at = now() from contract
  where contract.company_id = validation.company_id and contract.id = validation.contract_id
    and contract.status = 'CANCELLED' and validation.state in ('running', 'suspended');

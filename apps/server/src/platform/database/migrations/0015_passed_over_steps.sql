-- A step that a contract went past without it ever being opened was marked completed, as if somebody had done it.
alter table contract_step
  add passed_over_at timestamptz,
  add passed_over_by uuid,
  add check (completed_at is null or passed_over_at is null);

-- Those were opened and completed in the same moment.
update contract_step set passed_over_at = completed_at, passed_over_by = completed_by, opened_at = null, completed_at = null, completed_by = null
  from workflow_step as step
  where step.company_id = contract_step.company_id and step.id = contract_step.step_id
    and contract_step.opened_at = contract_step.completed_at
    and not (step.kind = 'validation' and exists (select from contract_validation as validation
      where validation.company_id = contract_step.company_id and validation.contract_id = contract_step.contract_id
        and validation.state = 'accepted'));

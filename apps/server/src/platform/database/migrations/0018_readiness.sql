-- What a contract type says about the checks before a validation and a signature: 'blocks' or 'warns' for some of them.
alter table contract_type
  add readiness jsonb not null default '{}' check (jsonb_typeof(readiness) = 'object');

-- Whether a contract may be sent for signature without having been through this step.
alter table workflow_step
  add is_required boolean not null default false;

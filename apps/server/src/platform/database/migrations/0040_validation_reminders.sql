-- The last reminder of each validator: there is one a day at most; earlier ones are in the trail.
alter table contract_validator
  add column reminded_at timestamptz,
  add column reminded_by uuid,
  add foreign key (company_id, reminded_by) references person (company_id, id),
  add check ((reminded_at is null) = (reminded_by is null));
create index contract_validator_reminded_by on contract_validator (company_id, reminded_by) where reminded_by is not null;

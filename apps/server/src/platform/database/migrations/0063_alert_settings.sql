-- Every contract was alerted on the same days, and only its owner. A type chooses for its contracts, a contract for itself:
-- {days, owner, groupIds, personIds}. Null: nothing chosen. No key: groups and people may go, and contracts come back.
alter table contract_type add column alerts jsonb;
alter table contract add column alerts jsonb;

-- Each alert reaches a person once, over all their channels.
create table alert_delivery (
  company_id uuid not null,
  alert_id uuid not null,
  person_id uuid not null,
  contract_id uuid not null,
  told_at timestamptz not null,
  primary key (company_id, alert_id, person_id),
  foreign key (company_id, alert_id) references deadline_alert (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade
);
create index alert_delivery_contract on alert_delivery (company_id, contract_id);
create index alert_delivery_person on alert_delivery (company_id, person_id);

-- The owners were told of the alerts that stand.
insert into alert_delivery (company_id, alert_id, person_id, contract_id, told_at)
  select alert.company_id, alert.id, contract.owner_id, contract.id, alert.raised_at
  from deadline_alert as alert
  join contract on contract.company_id = alert.company_id and contract.id = alert.contract_id
  where alert.withdrawn_at is null;

-- When a person wants no mails: {from, to, days, timeZone}. Null: mails come at any time.
alter table person_preference add column quiet_hours jsonb;

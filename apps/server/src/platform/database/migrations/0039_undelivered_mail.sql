-- Who is told when a mail cannot be delivered, what it was about, and why it was not.
alter table mail
  -- No foreign key: a contract that is deleted may come back.
  add column contract_id uuid,
  add column asked_by uuid,
  -- `refused`: for good, by the recipient's server. `expired`: no server has taken it in time.
  add column failure text check (failure in ('refused', 'expired')),
  add column failed_at timestamptz,
  add foreign key (company_id, asked_by) references person (company_id, id) on delete set null (asked_by);
create index mail_of_contract on mail (company_id, contract_id, recipient) where contract_id is not null;
create index mail_asked_by on mail (company_id, asked_by) where asked_by is not null;
create index mail_failed on mail (company_id, recipient, failed_at) where state = 'failed';

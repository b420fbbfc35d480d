-- Which mail of the outbox tells of a notification: it says when it left, and that it could not be delivered; `mailed_at` is
-- when it was to leave. No foreign key: whether a mail is kept is the outbox's business.
alter table notification add column mail_id uuid;
create index notification_of_contract on notification (company_id, contract_id, created_at desc, id desc) where contract_id is not null;

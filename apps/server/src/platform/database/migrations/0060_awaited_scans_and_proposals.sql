-- Who sent a contract to be signed on paper is asked to file its scan, and reminded.
alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check
  check (kind in ('validate', 'sign', 'fileScan', 'readRefusal', 'decideOnDeadline'));
alter table signature_request add column reminded_at timestamptz;

-- When those who may archive were notified that a contract is proposed for archiving: once.
alter table contract add column archiving_announced_at timestamptz;

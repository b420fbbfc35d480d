-- How many checkpoints of the chain were written to the file outside the database: a shorter file is noticed. Those written
-- before this version are counted with the next one.
alter table audit_head add column checkpoints integer not null default 0;

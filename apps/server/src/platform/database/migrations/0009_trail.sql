-- The audit trail: one hash chain per company. An event is written in the transaction of the act itself, not yet chained, so
-- that no writer waits for another; once it is committed, one writer at a time numbers and hashes it (decision 0035).
-- platform/sealing/audit-chain.ts computes the hashes.
create table audit_event (
  company_id uuid not null references company (id),
  id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  object_type text not null,
  object_id uuid not null,
  contract_id uuid,
  payload jsonb not null,
  -- Names and addresses, erasable together with their salt: the chain holds only their commitment.
  personal jsonb,
  salt bytea check (octet_length(salt) >= 16),
  commitment bytea not null check (octet_length(commitment) = 32),
  -- Null until it is chained.
  sequence bigint check (sequence > 0),
  previous_hash bytea check (octet_length(previous_hash) = 32),
  hash bytea check (octet_length(hash) = 32),
  primary key (company_id, id),
  unique (company_id, sequence),
  check ((personal is null) = (salt is null)),
  check (num_nonnulls(sequence, previous_hash, hash) in (0, 3))
);
create index audit_event_contract on audit_event (company_id, contract_id, id) where contract_id is not null;
create index audit_event_object on audit_event (company_id, object_id, id);
-- What waits to be chained. Never `id > the last one`: ids are given before the commit, and a later one may commit first.
create index audit_event_unchained on audit_event (company_id, id) where sequence is null;
-- The audit screen reads the trail by who, what, on what and when, always newest first.
create index audit_event_actor on audit_event (company_id, actor_id, id);
create index audit_event_action on audit_event (company_id, action, id);
create index audit_event_kind on audit_event (company_id, object_type, id);
create index audit_event_at on audit_event (company_id, at, id);

-- The newest event of each chain.
create table audit_head (
  company_id uuid primary key references company (id),
  sequence bigint not null,
  hash bytea not null
);

-- How far the chain was recomputed, slice by slice, and what was found.
create table audit_check (
  company_id uuid primary key references company (id),
  started_at timestamptz not null,
  started_by uuid not null,
  -- The last event of the chain when it began, and the last one recomputed.
  goal bigint not null,
  checked_to bigint not null,
  broken_at bigint,
  finished_at timestamptz,
  foreign key (company_id, started_by) references person (company_id, id)
);

-- An event changes twice at most: it is chained once, and its personal data may leave with its salt, which the chain survives.
create function keep_audit_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.personal is null and new.salt is null then
      old.personal := null;
      old.salt := null;
    end if;
    if old.sequence is null then
      old.sequence := new.sequence;
      old.previous_hash := new.previous_hash;
      old.hash := new.hash;
    end if;
    if new is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'The audit trail is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger keep_audit_event before update or delete on audit_event for each row execute function keep_audit_event();
create trigger keep_audit_events before truncate on audit_event for each statement execute function keep_audit_event();

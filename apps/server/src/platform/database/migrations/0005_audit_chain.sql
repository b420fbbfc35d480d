-- The audit trail: one hash chain per company, appended in the transaction of the act itself (security, decision 5).
create table audit_event (
  company_id uuid not null references company (id),
  sequence bigint not null,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  object_type text not null,
  object_id uuid not null,
  contract_id uuid,
  payload jsonb not null,
  -- Names and addresses, erasable: the chain holds only their salted commitment.
  personal jsonb,
  salt bytea,
  commitment bytea not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (company_id, sequence)
);
create index audit_event_contract on audit_event (company_id, contract_id, sequence) where contract_id is not null;
create index audit_event_object on audit_event (company_id, object_id, sequence);

create table audit_head (
  company_id uuid primary key references company (id),
  sequence bigint not null,
  hash bytea not null
);

create function append_audit_event(
  p_company_id uuid, p_at timestamptz, p_actor_id uuid, p_action text, p_object_type text, p_object_id uuid,
  p_contract_id uuid, p_payload jsonb, p_personal jsonb, p_salt bytea
) returns bigint language plpgsql as $$
declare
  head audit_head;
  personal_commitment bytea := sha256(p_salt || convert_to(p_personal::text, 'UTF8'));
  entry text;
  new_hash bytea;
begin
  insert into audit_head (company_id, sequence, hash) values (p_company_id, 0, decode(repeat('00', 32), 'hex'))
    on conflict (company_id) do nothing;
  select * into head from audit_head where audit_head.company_id = p_company_id for update;
  entry := concat_ws(E'\n', head.sequence + 1, p_company_id, to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    coalesce(p_actor_id::text, '-'), p_action, p_object_type, p_object_id, coalesce(p_contract_id::text, '-'),
    p_payload::text, encode(personal_commitment, 'hex'));
  new_hash := sha256(head.hash || convert_to(entry, 'UTF8'));
  insert into audit_event (company_id, sequence, at, actor_id, action, object_type, object_id, contract_id, payload, personal, salt,
    commitment, previous_hash, hash)
  values (p_company_id, head.sequence + 1, p_at, p_actor_id, p_action, p_object_type, p_object_id, p_contract_id, p_payload,
    p_personal, p_salt, personal_commitment, head.hash, new_hash);
  update audit_head set sequence = head.sequence + 1, hash = new_hash where audit_head.company_id = p_company_id;
  return head.sequence + 1;
end $$;

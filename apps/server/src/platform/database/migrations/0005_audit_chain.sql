-- The audit trail: one hash chain per company, appended in the transaction of the act itself (security, decision 5).
-- platform/sealing/audit-chain.ts computes the very same hashes, without a database.
create table audit_event (
  company_id uuid not null references company (id),
  sequence bigint not null check (sequence > 0),
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  object_type text not null,
  object_id uuid not null,
  contract_id uuid,
  payload jsonb not null,
  -- Names and addresses, erasable together with their salt: the chain holds only their commitment.
  personal jsonb,
  salt bytea,
  commitment bytea not null check (octet_length(commitment) = 32),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (company_id, sequence),
  check ((personal is null) = (salt is null))
);
create index audit_event_contract on audit_event (company_id, contract_id, sequence) where contract_id is not null;
create index audit_event_object on audit_event (company_id, object_id, sequence);

create table audit_head (
  company_id uuid primary key references company (id),
  sequence bigint not null,
  hash bytea not null
);

-- JSON with one spelling: keys in the order of their bytes, no white space, numbers as JavaScript writes them.
create function audit_canonical(p_value jsonb) returns text language plpgsql immutable strict parallel safe as $$
declare
  number numeric;
begin
  case jsonb_typeof(p_value)
    when 'object' then
      return '{' || coalesce((
        select string_agg(to_json(entry.key)::text || ':' || audit_canonical(entry.value), ',' order by entry.key collate "C")
        from jsonb_each(p_value) as entry
      ), '') || '}';
    when 'array' then
      return '[' || coalesce((
        select string_agg(audit_canonical(item.value), ',' order by item.place)
        from jsonb_array_elements(p_value) with ordinality as item (value, place)
      ), '') || ']';
    when 'number' then
      number := trim_scale(p_value::numeric);
      -- Beyond this JavaScript rounds, or writes an exponent.
      if length(translate(number::text, '-.', '')) > 15 or (number <> 0 and abs(number) < 0.000001) then
        raise exception 'A number that the audit chain cannot keep: %', number using errcode = 'numeric_value_out_of_range';
      end if;
      return number::text;
    else
      return p_value::text;
  end case;
end $$;

create function append_audit_event(
  p_company_id uuid, p_at timestamptz, p_actor_id uuid, p_action text, p_object_type text, p_object_id uuid,
  p_contract_id uuid, p_payload jsonb, p_personal jsonb, p_salt bytea
) returns bigint language plpgsql as $$
declare
  head audit_head;
  -- To the millisecond, as it is hashed: what is stored is what was hashed.
  event_at timestamptz := date_trunc('milliseconds', p_at);
  personal_commitment bytea;
  new_hash bytea;
begin
  if octet_length(p_salt) < 16 then
    raise exception 'A salt of % bytes protects nobody', octet_length(p_salt);
  end if;
  personal_commitment := sha256(p_salt || convert_to(audit_canonical(p_personal), 'UTF8'));
  insert into audit_head (company_id, sequence, hash) values (p_company_id, 0, decode(repeat('00', 32), 'hex'))
    on conflict (company_id) do nothing;
  -- Writers of one company take turns until they commit: no gap, no fork.
  select * into head from audit_head where audit_head.company_id = p_company_id for update;
  head.sequence := head.sequence + 1;
  new_hash := sha256(head.hash || convert_to(audit_canonical(jsonb_build_object(
    'version', 1,
    'company', p_company_id,
    'sequence', head.sequence,
    'at', to_char(event_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor', p_actor_id,
    'action', p_action,
    'objectType', p_object_type,
    'object', p_object_id,
    'contract', p_contract_id,
    'payload', p_payload,
    'commitment', encode(personal_commitment, 'hex')
  )), 'UTF8'));
  insert into audit_event (company_id, sequence, at, actor_id, action, object_type, object_id, contract_id, payload, personal, salt,
    commitment, previous_hash, hash)
  values (p_company_id, head.sequence, event_at, p_actor_id, p_action, p_object_type, p_object_id, p_contract_id, p_payload,
    p_personal, p_salt, personal_commitment, head.hash, new_hash);
  update audit_head set sequence = head.sequence, hash = new_hash where audit_head.company_id = p_company_id;
  return head.sequence;
end $$;

-- Only personal data ever leaves the trail, with its salt; the chain stays valid without it.
create function keep_audit_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.personal is null and new.salt is null then
    old.personal := null;
    old.salt := null;
    if new is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'The audit trail is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger keep_audit_event before update or delete on audit_event for each row execute function keep_audit_event();
create trigger keep_audit_events before truncate on audit_event for each statement execute function keep_audit_event();

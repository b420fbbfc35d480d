-- Codes of an application were the only second factor, and a false page can ask for them. People add passkeys (WebAuthn):
-- keys that sign for this installation's address alone.
create table passkey (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  -- How its owner calls it.
  name text not null,
  credential_id bytea not null,
  -- COSE (RFC 9052).
  public_key bytea not null,
  -- Zero for those that do not count.
  counter bigint not null,
  transports text[] not null,
  -- Whether it may be on several devices: fixed when it is created.
  is_synced boolean not null,
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create unique index passkey_credential on passkey (credential_id);
create index passkey_person on passkey (company_id, person_id);

-- What a passkey has to sign: by a session that adds one, or a sign-in that waits for one. Answered once.
create table passkey_challenge (
  company_id uuid not null,
  id uuid not null,
  session_id uuid,
  pending_sign_in_id uuid,
  challenge bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, session_id) references session (company_id, id) on delete cascade,
  foreign key (company_id, pending_sign_in_id) references pending_sign_in (company_id, id) on delete cascade,
  check (num_nonnulls(session_id, pending_sign_in_id) = 1)
);
create unique index passkey_challenge_session on passkey_challenge (company_id, session_id);
create unique index passkey_challenge_sign_in on passkey_challenge (company_id, pending_sign_in_id);

do $$
declare fenced text;
begin
  foreach fenced in array array['passkey', 'passkey_challenge'] loop
    execute format('alter table %I enable row level security', fenced);
    execute format('alter table %I force row level security', fenced);
    execute format(
      'create policy company_fence on %I using (company_id = (select nullif(current_setting(''tacite.company'', true), '''')::uuid)
        or (select current_setting(''tacite.door'', true)) = ''open'')', fenced);
  end loop;
end $$;

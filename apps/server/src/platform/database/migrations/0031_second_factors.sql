-- A password was all that stood between a thief and an account. People add codes of their phone (TOTP, RFC 6238), and keep
-- recovery codes; a company may require a second factor of everybody.
alter table company add column requires_second_factor boolean not null default false;

create table totp_factor (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  -- Encrypted with the master key, bound to the id.
  secret jsonb not null,
  created_at timestamptz not null,
  -- Null: shown to the person, who has not yet entered a code.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  -- The last interval of thirty seconds whose code was accepted: no code works twice.
  last_step bigint,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create unique index totp_factor_confirmed on totp_factor (company_id, person_id) where confirmed_at is not null;
create unique index totp_factor_shown on totp_factor (company_id, person_id) where confirmed_at is null;

create table recovery_code (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create index recovery_code_person on recovery_code (company_id, person_id);

-- The password was right and the second factor is still to come.
create table pending_sign_in (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  token_hash bytea not null,
  remember boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create unique index pending_sign_in_token on pending_sign_in (token_hash);
create index pending_sign_in_person on pending_sign_in (company_id, person_id);
create index pending_sign_in_expiry on pending_sign_in (expires_at);

do $$
declare fenced text;
begin
  foreach fenced in array array['totp_factor', 'recovery_code', 'pending_sign_in'] loop
    execute format('alter table %I enable row level security', fenced);
    execute format('alter table %I force row level security', fenced);
    execute format(
      'create policy company_fence on %I using (company_id = (select nullif(current_setting(''tacite.company'', true), '''')::uuid)
        or (select current_setting(''tacite.door'', true)) = ''open'')', fenced);
  end loop;
end $$;

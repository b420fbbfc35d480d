-- A link that a person gets by mail for their own account: 256 random bits of which only the hash is kept, one purpose, once.
create table account_link (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  purpose text not null check (purpose in ('reset', 'email', 'emailStop')),
  token_hash bytea not null,
  -- The address that it makes theirs: the new one (email), or the one from before (emailStop).
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  check ((email is null) = (purpose = 'reset'))
);
create unique index account_link_token on account_link (token_hash);
-- One live link of a purpose; whoever takes an account over may not make the links void that stop them.
create unique index account_link_live on account_link (company_id, person_id, purpose)
  where used_at is null and revoked_at is null and purpose <> 'emailStop';
create index account_link_person on account_link (company_id, person_id);
alter table account_link enable row level security;
alter table account_link force row level security;
create policy company_fence on account_link using (company_id = nullif(current_setting('tacite.company', true), '')::uuid
  or current_setting('tacite.door', true) = 'open');

-- A link that a person gets by mail for their own account: 256 random bits of which only the hash is kept, one purpose, once.
create table account_link (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  purpose text not null check (purpose in ('activation', 'reset', 'email', 'emailStop')),
  token_hash bytea not null,
  -- The address that it makes theirs: the new one (email), or the one from before (emailStop).
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  check ((email is null) = (purpose in ('activation', 'reset')))
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

-- The tokens of one session, one after the other: a remembered browser gets a new one each day.
create table browser_token (
  company_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  issued_at timestamptz not null,
  -- The first request that carried it. Until then the one before it still counts: the answer that brought it may be lost.
  used_at timestamptz,
  -- When the next one was first used; carried after that, it was copied.
  retired_at timestamptz,
  primary key (company_id, token_hash),
  foreign key (company_id, session_id) references session (company_id, id) on delete cascade
);
create unique index browser_token_hash on browser_token (token_hash);
create index browser_token_session on browser_token (company_id, session_id);
alter table browser_token enable row level security;
alter table browser_token force row level security;
create policy company_fence on browser_token using (company_id = nullif(current_setting('tacite.company', true), '')::uuid
  or current_setting('tacite.door', true) = 'open');
select set_config('tacite.door', 'open', true);
insert into browser_token (company_id, token_hash, session_id, issued_at, used_at)
  select company_id, token_hash, id, created_at, created_at from session;
alter table session drop column token_hash, add column rotated_at timestamptz;
update session set rotated_at = created_at;
alter table session alter column rotated_at set not null;

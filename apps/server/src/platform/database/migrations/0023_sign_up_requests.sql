-- Where everyone may create a company (SIGN_UP=open), the address is proved first: until then there is this row, and neither a
-- company nor an account.
create table sign_up_request (
  id uuid primary key,
  email text not null,
  company_name text not null,
  first_name text not null,
  last_name text not null,
  locale text not null check (locale in ('fr', 'en', 'es')),
  -- Null until its mail leaves.
  token_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index sign_up_request_token on sign_up_request (token_hash);
create index sign_up_request_email on sign_up_request (email);
create index sign_up_request_expiry on sign_up_request (expires_at);

-- It belongs to no company: nothing that runs for one reads it.
alter table sign_up_request enable row level security;
alter table sign_up_request force row level security;
create policy pre_auth_only on sign_up_request using ((select current_setting('tacite.door', true)) = 'open');

-- An address belongs to who last proved to read its mails. Somebody invited there, or who never confirmed it, reserves it in their
-- own company only: otherwise a stranger could keep a company from inviting its own people.
drop index person_email;
create unique index person_email on person (lower(email)) where email_confirmed_at is not null;
create unique index person_email_here on person (company_id, lower(email));
create index person_address on person (lower(email));

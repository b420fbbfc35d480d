-- Who may become a person of a company without an invitation: nobody, or people whose address is of one of its domains.
alter table company
  add column sign_up text not null default 'invitation' check (sign_up in ('invitation', 'domains')),
  -- What they may do; a role that is deleted leaves the default one.
  add column sign_up_role_id uuid,
  add foreign key (id, sign_up_role_id) references role (company_id, id) on delete set null (sign_up_role_id);

-- A domain leads to one company only: people must not be brought in where they do not belong.
create table sign_up_domain (
  company_id uuid not null references company (id),
  domain text not null check (domain = lower(domain)),
  primary key (company_id, domain)
);
create unique index sign_up_domain_once on sign_up_domain (domain);
alter table sign_up_domain enable row level security;
alter table sign_up_domain force row level security;
create policy company_fence on sign_up_domain using (company_id = (select nullif(current_setting('tacite.company', true), '')::uuid)
  or (select current_setting('tacite.door', true)) = 'open');

-- The link of somebody who joins by themselves: there is no person until it is used, so it holds their address.
create table joining_link (
  company_id uuid not null references company (id),
  id uuid not null,
  email text not null,
  locale text not null check (locale in ('fr', 'en', 'es')),
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id)
);
create unique index joining_link_token on joining_link (token_hash);
create index joining_link_email on joining_link (company_id, email);
alter table joining_link enable row level security;
alter table joining_link force row level security;
create policy company_fence on joining_link using (company_id = (select nullif(current_setting('tacite.company', true), '')::uuid)
  or (select current_setting('tacite.door', true)) = 'open');

-- Since when it is known that the mails of this address reach this person: anybody may sign up with any address.
alter table person add column email_confirmed_at timestamptz;
select set_config('tacite.door', 'open', true);
update person set email_confirmed_at = shown.at from (
  select company_id, person_id, max(used_at) as at from account_link where used_at is not null group by 1, 2) as shown
  where shown.company_id = person.company_id and shown.person_id = person.id;

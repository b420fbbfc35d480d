-- A contract shared with somebody outside the company, by their address. One that was taken back keeps who and when.
create table third_party_share (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  email text not null check (email = lower(email)),
  name text not null,
  level text not null check (level in ('reader', 'commenter', 'suggester')),
  -- Of their mails and of their page.
  locale text not null check (locale in ('fr', 'en', 'es')),
  expires_at timestamptz,
  shared_by uuid not null,
  shared_at timestamptz not null,
  -- When the link that opens now was sent.
  invited_at timestamptz not null,
  last_opened_at timestamptz,
  revoked_by uuid,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, shared_by) references person (company_id, id),
  foreign key (company_id, revoked_by) references person (company_id, id),
  check (num_nonnulls(revoked_by, revoked_at) in (0, 2))
);
create unique index third_party_share_current on third_party_share (company_id, contract_id, email) where revoked_at is null;

-- Links, devices and codes of outsiders hang on a signatory or on a share: one kind for both.
alter table invitation_link
  alter column signatory_id drop not null,
  add column share_id uuid,
  add foreign key (company_id, share_id) references third_party_share (company_id, id) on delete cascade,
  add check (num_nonnulls(signatory_id, share_id) = 1);
create index invitation_link_share on invitation_link (company_id, share_id) where share_id is not null;

alter table guest_session
  alter column signatory_id drop not null,
  add column share_id uuid,
  add foreign key (company_id, share_id) references third_party_share (company_id, id) on delete cascade,
  add check (num_nonnulls(signatory_id, share_id) = 1);
drop index guest_session_token;
create unique index guest_session_token on guest_session (token_hash, signatory_id, share_id) nulls not distinct where ended_at is null;
create index guest_session_share on guest_session (company_id, share_id) where share_id is not null;

-- A code that opens a share is bound to the person and the share; only a signature has a document.
alter table signing_code
  alter column signatory_id drop not null,
  alter column document_sha256 drop not null,
  add column share_id uuid,
  add foreign key (company_id, share_id) references third_party_share (company_id, id) on delete cascade,
  add check (num_nonnulls(signatory_id, share_id) = 1),
  add check ((signatory_id is null) = (document_sha256 is null)),
  add check (share_id is null or purpose = 'open');
create index signing_code_share on signing_code (company_id, share_id, purpose, expires_at desc, id desc) where share_id is not null;

alter table third_party_share enable row level security;
alter table third_party_share force row level security;
create policy company_fence on third_party_share using (company_id = nullif(current_setting('tacite.company', true), '')::uuid
  or current_setting('tacite.door', true) = 'open');

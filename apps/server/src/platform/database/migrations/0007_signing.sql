-- The installation's own certificate authority: one root, its key encrypted with the master key, which lives elsewhere.
create table sealing_authority (
  id boolean primary key default true check (id),
  certificate bytea not null,
  private_key jsonb not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null
);

-- The certificates of a company's seal, one after the other; the newest that is valid seals.
create table company_seal (
  company_id uuid not null references company (id),
  number integer not null check (number > 0),
  certificate bytea not null,
  private_key jsonb not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  primary key (company_id, number)
);

-- One sending of a contract to its signatories. The document is the exact PDF that is shown, codes are bound to, and is sealed.
create table signature_request (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  state text not null check (state in ('out', 'sealing', 'sealed', 'cancelled')),
  document_sha256 text not null,
  document_pages integer not null,
  content_hash text not null,
  -- The text of that PDF with its fields written out, for reading on small screens and aloud.
  shown_text jsonb not null,
  shown_schema_version smallint not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  -- The last signature.
  completed_at timestamptz,
  cancelled_by uuid,
  cancelled_at timestamptz,
  -- Counted before each try, so that one that kills the process counts too.
  seal_attempts integer not null default 0,
  sealed_sha256 text,
  sealed_at timestamptz,
  seal_level text check (seal_level in ('B-B', 'B-T')),
  -- Where the audit chain stood in the evidence of the seal.
  audit_sequence bigint,
  audit_hash bytea,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, document_sha256) references file (company_id, sha256),
  foreign key (company_id, sealed_sha256) references file (company_id, sha256),
  foreign key (company_id, requested_by) references person (company_id, id),
  foreign key (company_id, cancelled_by) references person (company_id, id),
  check ((state in ('sealing', 'sealed')) = (completed_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state = 'sealed') = (sealed_at is not null)),
  check (num_nonnulls(sealed_sha256, sealed_at, seal_level, audit_sequence, audit_hash) in (0, 5))
);
create index signature_request_contract on signature_request (company_id, contract_id, requested_at desc);
-- At most one signature of a contract counts at a time.
create unique index signature_request_current on signature_request (company_id, contract_id) where state <> 'cancelled';
create index signature_request_document on signature_request (company_id, document_sha256);
create index signature_request_seal on signature_request (company_id, sealed_sha256) where sealed_sha256 is not null;
create index signature_request_files on signature_request using gin (company_id, files_of(shown_text))
  where files_of(shown_text) <> '[]';
create index signature_request_sealing on signature_request (company_id, id) where state = 'sealing';

create table signatory (
  company_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  position integer not null check (position > 0),
  kind text not null check (kind in ('external', 'internal')),
  person_id uuid,
  name text not null,
  email text not null,
  -- On whose behalf they sign.
  role text not null default '',
  locale text not null check (locale in ('fr', 'en', 'es')),
  state text not null check (state in ('waiting', 'invited', 'viewed', 'signed')),
  -- Where the document shows their signature, in points; null where it has no place for it.
  placement jsonb,
  consent_text text,
  consented_at timestamptz,
  signature_kind text check (signature_kind in ('typed', 'drawn')),
  signature_text text,
  signature_sha256 text,
  signed_at timestamptz,
  ip_address text,
  user_agent text,
  primary key (company_id, id),
  unique (company_id, request_id, position),
  foreign key (company_id, request_id) references signature_request (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id),
  foreign key (company_id, signature_sha256) references file (company_id, sha256),
  check ((kind = 'internal') = (person_id is not null)),
  check ((consent_text is null) = (consented_at is null)),
  check ((state = 'signed') = (signed_at is not null)),
  check (signed_at is null or num_nonnulls(consented_at, signature_kind, ip_address, user_agent) = 4),
  check (num_nonnulls(signature_text, signature_sha256) = num_nonnulls(signature_kind)),
  check (signature_kind is null or (signature_kind = 'typed') = (signature_text is not null))
);
create index signatory_signature on signatory (company_id, signature_sha256) where signature_sha256 is not null;

-- What each signatory did, in the words of the evidence.
create table signatory_event (
  company_id uuid not null,
  -- In the order of the acts, also of those in one moment.
  number bigint generated always as identity,
  signatory_id uuid not null,
  action text not null check (action in ('invited', 'opened', 'read', 'consented', 'codeSent', 'codeVerified', 'signed')),
  at timestamptz not null,
  ip_address text,
  primary key (company_id, number),
  foreign key (company_id, signatory_id) references signatory (company_id, id) on delete cascade
);
create index signatory_event_signatory on signatory_event (company_id, signatory_id, number);

-- A contract shared with a third party, by their address. A revoked share keeps by whom and when.
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

-- The link in an invitation: 256 random bits of which only the hash is kept, for one outsider, expiring, revocable.
create table invitation_link (
  company_id uuid not null,
  id uuid not null,
  signatory_id uuid,
  share_id uuid,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, signatory_id) references signatory (company_id, id) on delete cascade,
  foreign key (company_id, share_id) references third_party_share (company_id, id) on delete cascade,
  check (num_nonnulls(signatory_id, share_id) = 1)
);
create unique index invitation_link_token on invitation_link (token_hash);
create index invitation_link_signatory on invitation_link (company_id, signatory_id);
create index invitation_link_share on invitation_link (company_id, share_id) where share_id is not null;

-- A device that showed a code sent by e-mail: it reads one document and nothing else. One device may read several.
create table guest_session (
  company_id uuid not null,
  id uuid not null,
  signatory_id uuid,
  share_id uuid,
  token_hash bytea not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, signatory_id) references signatory (company_id, id) on delete cascade,
  foreign key (company_id, share_id) references third_party_share (company_id, id) on delete cascade,
  check (num_nonnulls(signatory_id, share_id) = 1)
);
create unique index guest_session_token on guest_session (token_hash, signatory_id, share_id) nulls not distinct where ended_at is null;
create index guest_session_signatory on guest_session (company_id, signatory_id);
create index guest_session_share on guest_session (company_id, share_id) where share_id is not null;

-- Six digits sent by e-mail, kept as a keyed hash bound to the person, and to the request and its document, or to the share: a
-- code that opens a share has no document.
create table signing_code (
  company_id uuid not null,
  id uuid not null,
  signatory_id uuid,
  share_id uuid,
  purpose text not null check (purpose in ('open', 'sign')),
  document_sha256 text,
  code_hash bytea not null,
  -- Counted before each comparison.
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, signatory_id) references signatory (company_id, id) on delete cascade,
  foreign key (company_id, share_id) references third_party_share (company_id, id) on delete cascade,
  check (num_nonnulls(signatory_id, share_id) = 1),
  check ((signatory_id is null) = (document_sha256 is null)),
  check (share_id is null or purpose = 'open')
);
create index signing_code_signatory on signing_code (company_id, signatory_id, purpose, expires_at desc, id desc);
create index signing_code_share on signing_code (company_id, share_id, purpose, expires_at desc, id desc) where share_id is not null;

-- The signed PDF of a contract, and whether its text can be searched yet.
create table signed_document (
  company_id uuid not null,
  contract_id uuid not null,
  sha256 text not null,
  locale text not null check (locale in ('fr', 'en', 'es')),
  -- `empty`: read, and there is no text in it (a scan); `unreadable`: the reader gave up on the file.
  state text not null check (state in ('waiting', 'read', 'empty', 'unreadable')),
  pages integer,
  signed_at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, contract_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256)
);
create index signed_document_file on signed_document (company_id, sha256);
create index signed_document_without_text on signed_document (company_id, signed_at desc, contract_id) where state <> 'read';

-- The text and its words stand apart (toast) from narrow rows: matches of a common word are counted without reading them,
-- only the newest thousand are read to be ranked. A word of 68,000 pages out of 100,000: 1.2 s with whole rows, 72 ms so.
create table text_page (
  company_id uuid not null,
  contract_id uuid not null,
  page integer not null check (page > 0),
  locale text not null check (locale in ('fr', 'en', 'es')),
  body text not null,
  words tsvector not null,
  primary key (company_id, contract_id, page),
  foreign key (company_id, contract_id) references signed_document (company_id, contract_id) on delete cascade
) with (toast_tuple_target = 128);
create index text_page_words on text_page using gin (company_id, words);

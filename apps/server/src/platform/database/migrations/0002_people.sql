-- Companies (tenants) and the people in them. Every row belongs to one company; company_id leads every key.
create table company (
  id uuid primary key,
  name text not null,
  locale text not null default 'fr' check (locale in ('fr', 'en', 'es')),
  time_zone text not null default 'Europe/Paris',
  holiday_calendar text not null default 'france' check (holiday_calendar in ('france', 'alsaceMoselle')),
  closing_days date[] not null default '{}',
  notice_window_days integer not null default 30 check (notice_window_days between 1 and 365),
  reference_pattern text not null default '{year}{counter}',
  premium boolean not null default true,
  created_at timestamptz not null,
  -- How the site looks to a company's people, as /misc/app serves it.
  site_name text not null default 'Tacite' check (length(site_name) between 1 and 60),
  icon_sha256 text,
  logo_sha256 text,
  -- The last day whose digests were sent: each report goes once a day, also after a restart.
  daily_digest_on date,
  weekly_digest_on date,
  -- Who may join without an invitation: no one, or people whose address is in one of the company's domains.
  sign_up text not null default 'invitation' check (sign_up in ('invitation', 'domains')),
  -- What they may do; a role that is deleted leaves the default one.
  sign_up_role_id uuid
);
create index company_icon on company (id, icon_sha256) where icon_sha256 is not null;
create index company_logo on company (id, logo_sha256) where logo_sha256 is not null;

-- Files are content-addressed: the bytes live in the file store under their SHA-256, this row says who has them.
create table file (
  company_id uuid not null references company (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null,
  media_type text not null,
  created_at timestamptz not null,
  -- Since when nothing refers to it, as far as was looked; a day later it is removed (decision 0046).
  unreferenced_since timestamptz,
  primary key (company_id, sha256)
);

create table role (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  description text not null default '',
  kind text not null check (kind in ('system', 'custom')),
  key text,
  is_default boolean not null default false,
  permissions text[] not null default '{}',
  primary key (company_id, id),
  unique (company_id, key)
);
create unique index role_name on role (company_id, fold_text(name));
create unique index role_default on role (company_id) where is_default;
create index role_order on role (company_id, name collate "und-x-icu", id);

alter table company
  add foreign key (id, icon_sha256) references file (company_id, sha256),
  add foreign key (id, logo_sha256) references file (company_id, sha256),
  add foreign key (id, sign_up_role_id) references role (company_id, id) on delete set null (sign_up_role_id);

create table person_group (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  description text not null default '',
  primary key (company_id, id)
);
create unique index person_group_name on person_group (company_id, fold_text(name));
create index person_group_order on person_group (company_id, name collate "und-x-icu", id);

create table person (
  company_id uuid not null references company (id),
  id uuid not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  picture_sha256 text,
  locale text not null default 'fr' check (locale in ('fr', 'en', 'es')),
  status text not null check (status in ('pending', 'active', 'blocked')),
  role_id uuid not null,
  -- A group that is deleted leaves no department behind; putting it back gives them again.
  main_group_id uuid,
  password_hash text,
  created_at timestamptz not null,
  invited_by uuid,
  -- The last time that an invitation left; null while it waits for its day.
  invited_at timestamptz,
  -- A deferred invitation leaves on this day of the company.
  invitation_due_on date,
  -- Since when it is known that the mails of this address reach this person: anybody may sign up with any address.
  email_confirmed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, role_id) references role (company_id, id),
  foreign key (company_id, main_group_id) references person_group (company_id, id) on delete set null (main_group_id),
  foreign key (company_id, picture_sha256) references file (company_id, sha256),
  foreign key (company_id, invited_by) references person (company_id, id)
);
create unique index person_email on person (lower(email));
create index person_role on person (company_id, role_id);
create index person_main_group on person (company_id, main_group_id);
create index person_status on person (company_id, status);
create index person_invitation_due on person (company_id, invitation_due_on) where invitation_due_on is not null;
create index person_picture on person (company_id, picture_sha256) where picture_sha256 is not null;
-- Lists of people open in the order of their names, letters as the reader's language sorts them; platform/database/person-name.ts
-- writes the same expression. People are searched row by row: the policy on their table lets no index answer `like` (0.4 s
-- among 100,000).
create index person_name_order on person
  (company_id, (coalesce(nullif(trim(last_name || ' ' || first_name), ''), email)) collate "und-x-icu", id);
create index person_name_order_es on person
  (company_id, (coalesce(nullif(trim(last_name || ' ' || first_name), ''), email)) collate "es-x-icu", id);

create table group_member (
  company_id uuid not null,
  group_id uuid not null,
  person_id uuid not null,
  primary key (company_id, group_id, person_id),
  foreign key (company_id, group_id) references person_group (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create index group_member_person on group_member (company_id, person_id);

-- Which mails a person wants, and when; without a row, the defaults of packages/domain/src/notifications.
create table person_preference (
  company_id uuid not null,
  person_id uuid not null,
  show_reset_password boolean not null,
  update_status text not null check (update_status in ('never', 'instant', 'daily', 'weekly')),
  deadline_status text not null check (deadline_status in ('never', 'instant', 'daily', 'weekly')),
  renewal_period text not null check (renewal_period in ('never', 'instant', 'daily', 'weekly')),
  validation_status text not null check (validation_status in ('never', 'instant', 'daily', 'weekly')),
  -- How many days before a notice limit this person gets a mail; null: as the company.
  renewal_period_days integer check (renewal_period_days between 1 and 365),
  primary key (company_id, person_id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);

-- Who acts for whom while they are away, both days included. A delegation called off keeps who and when.
create table delegation (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  delegate_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  created_by uuid not null,
  created_at timestamptz not null,
  ended_by uuid,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, delegate_id) references person (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references person (company_id, id),
  foreign key (company_id, ended_by) references person (company_id, id),
  check (starts_on <= ends_on),
  check (person_id <> delegate_id),
  check (num_nonnulls(ended_by, ended_at) in (0, 2))
);
-- Also those that ended early: the list of a person shows every one in which they acted.
create index delegation_delegate on delegation (company_id, delegate_id, ends_on);
create index delegation_person on delegation (company_id, person_id, ends_on);

create table session (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  remember boolean not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create index session_person on session (company_id, person_id);

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
-- One live link of a purpose. Links that stop a takeover are exempt: an intruder must not be able to void them.
create unique index account_link_live on account_link (company_id, person_id, purpose)
  where used_at is null and revoked_at is null and purpose <> 'emailStop';
create index account_link_person on account_link (company_id, person_id);

-- A domain leads to one company only: people must not be brought in where they do not belong.
create table sign_up_domain (
  company_id uuid not null references company (id),
  domain text not null check (domain = lower(domain)),
  primary key (company_id, domain)
);
create unique index sign_up_domain_once on sign_up_domain (domain);

-- The link of a person who signs up: they have no row until it is used, so it holds their address.
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

-- The services that a company connects. Secrets are encrypted with the master key and never leave.
create table integration (
  company_id uuid not null references company (id),
  service text not null check (service in ('provider1', 'provider2', 'sharing')),
  -- What may be shown again: accounts, addresses, paths.
  shown jsonb not null,
  -- Keys and passwords: platform/sealing/encrypted-secret.ts.
  secret jsonb not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (company_id, service),
  foreign key (company_id, updated_by) references person (company_id, id)
);

-- Fixed-window counters: limits survive a restart and hold over several processes.
create table rate_limit (
  key text primary key,
  window_started_at timestamptz not null,
  hits integer not null
);

create table mail (
  company_id uuid references company (id),
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  -- Mails that carry a link or a code are encrypted while they wait and forgotten once they are sent.
  secret_body jsonb,
  attachments jsonb not null default '[]',
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  message_id text not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_recent on mail (created_at desc);
create index mail_files on mail using gin (company_id, files_of(attachments)) where files_of(attachments) <> '[]';

-- What was deleted can be put back for thirty days: the rows as they were, in the order in which they go back.
create table removed_object (
  company_id uuid not null references company (id),
  id uuid not null,
  -- What it was, for who puts it back: 'contractType', 'folder' …
  kind text not null,
  object_id uuid not null,
  label text not null,
  -- [{table, rows}]
  content jsonb not null,
  removed_by uuid not null,
  removed_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, removed_by) references person (company_id, id)
);
create index removed_object_recent on removed_object (company_id, removed_at desc, id);
create index removed_object_files on removed_object using gin (company_id, files_of(content)) where files_of(content) <> '[]';

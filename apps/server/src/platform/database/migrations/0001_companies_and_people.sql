-- Companies (tenants) and the people in them. Every row belongs to one company; company_id leads every key.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

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
  created_at timestamptz not null
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

create table person (
  company_id uuid not null references company (id),
  id uuid not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  locale text not null default 'fr' check (locale in ('fr', 'en', 'es')),
  status text not null check (status in ('pending', 'active', 'blocked')),
  role_id uuid not null,
  main_group_id uuid,
  password_hash text,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, role_id) references role (company_id, id)
);
create unique index person_email on person (lower(email));
create index person_role on person (company_id, role_id);

create table person_group (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  description text not null default '',
  primary key (company_id, id)
);
alter table person add foreign key (company_id, main_group_id) references person_group (company_id, id);
create index person_main_group on person (company_id, main_group_id);

create table group_member (
  company_id uuid not null,
  group_id uuid not null,
  person_id uuid not null,
  primary key (company_id, group_id, person_id),
  foreign key (company_id, group_id) references person_group (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create index group_member_person on group_member (company_id, person_id);

create table session (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  token_hash bytea not null,
  remember boolean not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);
create unique index session_token on session (token_hash);
create index session_person on session (company_id, person_id);

-- The small tables that hold people and secrets are fenced by the database too (security, decision 2).
-- `tacite.company` is set for each transaction; the sign-in door sets `tacite.door` for its few look-ups before a company is known.
do $$
declare fenced text;
begin
  foreach fenced in array array['role', 'person', 'session'] loop
    execute format('alter table %I enable row level security', fenced);
    execute format('alter table %I force row level security', fenced);
    execute format(
      'create policy company_fence on %I using (company_id = nullif(current_setting(''tacite.company'', true), '''')::uuid
        or current_setting(''tacite.door'', true) = ''open'')', fenced);
  end loop;
end $$;

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
  attachments jsonb not null default '[]',
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  message_id text not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_recent on mail (created_at desc);

-- Files are content-addressed: the bytes live in the file store under their SHA-256, this row says who has them.
create table file (
  company_id uuid not null references company (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null,
  media_type text not null,
  created_at timestamptz not null,
  primary key (company_id, sha256)
);

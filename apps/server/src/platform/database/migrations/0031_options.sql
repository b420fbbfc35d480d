-- How the site looks to a company's people, as /misc/app serves it.
alter table company
  add column site_name text not null default 'Tacite' check (length(site_name) between 1 and 60),
  add column icon_sha256 text,
  add column logo_sha256 text,
  -- The last day whose digests were sent: each report goes once a day, also after a restart.
  add column daily_digest_on date,
  add column weekly_digest_on date;
alter table company
  add foreign key (id, icon_sha256) references file (company_id, sha256),
  add foreign key (id, logo_sha256) references file (company_id, sha256);

-- How a person wants to be told by mail; who never chose has the defaults of packages/domain/src/notifications.
create table person_preference (
  company_id uuid not null,
  person_id uuid not null,
  show_reset_password boolean not null,
  update_status text not null check (update_status in ('never', 'instant', 'daily', 'weekly')),
  deadline_status text not null check (deadline_status in ('never', 'instant', 'daily', 'weekly')),
  renewal_period text not null check (renewal_period in ('never', 'instant', 'daily', 'weekly')),
  validation_status text not null check (validation_status in ('never', 'instant', 'daily', 'weekly')),
  -- How many days before a notice limit this person is told; null: as the company.
  renewal_period_days integer check (renewal_period_days between 1 and 365),
  primary key (company_id, person_id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade
);

-- What became of the mail about a notification: those that wait go with the next report.
alter table notification add column mailing text not null default 'done' check (mailing in ('done', 'daily', 'weekly'));
create index notification_to_mail on notification (company_id, mailing, person_id, created_at) where mailing <> 'done';

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
alter table integration enable row level security;
alter table integration force row level security;
create policy company_fence on integration using (company_id = nullif(current_setting('tacite.company', true), '')::uuid
  or current_setting('tacite.door', true) = 'open');

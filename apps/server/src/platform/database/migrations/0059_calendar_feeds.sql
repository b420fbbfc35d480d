-- Whoever did not open the product did not see its dates. A person follows them in their own calendar, by a secret address.
create table calendar_feed (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  scope text not null check (scope in ('owned', 'visible', 'folder')),
  -- No key: a deleted folder may be restored, and its calendar then shows its dates again.
  folder_id uuid,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_fetched_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id) on delete cascade,
  check ((scope = 'folder') = (folder_id is not null))
);
create unique index calendar_feed_token on calendar_feed (token_hash);
create index calendar_feed_person on calendar_feed (company_id, person_id);

-- What was published to a calendar: it is told when a date moves or no longer holds, which takes the last sequence.
create table calendar_entry (
  company_id uuid not null,
  feed_id uuid not null,
  -- No key: a deleted contract has its dates cancelled.
  contract_id uuid not null,
  kind text not null check (kind in ('sendBy', 'limit', 'end', 'exitSendBy', 'exitLimit', 'informConsumer')),
  -- The number of the term, or the day of the exit.
  place text not null,
  day date not null,
  -- The other facts of the date, as of the last time that it held.
  facts jsonb not null,
  sequence integer not null,
  -- Of the words that were published.
  digest bytea not null,
  published_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (company_id, feed_id, contract_id, kind, place),
  foreign key (company_id, feed_id) references calendar_feed (company_id, id) on delete cascade
);

alter table calendar_feed enable row level security;
alter table calendar_feed force row level security;
create policy company_fence on calendar_feed using (company_id = (select nullif(current_setting('tacite.company', true), '')::uuid)
  or (select current_setting('tacite.door', true)) = 'open');

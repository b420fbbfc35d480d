-- A list of people whom a job invites: it goes on after a kill, and its lines that are to be corrected wait for their correction.
create table invitation_list (
  company_id uuid not null references company (id),
  id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null,
  -- For lines that name no role.
  role_id uuid not null,
  -- Besides those that a line names; one that was deleted meanwhile is left out.
  group_ids uuid[] not null,
  locale text not null check (locale in ('fr', 'en', 'es')),
  send_on date,
  -- Mails that the daily quota delays, and the day on which the last of them leaves.
  mails_later integer not null default 0,
  mails_until date,
  primary key (company_id, id),
  foreign key (company_id, created_by) references person (company_id, id) on delete cascade
);
create index invitation_list_created on invitation_list (company_id, created_at desc, id);
create index invitation_list_creator on invitation_list (company_id, created_by);

create table invitation_line (
  company_id uuid not null,
  list_id uuid not null,
  position integer not null,
  line integer not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- Names as typed: they are looked up when the line is checked.
  role_name text not null,
  group_names text[] not null,
  state text not null check (state in ('waiting', 'invited', 'toCorrect', 'passedOver', 'setAside')),
  -- Who asked for this invitation, or corrected its line: their current rights decide.
  asked_by uuid not null,
  -- Why the line is not invited: a refusal, worded for whoever reads it.
  refusal jsonb,
  primary key (company_id, list_id, position),
  foreign key (company_id, list_id) references invitation_list (company_id, id) on delete cascade,
  foreign key (company_id, asked_by) references person (company_id, id) on delete cascade,
  check ((refusal is not null) = (state in ('toCorrect', 'passedOver', 'setAside')))
);
create index invitation_line_state on invitation_line (company_id, list_id, state, position);
create index invitation_line_asker on invitation_line (company_id, asked_by);

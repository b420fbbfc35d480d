-- Questions of a contract's form that the counterparty is asked, by a link of their own.

-- Who answers each question of a template: until now we did.
update template set questions = (select coalesce(jsonb_agg(question || '{"answeredBy": "us"}' order by place), '[]')
  from jsonb_array_elements(template.questions) with ordinality as listed (question, place)) where questions <> '[]';
update template_version set questions = (select coalesce(jsonb_agg(question || '{"answeredBy": "us"}' order by place), '[]')
  from jsonb_array_elements(template_version.questions) with ordinality as listed (question, place)) where questions <> '[]';

create table questionnaire (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  email text not null check (email = lower(email)),
  name text not null,
  -- Of their mails and of their page.
  locale text not null check (locale in ('fr', 'en', 'es')),
  message text not null,
  -- The day by which answers are hoped for; the link goes on until its own end.
  due_on date,
  -- The fields asked, in order, each with the heading and the help that are shown: [{fieldId, group, help}].
  questions jsonb not null,
  -- By the id of their field: what they have written so far, and what they have sent.
  draft jsonb not null default '{}',
  answers jsonb not null default '{}',
  -- The ids of the fields whose answer became a value of the contract.
  taken jsonb not null default '[]',
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- When the link that opens now was sent, and until when it does.
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  last_opened_at timestamptz,
  sent_at timestamptz,
  -- Why their answers went back to them, until they send others.
  returned_word text,
  ended text check (ended in ('taken', 'withdrawn')),
  ended_at timestamptz,
  ended_by uuid,
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, asked_by) references person (company_id, id),
  foreign key (company_id, ended_by) references person (company_id, id),
  check (num_nonnulls(ended, ended_at, ended_by) in (0, 3)),
  check (returned_word is null or sent_at is not null)
);
create index questionnaire_contract on questionnaire (company_id, contract_id, asked_at);
alter table questionnaire enable row level security;
alter table questionnaire force row level security;
create policy company_fence on questionnaire using (company_id = (select nullif(current_setting('tacite.company', true), '')::uuid)
  or (select current_setting('tacite.door', true)) = 'open');

-- Links, devices and codes of outsiders hang on a signatory, on a share, or on a questionnaire.
alter table invitation_link add column questionnaire_id uuid,
  add foreign key (company_id, questionnaire_id) references questionnaire (company_id, id) on delete cascade,
  drop constraint invitation_link_check,
  add check (num_nonnulls(signatory_id, share_id, questionnaire_id) = 1);
create index invitation_link_questionnaire on invitation_link (company_id, questionnaire_id) where questionnaire_id is not null;

alter table guest_session add column questionnaire_id uuid,
  add foreign key (company_id, questionnaire_id) references questionnaire (company_id, id) on delete cascade,
  drop constraint guest_session_check,
  add check (num_nonnulls(signatory_id, share_id, questionnaire_id) = 1);
drop index guest_session_token;
create unique index guest_session_token on guest_session (token_hash, signatory_id, share_id, questionnaire_id)
  nulls not distinct where ended_at is null;
create index guest_session_questionnaire on guest_session (company_id, questionnaire_id) where questionnaire_id is not null;

alter table signing_code add column questionnaire_id uuid,
  add foreign key (company_id, questionnaire_id) references questionnaire (company_id, id) on delete cascade,
  drop constraint signing_code_check,
  add check (num_nonnulls(signatory_id, share_id, questionnaire_id) = 1),
  add check (questionnaire_id is null or purpose = 'open');
create index signing_code_questionnaire on signing_code (company_id, questionnaire_id, purpose, expires_at desc, id desc)
  where questionnaire_id is not null;

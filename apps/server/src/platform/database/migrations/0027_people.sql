-- People are invited, wait, and are shown with their picture; whoever decides for somebody who is away is kept beside them.
alter table person
  add column phone text not null default '',
  add column picture_sha256 text,
  add column invited_by uuid,
  -- The last time that an invitation left; null while it waits for its day.
  add column invited_at timestamptz,
  -- A deferred invitation leaves on this day of the company.
  add column invitation_due_on date,
  add foreign key (company_id, picture_sha256) references file (company_id, sha256),
  add foreign key (company_id, invited_by) references person (company_id, id);
create index person_status on person (company_id, status);
-- Lists of people open in the order of their names, letters as the reader's language sorts them; platform/database/person-name.ts
-- writes the same expression.
create index person_name_order on person
  (company_id, (coalesce(nullif(trim(last_name || ' ' || first_name), ''), email)) collate "und-x-icu", id);
create index person_name_order_es on person
  (company_id, (coalesce(nullif(trim(last_name || ' ' || first_name), ''), email)) collate "es-x-icu", id);
create index person_invitation_due on person (company_id, invitation_due_on) where invitation_due_on is not null;

-- A group that is deleted leaves no department behind; putting it back gives them again.
alter table person drop constraint person_company_id_main_group_id_fkey,
  add foreign key (company_id, main_group_id) references person_group (company_id, id) on delete set null (main_group_id);
alter table contract_fact drop constraint contract_fact_company_id_department_id_fkey,
  add foreign key (company_id, department_id) references person_group (company_id, id) on delete set null (department_id);
create unique index person_group_name on person_group (company_id, fold_text(name));
create index person_group_order on person_group (company_id, name collate "und-x-icu", id);
create index role_order on role (company_id, name collate "und-x-icu", id);
create unique index role_name on role (company_id, fold_text(name));
create unique index role_default on role (company_id) where is_default;

-- Whoever decided in the place of the validator, while they were away.
alter table validation_decision
  add column decided_by uuid,
  add foreign key (company_id, decided_by) references person (company_id, id);

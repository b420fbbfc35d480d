-- Files attached to a template, as it is written now: contracts made of it get them as annexes of their own.
create table template_file (
  company_id uuid not null,
  id uuid not null,
  template_id uuid not null,
  name text not null check (name <> ''),
  -- The order among the files of the template; equal ones are in the order of their ids.
  position integer not null,
  -- The file, as in attachment_version (0052).
  sha256 text not null,
  copy_sha256 text,
  active jsonb not null,
  file_name text not null,
  media_type text not null,
  size_bytes bigint not null,
  page_count integer not null,
  print_obstacle text check (print_obstacle in ('kind', 'protected', 'signed', 'undrawable', 'tooLong')),
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, template_id) references template (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, copy_sha256) references file (company_id, sha256),
  foreign key (company_id, added_by) references person (company_id, id)
);
create index template_file_template on template_file (company_id, template_id, position, id);
create index template_file_file on template_file (company_id, sha256);
create index template_file_copy on template_file (company_id, copy_sha256) where copy_sha256 is not null;

-- Those that a published version has, under the ids that they have in the template; they never change.
create table template_version_file (
  company_id uuid not null,
  template_id uuid not null,
  number integer not null,
  id uuid not null,
  name text not null,
  position integer not null,
  sha256 text not null,
  copy_sha256 text,
  active jsonb not null,
  file_name text not null,
  media_type text not null,
  size_bytes bigint not null,
  page_count integer not null,
  print_obstacle text,
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (company_id, template_id, number, id),
  foreign key (company_id, template_id, number) references template_version (company_id, template_id, number) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, copy_sha256) references file (company_id, sha256),
  foreign key (company_id, added_by) references person (company_id, id)
);
create index template_version_file_file on template_version_file (company_id, sha256);
create index template_version_file_copy on template_version_file (company_id, copy_sha256) where copy_sha256 is not null;

-- A template that is another one in another language. Without the other one it stands by itself.
alter table template
  add column translated_from uuid,
  -- By section: the section that it is in the other language, and the published version in which that was last followed.
  add column source_sections jsonb not null default '{}',
  add foreign key (company_id, translated_from) references template (company_id, id),
  add constraint template_translated_from_another check (translated_from <> id);
create index template_translations on template (company_id, translated_from) where translated_from is not null;

-- What a contract, a template or a clause says. Its owner points to it, and answers for who may do what with it.
create table text (
  company_id uuid not null references company (id),
  id uuid not null,
  numbering text not null check (numbering in ('none', 'digital', 'articles', 'roman', 'alphabetical')),
  locale text not null check (locale in ('fr', 'en', 'es')),
  primary key (company_id, id)
);

create table text_block (
  company_id uuid not null,
  id uuid not null,
  text_id uuid not null,
  kind text not null check (kind in ('body', 'annex', 'signature')),
  name text not null,
  description text not null default '',
  position integer not null,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, text_id) references text (company_id, id) on delete cascade
);
create index text_block_text on text_block (company_id, text_id, position);

create table text_section (
  company_id uuid not null,
  id uuid not null,
  text_id uuid not null,
  block_id uuid not null,
  position integer not null,
  level integer not null check (level between 1 and 3),
  title text not null,
  content jsonb not null,
  -- Of the document's schema (packages/document); an older one is brought up when it is read.
  schema_version smallint not null,
  audience text not null default 'anyone' check (audience in ('collaborators', 'thirdParties', 'anyone')),
  -- False: it bears no number and takes none from the others, as a preamble, or the text before Article 1.
  is_numbered boolean not null default true,
  version integer not null default 1,
  locked_by uuid,
  locked_at timestamptz,
  -- Null: the starter text came with the product.
  updated_by uuid,
  updated_at timestamptz not null,
  -- Whose sitting on this section is open: the trail has its event already (decision 0035). Null: the next save begins one.
  sitting_of uuid,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, text_id) references text (company_id, id) on delete cascade,
  foreign key (company_id, block_id) references text_block (company_id, id)
);
create index text_section_text on text_section (company_id, text_id, block_id, position);
create index text_section_variables on text_section using gin (company_id, variables_of(content))
  where removed_at is null;
create index text_section_files on text_section using gin (company_id, files_of(content)) where files_of(content) <> '[]';

create table section_version (
  company_id uuid not null,
  section_id uuid not null,
  version integer not null,
  text_id uuid not null,
  title text not null,
  content jsonb not null,
  schema_version smallint not null,
  -- Whom it was written for: opening a section does not open what was said behind closed doors.
  audience text not null check (audience in ('collaborators', 'thirdParties', 'anyone')),
  saved_by uuid,
  saved_at timestamptz not null,
  primary key (company_id, section_id, version),
  foreign key (company_id, text_id) references text (company_id, id) on delete cascade
);
create index section_version_text on section_version (company_id, text_id);
create index section_version_files on section_version using gin (company_id, files_of(content)) where files_of(content) <> '[]';

-- Image files uploaded for a text: they may be shown before, and after, the text uses them.
create table text_image (
  company_id uuid not null,
  text_id uuid not null,
  sha256 text not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  primary key (company_id, text_id, sha256),
  foreign key (company_id, text_id) references text (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, uploaded_by) references person (company_id, id)
);
create index text_image_file on text_image (company_id, sha256);

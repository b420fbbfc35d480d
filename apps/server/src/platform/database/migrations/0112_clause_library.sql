-- A clause is written in a text of its own and published in numbered versions, which are what texts insert. Its variants are clauses
-- as well: fallbacks to offer in its place, and wordings to refuse.
alter table clause
  -- The clause that it is a variant of.
  add column standard_id uuid,
  add column stance text not null default 'standard' check (stance in ('standard', 'fallback', 'refused')),
  -- When to use it rather than the others.
  add column use_when text not null default '',
  -- For those who negotiate: no third party ever reads it.
  add column guidance text not null default '',
  -- Among the variants of its standard clause.
  add column position integer not null default 0,
  add column updated_by uuid,
  -- What is published was changed since.
  add column is_changed boolean not null default false,
  -- The version that is inserted into texts; null: none was published yet.
  add column published_version integer,
  -- Only a standard clause has variants.
  add column standard_stance text generated always as (case when standard_id is not null then 'standard' end) stored,
  add check ((standard_id is null) = (stance = 'standard')),
  add unique (company_id, id, stance),
  add foreign key (company_id, standard_id, standard_stance) references clause (company_id, id, stance);
create index clause_standard on clause (company_id, standard_id, position, id);
update clause set updated_by = created_by;

create table clause_folder (
  company_id uuid not null,
  clause_id uuid not null,
  folder_id uuid not null,
  primary key (company_id, clause_id, folder_id),
  foreign key (company_id, clause_id) references clause (company_id, id) on delete cascade,
  foreign key (company_id, folder_id) references folder (company_id, id) on delete cascade
);
create index clause_folder_folder on clause_folder (company_id, folder_id);

create table clause_version (
  company_id uuid not null references company (id),
  clause_id uuid not null,
  number integer not null check (number > 0),
  locale text not null check (locale in ('fr', 'en', 'es')),
  -- The heading that a section made of it gets.
  title text not null,
  content jsonb not null,
  schema_version smallint not null,
  -- What changed, and why.
  note text not null default '',
  -- Null: it came with the product.
  published_by uuid,
  published_at timestamptz not null,
  primary key (company_id, clause_id, number),
  foreign key (company_id, clause_id) references clause (company_id, id) on delete cascade
);
create index clause_version_files on clause_version using gin (company_id, files_of(content)) where files_of(content) <> '[]';

-- Until now a clause was inserted as it was written.
insert into clause_version (company_id, clause_id, number, locale, title, content, schema_version, published_at)
select clause.company_id, clause.id, 1, text.locale, section.title, section.content, section.schema_version, clause.updated_at
from clause
join text on text.company_id = clause.company_id and text.id = clause.text_id
join text_section as section on section.company_id = clause.company_id and section.text_id = clause.text_id and section.removed_at is null;
update clause set published_version = 1 where exists (select from clause_version as version
  where version.company_id = clause.company_id and version.clause_id = clause.id);
alter table clause add foreign key (company_id, id, published_version) references clause_version (company_id, clause_id, number)
  deferrable initially deferred;

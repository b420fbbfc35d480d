-- Accents and case do not matter when people look for something. `unaccent` is only stable, because its rules are a file;
-- ours never change, and an index needs a promise.
create function fold_text(p_text text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, p_text));

-- Configurations `fr`, `en`, `es`: the stem of a word without its accents.
do $$
declare
  stems record;
begin
  for stems in select * from (values ('fr', 'french'), ('en', 'english'), ('es', 'spanish')) as pair (name, origin) loop
    execute format('create text search configuration %I (copy = %I)', stems.name, stems.origin);
    execute format(
      'alter text search configuration %I alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part
        with unaccent, %I', stems.name, stems.origin || '_stem');
  end loop;
end $$;

-- Stemmers need accents to see an ending (« résiliée » gives « résili », « resiliee » gives « resilie »), people leave them out:
-- both the stem without its accents and the stem of the word without its accents are kept, at the same place of the text.
create function without_accents(p_lexemes text) returns text language sql immutable strict parallel safe
  return replace(replace(translate(p_lexemes,
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), 'œ', 'oe'), 'æ', 'ae');

create function language_of(p_locale text) returns regconfig language sql immutable strict parallel safe
  return case p_locale when 'en' then 'pg_catalog.english'::regconfig when 'es' then 'pg_catalog.spanish'::regconfig
    else 'pg_catalog.french'::regconfig end;

create function folding_of(p_locale text) returns regconfig language sql immutable strict parallel safe
  return case p_locale when 'en' then 'en'::regconfig when 'es' then 'es'::regconfig else 'fr'::regconfig end;

create function searchable_words(p_locale text, p_text text) returns tsvector language sql immutable strict parallel safe
  return (without_accents(to_tsvector(language_of(p_locale), p_text)::text) || ' '
    || to_tsvector(folding_of(p_locale), p_text)::text)::tsvector;

-- What people typed, as a question to pages in any of the three languages; null when it names no word to look for.
create function search_question(p_typed text) returns tsquery language sql immutable strict parallel safe
  return (
    select string_agg(distinct '(' || variant.question || ')', ' | ')::tsquery
    from (values
      (without_accents(websearch_to_tsquery('pg_catalog.french', p_typed)::text)), (websearch_to_tsquery('fr', p_typed)::text),
      (without_accents(websearch_to_tsquery('pg_catalog.english', p_typed)::text)), (websearch_to_tsquery('en', p_typed)::text),
      (without_accents(websearch_to_tsquery('pg_catalog.spanish', p_typed)::text)), (websearch_to_tsquery('es', p_typed)::text)
    ) as variant (question)
    -- `T`: nothing but words to leave out, or no word at all.
    where querytree(variant.question::tsquery) not in ('', 'T'));

-- The signed PDF of a contract, and whether its text can be searched yet.
create table signed_document (
  company_id uuid not null,
  contract_id uuid not null,
  sha256 text not null,
  locale text not null check (locale in ('fr', 'en', 'es')),
  -- `empty`: read, and there is no text in it (a scan); `unreadable`: the reader gave up on the file.
  state text not null check (state in ('waiting', 'read', 'empty', 'unreadable')),
  pages integer,
  signed_at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, contract_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256)
);
create index signed_document_without_text on signed_document (company_id, signed_at desc, contract_id) where state <> 'read';

-- The text and its words stand apart (toast) from narrow rows: matches of a common word are counted without reading them,
-- only the newest thousand are read to be ranked. A word of 68,000 pages out of 100,000: 1.2 s with whole rows, 72 ms so.
create table text_page (
  company_id uuid not null,
  contract_id uuid not null,
  page integer not null check (page > 0),
  locale text not null check (locale in ('fr', 'en', 'es')),
  body text not null,
  words tsvector not null,
  primary key (company_id, contract_id, page),
  foreign key (company_id, contract_id) references signed_document (company_id, contract_id) on delete cascade
) with (toast_tuple_target = 128);
create index text_page_words on text_page using gin (company_id, words);

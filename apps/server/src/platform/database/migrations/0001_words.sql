-- How words are compared and looked for, and what stored documents name: pure functions that indexes are made of.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Accents and case do not matter when people look for something. `unaccent` is only stable, because its rules are a file;
-- ours never change, and an index needs a promise.
create function fold_text(p_text text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, p_text));

-- People look for a part of a name or of a reference, accents aside.
create function contains_pattern(p_typed text) returns text language sql immutable strict parallel safe
  return '%' || replace(replace(replace(fold_text(p_typed), '\', '\\'), '%', '\%'), '_', '\_') || '%';

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
--
-- « sous-traitance » without quotation marks is looked for by its own lexeme and those of its parts, in any place: their
-- order adds nothing to it, and to check it PostgreSQL reads the words of every page that holds them (220 ms instead of 60
-- over 100,000 pages). Between quotation marks the order is what people ask for.
create function search_question(p_typed text) returns tsquery language sql immutable strict parallel safe
  return (
    select string_agg(distinct '(' || variant.question || ')', ' | ')::tsquery
    from (
      select case when position('"' in p_typed) > 0 then worded.question else regexp_replace(worded.question, '<(-|\d+)>', '&', 'g') end
      from (values
        (without_accents(websearch_to_tsquery('pg_catalog.french', p_typed)::text)), (websearch_to_tsquery('fr', p_typed)::text),
        (without_accents(websearch_to_tsquery('pg_catalog.english', p_typed)::text)), (websearch_to_tsquery('en', p_typed)::text),
        (without_accents(websearch_to_tsquery('pg_catalog.spanish', p_typed)::text)), (websearch_to_tsquery('es', p_typed)::text)
      ) as worded (question)
    ) as variant (question)
    -- `T`: nothing but words to leave out, or no word at all.
    where querytree(variant.question::tsquery) not in ('', 'T'));

-- The variables that a rich text shows or decides by: which contracts use a field is read from an index.
create function variables_of(p_content jsonb) returns jsonb language sql immutable strict parallel safe
  return jsonb_path_query_array(p_content,
    'strict $.**?(@.type == "field" || @.type == "conditional").attrs.variable');

-- The files that a stored document, or rows kept as JSON, name: every string that is a SHA-256, whatever its key. An index on
-- it is what makes a column count as a holder of files (platform/storage/file-references.ts). The indexes hold only rows that
-- name a file, few among sections.
create function files_of(p_content jsonb) returns jsonb language sql immutable strict parallel safe
  return jsonb_path_query_array(p_content, 'strict $.**?(@.type() == "string" && @ like_regex "^[0-9a-f]{64}$")');

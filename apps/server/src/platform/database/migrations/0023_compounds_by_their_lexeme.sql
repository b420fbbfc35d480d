-- « sous-traitance » without quotation marks is looked for by its own lexeme and those of its parts, in any place: their
-- order adds nothing to it, and to check it PostgreSQL reads the words of every page that holds them (220 ms instead of 60
-- over 100,000 pages). Between quotation marks the order is what people ask for.
create or replace function search_question(p_typed text) returns tsquery language sql immutable strict parallel safe
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

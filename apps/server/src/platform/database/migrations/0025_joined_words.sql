-- Numbers written in groups and articles of a code are also found as one word, which is how people type them.
-- The twin of `joinedWords` (packages/domain/src/search/joined-words.ts).
create function joined_words(p_text text) returns text[] language sql immutable strict parallel safe
  begin atomic
    with number_run as (
      select array(select found[1] from regexp_matches(run[1], '[A-Z]*\d+', 'g') as found) as groups
      from regexp_matches(p_text, E'(?<![[:alnum:]])((?:[A-Z]{2}\\d{2}|\\d{1,4})(?:[ \u00A0\u2009\u202F\n]\\d{1,5})+)(?![[:alnum:]])', 'g') as run
    ), number as (
      select groups[first:last] as groups
      from number_run, generate_series(1, cardinality(groups) - 1) as first,
        generate_series(first + 1, least(first + 8, cardinality(groups))) as last
    ), article as (
      select lower(coalesce(found[1], found[2])) as letter, string_to_array(found[3], '-') as parts
      from regexp_matches(p_text, E'(?<![[:alnum:]])(?:([LRD])\\.?|(A)\\.)[ \u00A0\u2009\u202F\n]?(\\d{1,4}(?:-\\d{1,3})*)(?![[:alnum:]])', 'g') as found
    ), word as (
      select lower(array_to_string(groups, '')) as word from number
      where array_to_string(groups, ' ') ~ '^(\d{1,3}( \d{3})+|\d{3} \d{3} \d{3} \d{5}|0\d( \d{2}){4}|([A-Z]{2}\d{2}|\d{4})( \d{4}){2,}( \d{1,4})?)$'
      union
      -- The `h` is a hyphen, which would split the word.
      select letter || array_to_string(parts[1:depth], 'h') from article, generate_series(1, cardinality(parts)) as depth
    )
    select coalesce(array_agg(word order by word collate "C"), '{}') from word;
  end;

-- What a page is found by.
create function page_words(p_locale text, p_text text) returns tsvector language sql immutable strict parallel safe
  return searchable_words(p_locale, p_text) || array_to_tsvector(joined_words(p_text));

update text_page set words = words || array_to_tsvector(joined_words(body)) where joined_words(body) <> '{}';

-- The audit is searched by the names that were recorded with each act. Their values without their keys, folded; one value
-- cannot run into the next.
create function recorded_words(p_personal jsonb) returns text language sql immutable strict parallel safe
  return fold_text(btrim(replace(jsonb_path_query_array(p_personal, '$.*')::text, '", "', '"' || chr(31) || '"'), '[]'));

-- Only trigrams: what is erased cannot be read from it, nor found by it, as the row it led to is gone.
create index audit_event_recorded on audit_event using gin (company_id, recorded_words(personal) gin_trgm_ops);
-- Statistics would be a copy of the most frequent names.
alter index audit_event_recorded alter column 2 set statistics 0;

-- What a Word file declares as places to fill in (content controls, merge fields, form fields), found again in the document that was
-- read of it: a template made of the upload proposes them as fields.
alter table contract_upload add column places jsonb not null default '{"found": [], "unplaced": 0}';

-- What people choose among opens in their order of letters and is searched by any part of a name, whatever its length:
-- Spanish has an order of its own, French and English share one.
create index contract_title_order_es on contract (company_id, title collate "es-x-icu", id);
create index contract_type_order_es on contract_type (company_id, title collate "es-x-icu", id);
create index project_order_es on project (company_id, title collate "es-x-icu", id);
create index legal_entity_order_es on legal_entity (company_id, name collate "es-x-icu", id);
create index tagged_field_label_order on tagged_field (company_id, label collate "und-x-icu", id);
create index tagged_field_label_order_es on tagged_field (company_id, label collate "es-x-icu", id);

create index project_named on project using gin (company_id, fold_text(title) gin_trgm_ops);
create index legal_entity_named on legal_entity using gin (company_id, fold_text(name) gin_trgm_ops);
create index contract_type_named on contract_type using gin (company_id, fold_text(title) gin_trgm_ops);
create index tagged_field_named on tagged_field using gin (company_id, fold_text(label || ' ' || variable) gin_trgm_ops);
-- People are searched row by row: the policy on their table lets no index answer `like` (0.4 s among 100,000).

-- A signed PDF waiting to become a contract: it is shown as it is, and no text is made of it. Null: a document whose text is.
alter table contract_upload add column pages integer check (pages > 0);

-- The clauses that a section was made of, or that were inserted into it. A deleted clause keeps its rows, so that it comes back with
-- its places; those who read them join the clause.
create table section_clause (
  company_id uuid not null references company (id),
  text_id uuid not null,
  section_id uuid not null,
  clause_id uuid not null,
  -- Of the clause, as it was inserted.
  version integer not null check (version > 0),
  -- The section is the clause; otherwise a passage of it is.
  is_whole boolean not null,
  -- How its words stand in the section now.
  standing text not null check (standing in ('same', 'changed', 'gone')),
  -- Why the section says it otherwise, and the hash of what it says: the decision stands as long as that stays the same.
  kept_reason text,
  kept_hash text,
  -- Null: it came with the text that this one was made of.
  kept_by uuid,
  kept_at timestamptz,
  primary key (company_id, section_id, clause_id),
  check ((kept_reason is null) = (kept_hash is null) and (kept_reason is null) = (kept_at is null)),
  foreign key (company_id, text_id) references text (company_id, id) on delete cascade,
  foreign key (company_id, section_id) references text_section (company_id, id) on delete cascade
);
create index section_clause_text on section_clause (company_id, text_id);
create index section_clause_clause on section_clause (company_id, clause_id, version);

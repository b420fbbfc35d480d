-- What is taken of the company's letterhead for its Word files, as a file; its name and what an administrator is told of it.
alter table company
  add column letterhead_sha256 text,
  add column letterhead_name text,
  add column letterhead_summary jsonb,
  add foreign key (id, letterhead_sha256) references file (company_id, sha256),
  add check ((letterhead_sha256 is null) = (letterhead_name is null)),
  add check ((letterhead_sha256 is null) = (letterhead_summary is null));

create index company_letterhead on company (id, letterhead_sha256) where letterhead_sha256 is not null;

-- What a company does with uploaded files that hold active content: macros, scripts, embedded files (decision 0069).
alter table company add column active_content text not null default 'warn' check (active_content in ('warn', 'refuse', 'remove'));

-- What was found in a file, what happened, and the copy without it. The file itself stays as it came.
alter table contract_upload
  add column active jsonb not null default '{"found": [], "outcome": null}',
  add column copy_sha256 text,
  add foreign key (company_id, copy_sha256) references file (company_id, sha256);
create index contract_upload_copy on contract_upload (company_id, copy_sha256) where copy_sha256 is not null;

alter table contract
  add column original_active jsonb not null default '{"found": [], "outcome": null}',
  add column original_copy_sha256 text,
  add foreign key (company_id, original_copy_sha256) references file (company_id, sha256);
create index contract_original_copy on contract (company_id, original_copy_sha256) where original_copy_sha256 is not null;

-- How much a company stores. Changes are appended, so that no upload waits for another; a job folds them into one row.
create table storage_change (
  company_id uuid not null references company (id),
  id bigint generated always as identity,
  bytes bigint not null,
  primary key (company_id, id)
);
insert into storage_change (company_id, bytes) select company_id, sum(size_bytes) from file group by company_id;

create function count_stored_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into storage_change (company_id, bytes) values (new.company_id, new.size_bytes);
  else
    insert into storage_change (company_id, bytes) values (old.company_id, -old.size_bytes);
  end if;
  return null;
end $$;
create trigger count_stored_file after insert or delete on file for each row execute function count_stored_file();

create function fold_storage_changes(p_company uuid) returns void language sql as $$
  with folded as (
    delete from storage_change where company_id = p_company and id in (
      select id from storage_change where company_id = p_company order by id for update skip locked)
    returning bytes)
  insert into storage_change (company_id, bytes)
  select p_company, sum(bytes) from folded having count(*) > 0;
$$;

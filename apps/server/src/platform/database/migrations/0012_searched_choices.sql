-- People and folders to choose from, found within a few tens of milliseconds among a hundred thousand.

-- What a person is searched by (platform/database/person-name.ts), folded once when it is written. The policy on their table
-- lets no index answer `like`, so that people are searched row by row; folding each row anew was nearly all of its time.
alter table person add column searched text not null
  generated always as (fold_text(first_name || ' ' || last_name || ' ' || email)) stored;

-- The whole path of a folder. It was put together for every folder of the company at each question, and folded for each.
alter table folder add column path text not null default '';

with recursive whole (company_id, id, path) as (
  select folder.company_id, folder.id, folder.name from folder where folder.parent_id is null
  union all
  select folder.company_id, folder.id, whole.path || '/' || folder.name from folder
    join whole on whole.company_id = folder.company_id and whole.id = folder.parent_id
)
update folder set path = whole.path from whole where whole.company_id = folder.company_id and whole.id = folder.id;

-- The lock on the folder above waits for who renames or moves it, and makes them wait: no path is left behind.
create function name_folder_path() returns trigger language plpgsql as $$
declare
  path_above text;
begin
  select above.path into path_above from folder as above
    where above.company_id = new.company_id and above.id = new.parent_id for share;
  new.path := coalesce(path_above || '/', '') || new.name;
  return new;
end $$;
create trigger name_folder_path before insert or update of name, parent_id, path on folder
  for each row execute function name_folder_path();

-- Folders below follow, and those below them in turn. One statement may insert them before the folder that holds them.
create function follow_folder_path() returns trigger language plpgsql as $$
begin
  update folder set path = '' where company_id = new.company_id and parent_id = new.id;
  return null;
end $$;
create trigger pass_folder_path after insert on folder for each row execute function follow_folder_path();
create trigger follow_folder_path after update on folder for each row when (old.path <> new.path)
  execute function follow_folder_path();

-- A path has no longest length, the entry of an index has: 2,704 bytes.
create index folder_order on folder (company_id, (left(path, 500)) collate "und-x-icu", id);
create index folder_order_es on folder (company_id, (left(path, 500)) collate "es-x-icu", id);
-- A word of two letters has no trigram: what the index leaves is compared row by row, with what is folded already.
alter table folder add column searched text not null generated always as (fold_text(path)) stored;
create index folder_named on folder using gin (company_id, searched gin_trgm_ops);

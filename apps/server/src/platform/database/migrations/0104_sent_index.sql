-- A table that describes the files of an import is sent by itself and read at once: it is no upload. No screen has ever sent one so.
delete from import_source where kind = 'index';
alter table import_source drop constraint import_source_kind_check;
alter table import_source add constraint import_source_kind_check check (kind in ('zip', 'file'));

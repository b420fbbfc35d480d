-- A section that bears no number and takes none from the others: a preamble, the text before Article 1.
alter table text_section add column is_numbered boolean not null default true;

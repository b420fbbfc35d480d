-- How the form of a template asks for its fields: in which order, under which headings, with which help. Those that it says
-- nothing of follow in the order of the text.
alter table template add column questions jsonb not null default '[]';
alter table template_version add column questions jsonb not null default '[]';

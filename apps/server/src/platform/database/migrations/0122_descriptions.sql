-- What the house notes of a section. Like a block's, it is no part of what the contract says: outsiders and prints never show it.
alter table text_section add column description text not null default '';

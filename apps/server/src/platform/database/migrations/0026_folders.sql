-- Folders beside each other have names of their own, and one of them grants one level to each person, group or to everyone.
create unique index folder_sibling on folder (company_id, parent_id, lower(name)) nulls not distinct;
create unique index folder_grant_holder on folder_grant (company_id, folder_id, person_id, group_id, everyone) nulls not distinct;

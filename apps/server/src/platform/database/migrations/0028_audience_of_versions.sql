-- A version keeps whom it was written for: opening a section does not open what was said behind closed doors.
alter table section_version add column audience text not null default 'anyone'
  check (audience in ('collaborators', 'thirdParties', 'anyone'));
update section_version set audience = text_section.audience
  from text_section
  where text_section.company_id = section_version.company_id and text_section.id = section_version.section_id;
alter table section_version alter column audience drop default;

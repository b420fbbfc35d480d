-- Image files uploaded for a text: they may be shown before, and after, the text uses them.
create table text_image (
  company_id uuid not null,
  text_id uuid not null,
  sha256 text not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  primary key (company_id, text_id, sha256),
  foreign key (company_id, text_id) references text (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, uploaded_by) references person (company_id, id)
);

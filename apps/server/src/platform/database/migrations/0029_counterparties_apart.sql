-- Counterparties are compared without their legal form: « CADEXIA SAS » is « Cadexia ». A name that is nothing else keeps it.
create function party_name(p_name text) returns text language sql immutable strict parallel safe
  return (select coalesce(nullif(trim(regexp_replace(spelled.name,
    '(^| )(sa|sas|sasu|sarl|eurl|sci|scm|snc|scop|scic|selarl|gie|ei|eirl|se|gmbh|ag|kg|ug|ltd|limited|llc|llp|lp|inc|incorporated|corp|corporation|plc|bv|nv|srl|sprl|spa|sapa|sl|slu|sau|sll|lda|ab|as|oy|societe anonyme|societe par actions simplifiee|societe a responsabilite limitee|sociedad limitada|sociedad anonima)(?= |$)',
    ' ', 'g')), ''), spelled.name)
  from (select trim(regexp_replace(regexp_replace(fold_text(p_name), '(?<=\m[a-z])\.', '', 'g'), '[^[:alnum:]]+', ' ', 'g')) as name) as spelled);
create index counterparty_alike on counterparty (company_id, party_name(name));

-- Two that look alike and are not the same: a person said so.
create table counterparty_apart (
  company_id uuid not null references company (id),
  counterparty_id uuid not null,
  other_id uuid not null,
  decided_by uuid not null,
  decided_at timestamptz not null,
  primary key (company_id, counterparty_id, other_id),
  foreign key (company_id, counterparty_id) references counterparty (company_id, id) on delete cascade,
  foreign key (company_id, other_id) references counterparty (company_id, id) on delete cascade,
  foreign key (company_id, decided_by) references person (company_id, id),
  -- Once for a pair.
  check (counterparty_id < other_id)
);
create index counterparty_apart_other on counterparty_apart (company_id, other_id);

-- The notices of a contract, given or received: how they were sent, what proves them, who recorded them. The engine reads
-- lifecycle -> 'notices' as before; it is written from these rows, in one place.
create table contract_notice (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  kind text not null check (kind in ('nonRenewal', 'earlyExit', 'termination', 'priceRevision')),
  -- Null, as the mode: nobody said, as for those that were recorded before the register existed.
  given_by text check (given_by in ('us', 'otherParty')),
  mode text check (mode in ('registeredLetter', 'electronicRegisteredLetter', 'handDelivery', 'bailiff', 'email')),
  -- The last day in force that a termination sets.
  ends_on date,
  -- The first day of the new price.
  applies_from date,
  recorded_by uuid,
  recorded_at timestamptz not null,
  cancelled_on date,
  cancelled_by uuid,
  cancel_reason text not null default '',
  primary key (company_id, id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, recorded_by) references person (company_id, id),
  foreign key (company_id, cancelled_by) references person (company_id, id),
  check ((kind = 'termination') = (ends_on is not null)),
  check ((kind = 'priceRevision') = (applies_from is not null)),
  check (cancelled_by is null or cancelled_on is not null)
);
create index contract_notice_contract on contract_notice (company_id, contract_id, id);

-- A day of a notice with the file that proves it, if there is one. Evidence is never overwritten: one that was replaced or
-- taken back stays.
create table notice_proof (
  company_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  notice_id uuid not null,
  kind text not null check (kind in ('deposit', 'presentation', 'receipt', 'refusal', 'nonCollection')),
  day date not null,
  -- As received, and the copy without active content: the copy counts where there is one (decision 0069).
  sha256 text,
  copy_sha256 text,
  file_name text,
  media_type text,
  size_bytes bigint,
  recorded_by uuid,
  recorded_at timestamptz not null,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, notice_id) references contract_notice (company_id, id) on delete cascade,
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, copy_sha256) references file (company_id, sha256),
  foreign key (company_id, recorded_by) references person (company_id, id),
  foreign key (company_id, withdrawn_by) references person (company_id, id),
  check ((sha256 is null) = (file_name is null) and (sha256 is null) = (media_type is null) and (sha256 is null) = (size_bytes is null)),
  check (copy_sha256 is null or sha256 is not null)
);
create unique index notice_proof_standing on notice_proof (company_id, notice_id, kind) where withdrawn_at is null;
create index notice_proof_contract on notice_proof (company_id, contract_id);
create index notice_proof_file on notice_proof (company_id, sha256) where sha256 is not null;
create index notice_proof_copy on notice_proof (company_id, copy_sha256) where copy_sha256 is not null;

-- The letter of a notice as it was written, and its PDF.
create table notice_letter (
  company_id uuid not null,
  notice_id uuid not null,
  contract_id uuid not null,
  locale text not null check (locale in ('fr', 'en', 'es')),
  content jsonb not null,
  sha256 text not null,
  size_bytes bigint not null,
  written_by uuid not null,
  written_at timestamptz not null,
  primary key (company_id, notice_id),
  foreign key (company_id, notice_id) references contract_notice (company_id, id) on delete cascade,
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file (company_id, sha256),
  foreign key (company_id, written_by) references person (company_id, id)
);
create index notice_letter_contract on notice_letter (company_id, contract_id);
create index notice_letter_file on notice_letter (company_id, sha256);

-- Takes into the register what the lifecycle of contracts alone knows: at the upgrade, and when a contract that was deleted
-- before it is restored.
create function adopt_notices(p_company_id uuid, p_contract_ids uuid[]) returns void language sql as $$
  with known as (
    select contract.company_id, contract.id as contract_id, (notice ->> 'id')::uuid as id, notice,
        coalesce(uuid_extract_timestamp((notice ->> 'id')::uuid), contract.updated_at) as recorded_at
      from contract cross join lateral jsonb_array_elements(contract.lifecycle -> 'notices') as notice
      where contract.company_id = p_company_id and contract.id = any(p_contract_ids)
        and jsonb_typeof(contract.lifecycle -> 'notices') = 'array'
        and notice ->> 'id' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
  ), adopted as (
    insert into contract_notice (company_id, id, contract_id, kind, ends_on, recorded_at, cancelled_on)
      select company_id, id, contract_id, notice ->> 'kind', (notice ->> 'endsOn')::date, recorded_at, (notice ->> 'cancelledOn')::date
        from known
      on conflict do nothing
      returning company_id, id
  )
  insert into notice_proof (company_id, id, contract_id, notice_id, kind, day, recorded_at)
    select known.company_id, uuidv7(), known.contract_id, known.id, proof.kind, proof.day::date, known.recorded_at
      from adopted
      join known on known.company_id = adopted.company_id and known.id = adopted.id
      cross join lateral (values ('deposit', known.notice ->> 'sentOn'), ('presentation', known.notice ->> 'presentedOn'),
        ('receipt', known.notice ->> 'receivedOn')) as proof (kind, day)
      where proof.day is not null
$$;

select adopt_notices(company.id, (select coalesce(array_agg(contract.id), '{}') from contract
  where contract.company_id = company.id and jsonb_typeof(contract.lifecycle -> 'notices') = 'array'
    and contract.lifecycle -> 'notices' <> '[]'))
  from company;

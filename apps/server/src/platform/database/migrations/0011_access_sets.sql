-- What opens a contract to many people, the folders it is filed in and the groups it is shared with for good, is the same for
-- many contracts. Each such set has a number that contracts and their facts carry: a reader's few sets are looked up once, and
-- covering indexes answer who sees a contract. Rows of contract_folder and contract_access remain the truth; triggers follow.
create table access_set (
  company_id uuid not null references company (id),
  id integer not null generated always as identity,
  -- SHA-256 of the members: as a key they would be too long.
  digest bytea not null,
  primary key (company_id, id),
  unique (company_id, digest)
);

-- A set never changes. Folders and groups are not referenced: one that is deleted opens nothing, and may come back.
create table access_set_member (
  company_id uuid not null,
  access_set_id integer not null,
  folder_id uuid,
  group_id uuid,
  -- Of a group; what a folder gives depends on its grants.
  level text check (level in ('reader', 'commenter', 'suggester', 'editor', 'owner')),
  foreign key (company_id, access_set_id) references access_set (company_id, id) on delete cascade,
  check (num_nonnulls(folder_id, group_id) = 1 and num_nonnulls(folder_id, level) = 1),
  unique nulls not distinct (company_id, access_set_id, folder_id, group_id)
);
create index access_set_member_folder on access_set_member (company_id, folder_id, access_set_id) where folder_id is not null;
create index access_set_member_group on access_set_member (company_id, group_id, access_set_id) include (level)
  where group_id is not null;
-- Shares with a group until a day are in no set: they are looked up.
create index contract_access_group_ending on contract_access (company_id, group_id, contract_id) include (expires_at)
  where group_id is not null and expires_at is not null;

-- What is in the set of a contract.
create view access_set_content as
  select company_id, contract_id, folder_id, null::uuid as group_id, null::text as level from contract_folder
  union all
  select company_id, contract_id, null, group_id, level from contract_access where group_id is not null and expires_at is null;

-- Order and text of the members decide the digest, here only.
create function access_set_digest(p_members access_set_member[]) returns bytea language sql stable
  return sha256(convert_to((select string_agg(concat_ws(' ', member.folder_id, member.group_id, member.level), ','
    order by member.folder_id, member.group_id) from unnest(p_members) as member), 'UTF8'));

-- The set with these members, made when it is the first time; null: of none.
create function access_set_with(p_company_id uuid, p_members access_set_member[]) returns integer language plpgsql as $$
declare
  v_digest constant bytea := access_set_digest(p_members);
  v_id integer;
begin
  if v_digest is null then
    return null;
  end if;
  select id into v_id from access_set where company_id = p_company_id and digest = v_digest;
  if found then
    return v_id;
  end if;
  insert into access_set (company_id, digest) values (p_company_id, v_digest) on conflict do nothing returning id into v_id;
  if not found then
    -- Somebody else has made it at this moment, and has committed since.
    select id into strict v_id from access_set where company_id = p_company_id and digest = v_digest;
    return v_id;
  end if;
  insert into access_set_member (company_id, access_set_id, folder_id, group_id, level)
  select p_company_id, v_id, member.folder_id, member.group_id, member.level from unnest(p_members) as member;
  return v_id;
end $$;

-- The sets of all contracts of a company that are in one.
create function access_sets_of_company(p_company_id uuid) returns table (contract_id uuid, access_set_id integer)
language sql as $$
  with content as materialized (
    select content.contract_id, array_agg(row(p_company_id, 0, content.folder_id, content.group_id, content.level)::access_set_member) as members
    from access_set_content as content where content.company_id = p_company_id group by content.contract_id
  ), digested as materialized (
    select content.contract_id, content.members, access_set_digest(content.members) as digest from content
  ), made as materialized (
    select one.digest, access_set_with(p_company_id, one.members) as id
    from (select distinct on (digested.digest) digested.digest, digested.members from digested) as one
  )
  select digested.contract_id, made.id from digested join made using (digest)
$$;

alter table contract add column access_set_id integer,
  add foreign key (company_id, access_set_id) references access_set (company_id, id);
alter table contract_fact add column access_set_id integer;

-- What is there already, before triggers follow each row; covering indexes are made again below.
drop index contract_fact_recent, contract_fact_standing, contract_fact_ends, contract_fact_limits, contract_fact_signed,
  contract_fact_party;
alter table contract_fact disable trigger count_contract_fact;
create temporary table known_set on commit drop as
  select filled.company_id, known.* from (select distinct company_id from contract) as filled
  cross join lateral access_sets_of_company(filled.company_id) as known;
update contract set access_set_id = known_set.access_set_id from known_set
  where contract.company_id = known_set.company_id and contract.id = known_set.contract_id;
update contract_fact set access_set_id = known_set.access_set_id from known_set
  where contract_fact.company_id = known_set.company_id and contract_fact.contract_id = known_set.contract_id;
alter table contract_fact enable trigger count_contract_fact;

create function follow_access_set() returns trigger language plpgsql as $$
declare
  v_company_id constant uuid := coalesce(new.company_id, old.company_id);
  v_contract_id constant uuid := coalesce(new.contract_id, old.contract_id);
  v_members access_set_member[];
  v_set_id integer;
begin
  -- Whoever deletes a folder or a group leaves the sets: a hundred thousand contracts are not written again for it.
  if tg_op = 'DELETE' and current_setting('tacite.leaves_access_sets', true) = 'on' then
    return null;
  end if;
  -- Locked before the rows are read: of two who file a contract at the same moment, the second sees both folders.
  perform from contract where company_id = v_company_id and id = v_contract_id for no key update;
  select array_agg(row(v_company_id, 0, content.folder_id, content.group_id, content.level)::access_set_member) into v_members
    from access_set_content as content where content.company_id = v_company_id and content.contract_id = v_contract_id;
  v_set_id := access_set_with(v_company_id, v_members);
  update contract set access_set_id = v_set_id
    where company_id = v_company_id and id = v_contract_id and access_set_id is distinct from v_set_id;
  return null;
end $$;
create trigger follow_filing after insert or delete or update on contract_folder for each row execute function follow_access_set();
create trigger follow_new_group_share after insert on contract_access for each row
  when (new.group_id is not null and new.expires_at is null) execute function follow_access_set();
create trigger follow_old_group_share after delete on contract_access for each row
  when (old.group_id is not null and old.expires_at is null) execute function follow_access_set();
create trigger follow_group_share after update on contract_access for each row
  when (old.group_id is not null and row (old.group_id, old.level, old.expires_at) is distinct from row (new.group_id, new.level, new.expires_at))
  execute function follow_access_set();

create or replace function contract_fact_in(p_fact contract_fact, p_phase contract_phase) returns contract_fact language sql immutable
  return row(p_fact.company_id, p_fact.contract_id, p_phase.status, p_phase.status_detail, p_phase.phase, p_phase.term_number,
    p_fact.effective_date, p_phase.end_date, p_phase.termination_date, p_phase.legal_limit, p_phase.send_by, p_phase.final_end,
    p_phase.terminated_on, p_fact.signature_date, p_fact.renewal_type, p_phase.tacit_renewal_duration, p_fact.duration_days,
    p_phase.in_tacit_renewal, p_phase.is_renewed, p_phase.renewals_made, p_fact.is_retroactive, p_phase.will_be_renewable,
    p_fact.amount_incl_tax_cents, p_fact.department_id, p_fact.owner_id, p_fact.contract_type_id, p_fact.project_id,
    p_fact.counterparty_id, p_fact.parent_id, p_fact.signature_provider, p_fact.created_on, p_fact.is_archived,
    p_phase.is_renewable, p_fact.amount_tier, p_phase.renewal_age, p_fact.foreseen_until, p_fact.access_set_id)::contract_fact;

create or replace function fill_contract_fact() returns trigger language plpgsql as $$
begin
  select contract.owner_id, contract.contract_type_id, contract.project_id, contract.counterparty_id, contract.parent_id,
      contract.signature_provider, (contract.created_at at time zone company.time_zone)::date, contract.archived_at is not null,
      contract.access_set_id
    into strict new.owner_id, new.contract_type_id, new.project_id, new.counterparty_id, new.parent_id,
      new.signature_provider, new.created_on, new.is_archived, new.access_set_id
    from contract join company on company.id = contract.company_id
    where contract.company_id = new.company_id and contract.id = new.contract_id;
  return new;
end $$;

create or replace function follow_contract() returns trigger language plpgsql as $$
begin
  update contract_fact set owner_id = new.owner_id, contract_type_id = new.contract_type_id, project_id = new.project_id,
      counterparty_id = new.counterparty_id, parent_id = new.parent_id, signature_provider = new.signature_provider,
      created_on = (select (new.created_at at time zone company.time_zone)::date from company where company.id = new.company_id),
      is_archived = new.archived_at is not null, access_set_id = new.access_set_id
    where contract_fact.company_id = new.company_id and contract_fact.contract_id = new.id;
  return null;
end $$;
drop trigger follow_contract on contract;
create trigger follow_contract after update on contract for each row
  when (row (old.owner_id, old.contract_type_id, old.project_id, old.counterparty_id, old.parent_id, old.signature_provider,
      old.created_at, old.archived_at, old.access_set_id)
    is distinct from row (new.owner_id, new.contract_type_id, new.project_id, new.counterparty_id, new.parent_id,
      new.signature_provider, new.created_at, new.archived_at, new.access_set_id))
  execute function follow_contract();

-- For those that were written past the triggers; the facts follow.
create function recount_access_sets(p_company_id uuid) returns void language sql as $$
  update contract set access_set_id = counted.access_set_id
  from (select one.id, known.access_set_id from contract as one left join access_sets_of_company(p_company_id) as known on known.contract_id = one.id
    where one.company_id = p_company_id) as counted
  where contract.company_id = p_company_id and contract.id = counted.id and contract.access_set_id is distinct from counted.access_set_id
$$;

-- The covering indexes of lists and figures again, with the set beside the owner.
create index contract_fact_recent on contract_fact (company_id, created_on, contract_id)
  include (is_archived, status, owner_id, access_set_id);
create index contract_fact_standing on contract_fact (company_id, status, created_on)
  include (contract_id, is_archived, status_detail, owner_id, access_set_id);
create index contract_fact_ends on contract_fact (company_id, end_date)
  include (contract_id, is_archived, status, created_on, is_renewable, termination_date, owner_id, access_set_id);
create index contract_fact_limits on contract_fact (company_id, termination_date)
  include (contract_id, is_archived, status, created_on, owner_id, access_set_id);
create index contract_fact_signed on contract_fact (company_id, signature_date)
  include (contract_id, is_archived, status, status_detail, created_on, is_retroactive, amount_incl_tax_cents, duration_days, owner_id,
    access_set_id);
create index contract_fact_party on contract_fact (company_id, counterparty_id)
  include (contract_id, is_archived, status, created_on, amount_incl_tax_cents, duration_days, owner_id, access_set_id);
-- What a reader sees is counted and summed along their sets without a visit to the rows.
create index contract_fact_opened on contract_fact (company_id, access_set_id)
  include (contract_id, is_archived, status, created_on, owner_id, status_detail, contract_type_id, department_id, counterparty_id,
    renewal_type, renewal_age, amount_tier, is_renewed, is_renewable, is_retroactive, signature_date, end_date, termination_date,
    amount_incl_tax_cents, duration_days) where access_set_id is not null;
-- A search looks the contracts of its pages up.
alter table contract_fact drop constraint contract_fact_pkey cascade,
  add primary key (company_id, contract_id) include (owner_id, access_set_id);
alter table contract_phase add foreign key (company_id, contract_id) references contract_fact (company_id, contract_id)
  on delete cascade;

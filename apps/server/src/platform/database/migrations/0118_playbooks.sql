-- Which clauses must, may and must not stand in contracts of a type: the rule of each by its standard clause. A deleted clause keeps
-- its rule, so that it comes back with it; those who read them join the clause.
alter table contract_type add column playbook jsonb not null default '{}' check (jsonb_typeof(playbook) = 'object');

-- Contracts that follow it are validated and sent only as their playbook wants them.
alter table workflow add column needs_playbook boolean not null default false;

-- A deviation from the playbook that a person accepts in one contract, as long as the contract says just that.
create table playbook_exception (
  company_id uuid not null,
  contract_id uuid not null,
  clause_id uuid not null,
  verdict text not null check (verdict in ('forbidden', 'refused', 'missing', 'changed')),
  -- Of what the contract says of the clause; null: nothing.
  words_hash text,
  reason text not null check (reason <> ''),
  accepted_by uuid not null,
  accepted_at timestamptz not null,
  primary key (company_id, contract_id, clause_id),
  foreign key (company_id, contract_id) references contract (company_id, id) on delete cascade,
  foreign key (company_id, accepted_by) references person (company_id, id)
);

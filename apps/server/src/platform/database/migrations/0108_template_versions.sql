-- A template is written in a text of its own and published in numbered versions, which contracts name and which never change. Type,
-- folders and workflow are how it is managed: they hold at once, for every version.
alter table template
  add column name text not null default '',
  add column workflow_id uuid,
  add column created_by uuid,
  add column created_at timestamptz,
  -- The last change of how it is managed; updated_at is that of what is published.
  add column managed_at timestamptz,
  -- What is published was changed since.
  add column is_changed boolean not null default false,
  -- The version that contracts start from; null: none was published yet.
  add column published_version integer,
  add column retired_at timestamptz,
  add column retired_by uuid,
  add foreign key (company_id, workflow_id) references workflow (company_id, id);
update template set created_at = updated_at, managed_at = updated_at;
alter table template alter column created_at set not null, alter column managed_at set not null;
create index template_workflow on template (company_id, workflow_id) where workflow_id is not null;

create table template_folder (
  company_id uuid not null,
  template_id uuid not null,
  folder_id uuid not null,
  primary key (company_id, template_id, folder_id),
  foreign key (company_id, template_id) references template (company_id, id) on delete cascade,
  foreign key (company_id, folder_id) references folder (company_id, id) on delete cascade
);
create index template_folder_folder on template_folder (company_id, folder_id);

create table template_version (
  company_id uuid not null references company (id),
  template_id uuid not null,
  number integer not null check (number > 0),
  locale text not null check (locale in ('fr', 'en', 'es')),
  -- The whole text (packages/document ContractDocument), its parts under the ids that they have in the text of the template.
  document jsonb not null,
  schema_version smallint not null,
  -- The variables that it shows or branches on, in text order.
  variables jsonb not null default '[]',
  lifecycle jsonb not null default '{}',
  field_values jsonb not null default '{}',
  -- What changed, and why.
  note text not null default '',
  -- Null: it came with the product.
  published_by uuid,
  published_at timestamptz not null,
  primary key (company_id, template_id, number),
  foreign key (company_id, template_id) references template (company_id, id) on delete cascade
);
create index template_version_files on template_version using gin (company_id, files_of(document)) where files_of(document) <> '[]';

-- The duration, the renewal and the notice that the form proposes are terms: they were kept beside them.
update template set
  lifecycle = lifecycle || jsonb_strip_nulls(jsonb_build_object(
    'duration', case when jsonb_typeof(field_values->'duration') = 'object' then '{"kind": "span"}'::jsonb || (field_values->'duration') end,
    'renewalType', case field_values->'tacit_renewal' when 'true'::jsonb then 'tacit' when 'false'::jsonb then 'none' end,
    'renewalDuration', case when jsonb_typeof(field_values->'renewal_duration') = 'object' then field_values->'renewal_duration' end,
    'notice', case when jsonb_typeof(field_values->'notice') = 'object' then case field_values->'notice'->>'unit'
      when 'years' then jsonb_build_object('unit', 'months', 'count', 12 * (field_values->'notice'->>'count')::integer)
      when 'days' then (field_values->'notice') || '{"unit": "calendarDays"}'
      else field_values->'notice' end end)),
  field_values = field_values - array['duration', 'tacit_renewal', 'renewal_duration', 'notice'];

-- Until now a template changed only with the product: what it says is what its contracts started from.
insert into template_version (company_id, template_id, number, locale, document, schema_version, variables, lifecycle, field_values,
  published_at)
select template.company_id, template.id, 1, text.locale,
  jsonb_build_object('title', template.title, 'numbering', text.numbering, 'blocks', coalesce(blocks.of_text, '[]')),
  coalesce(blocks.schema_version, 1), coalesce(blocks.variables, '[]'), template.lifecycle, template.field_values, template.updated_at
from template
join text on text.company_id = template.company_id and text.id = template.text_id
left join lateral (
  select jsonb_agg(jsonb_build_object('id', block.id, 'kind', block.kind, 'name', block.name, 'description', block.description,
      'sections', coalesce(sections.of_block, '[]')) order by block.position, block.id) as of_text,
    max(sections.schema_version) as schema_version,
    (select jsonb_agg(named.variable order by named.first)
      from (
        select used.variable, min(holder.position * 1000000000::bigint + shown.position * 10000::bigint + used.at) as first
        from text_section as shown
        join text_block as holder on holder.company_id = shown.company_id and holder.id = shown.block_id and holder.removed_at is null
        cross join lateral jsonb_array_elements(variables_of(shown.content)) with ordinality as used (variable, at)
        where shown.company_id = template.company_id and shown.text_id = template.text_id and shown.removed_at is null
        group by used.variable
      ) as named) as variables
  from text_block as block
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', section.id, 'level', section.level, 'title', section.title, 'audience', section.audience,
        'isNumbered', section.is_numbered, 'content', section.content) order by section.position, section.id) as of_block,
      max(section.schema_version) as schema_version
    from text_section as section
    where section.company_id = block.company_id and section.block_id = block.id and section.removed_at is null
  ) as sections on true
  where block.company_id = template.company_id and block.text_id = template.text_id and block.removed_at is null
) as blocks on true;
update template set published_version = 1;
alter table template add foreign key (company_id, id, published_version) references template_version (company_id, template_id, number)
  deferrable initially deferred;

alter table contract add column template_version integer;
update contract set template_version = 1 where template_id is not null;
alter table contract
  add constraint contract_template_version check ((template_id is null) = (template_version is null)),
  add foreign key (company_id, template_id, template_version) references template_version (company_id, template_id, number);
create index contract_template on contract (company_id, template_id, template_version) where template_id is not null;

-- How many contracts were made of a template, counted like the other uses (0005).
alter table contract_use drop constraint contract_use_part_check;
alter table contract_use add constraint contract_use_part_check check (part in ('type', 'project', 'party', 'entity', 'workflow', 'running',
  'step', 'runningStep', 'passed', 'field', 'template'));
create or replace function uses_of_contract(p_contract contract) returns table (part text, used_id uuid) language sql stable as $$
  select use.part, use.used_id from (values
    ('type', p_contract.contract_type_id),
    ('project', p_contract.project_id),
    ('party', p_contract.counterparty_id),
    ('entity', p_contract.legal_entity_id),
    ('template', p_contract.template_id),
    ('workflow', p_contract.workflow_id),
    ('step', p_contract.current_step_id),
    ('running', case when p_contract.status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE') then p_contract.workflow_id end),
    ('runningStep', case when p_contract.status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE') then p_contract.current_step_id end)
  ) as use (part, used_id) where use.used_id is not null
$$;
insert into contract_use (company_id, part, used_id, count)
select company_id, 'template', template_id, count(*) from contract where template_id is not null group by company_id, template_id;

import type { CategoryRow } from '@tacite/api/settings/category-endpoints.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import {
  FILTER_OF_TAGGED_FIELD,
  FILTERABLE_SYSTEM_FIELDS,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import { fieldLabel, stepNameOfRow } from '../../../platform/database/system-names.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type RawBuilder } from 'kysely'
import type { ChoiceSource } from '../../../platform/database/choice-page.ts'
import { visibleContracts, type Reader } from '../../people/access/public.ts'
import { choosesAmongAll, isInside } from './chooser.ts'

export function contractTypeSource(reader: Reader): ChoiceSource {
  return {
    from: sql`contract_type`,
    where: sql`contract_type.company_id = ${reader.companyId} and ${isInside(reader)}`,
    id: sql`contract_type.id`,
    name: sql`contract_type.title`,
  }
}

export function workflowSource(reader: Reader): ChoiceSource {
  return {
    from: sql`workflow`,
    where: sql`workflow.company_id = ${reader.companyId} and ${isInside(reader)}`,
    id: sql`workflow.id`,
    name: sql`workflow.name`,
  }
}

export function circuitSource(reader: Reader): ChoiceSource {
  return {
    from: sql`validation_circuit`,
    where: sql`validation_circuit.company_id = ${reader.companyId} and ${isInside(reader)}`,
    id: sql`validation_circuit.id`,
    name: sql`validation_circuit.title`,
  }
}

/** A removed step is named where a filter has it, and offered no more. */
export function workflowStepSource(
  reader: Reader & { locale: Locale },
  { ids }: { ids?: readonly string[] | undefined },
): ChoiceSource {
  const name = stepNameOfRow(reader.locale)
  return {
    from: sql`workflow_step join workflow
      on workflow.company_id = workflow_step.company_id and workflow.id = workflow_step.workflow_id`,
    where: sql`workflow_step.company_id = ${reader.companyId} and ${isInside(reader)}
      and ${ids ? sql`true` : sql`workflow_step.removed_at is null`}`,
    id: sql`workflow_step.id`,
    name,
    folded: sql`fold_text(${name} || ' ' || workflow.name)`,
    columns: { workflow: sql`workflow.name` },
  }
}

export function projectSource(reader: Reader): ChoiceSource {
  return {
    from: sql`project`,
    where: sql`project.company_id = ${reader.companyId} and ${isKnown(reader, {
      id: sql`project.id`,
      contractColumn: 'project_id',
      permission: 'modules:projects',
    })}`,
    id: sql`project.id`,
    name: sql`project.title`,
  }
}

export function counterpartySource(reader: Reader): ChoiceSource {
  const permission = 'modules:counterparties'
  return {
    ...partySource('counterparty'),
    where: sql`counterparty.company_id = ${reader.companyId} and ${isKnown(reader, {
      id: sql`counterparty.id`,
      contractColumn: 'counterparty_id',
      // One that an amendment put in its place is named by the contract as well.
      alsoNamed: sql`union all select fact.counterparty_id from contract
        join contract_fact as fact on fact.company_id = contract.company_id and fact.contract_id = contract.id
        where contract.company_id = ${reader.companyId} and ${visibleContracts(reader)}`,
      permission,
    })}`,
    isWhole: choosesAmongAll(reader, permission),
  }
}

export function legalEntitySource(reader: Reader): ChoiceSource {
  return {
    ...partySource('legal_entity'),
    where: sql`legal_entity.company_id = ${reader.companyId} and ${isKnown(reader, {
      id: sql`legal_entity.id`,
      contractColumn: 'legal_entity_id',
      permission: 'modules:legal:entities',
    })}`,
  }
}

function partySource(table: 'counterparty' | 'legal_entity'): Omit<ChoiceSource, 'where'> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return {
    from: sql.table(table),
    id: sql<string>`${column('id')}`,
    name: sql<string>`${column('name')}`,
    columns: { siren: sql`coalesce(${column('siren')}, '')`, address: column('address') },
  }
}

/** Those that the reader sees, archived or not. */
export function contractSource(reader: Reader): ChoiceSource {
  return {
    from: sql`contract`,
    where: sql`contract.company_id = ${reader.companyId} and ${visibleContracts(reader)}`,
    id: sql`contract.id`,
    name: sql`contract.title`,
  }
}

interface MasterContractsAsked {
  except?: string | undefined
  archived: 'true' | 'false'
  ids?: readonly string[] | undefined
}

/** Contracts that are not amendments themselves. */
export function masterContractSource(
  reader: Reader,
  { except, archived, ids }: MasterContractsAsked,
): ChoiceSource {
  // A master agreement that was archived since keeps its name where it is chosen.
  const isOffered = archived === 'true' || ids ? sql`true` : sql`contract.archived_at is null`
  return {
    from: sql`contract`,
    where: sql`contract.company_id = ${reader.companyId} and contract.parent_id is null
      and contract.id is distinct from ${except ?? null}::uuid and ${isOffered} and ${visibleContracts(reader)}`,
    id: sql`contract.id`,
    name: sql`contract.title`,
    folded: sql`fold_text(contract.reference || ' ' || contract.title)`,
    columns: { reference: sql`contract.reference` },
  }
}

interface FieldScope {
  filterable?: 'true' | undefined
  /** Those whose value is typed, not computed. */
  typed?: 'true' | undefined
  except?: string | undefined
}

export function taggedFieldSource(
  reader: Reader & { locale: Locale },
  { filterable, typed, except }: FieldScope,
): ChoiceSource {
  return {
    from: sql`tagged_field`,
    where: sql`tagged_field.company_id = ${reader.companyId} and ${isInside(reader)}
      and tagged_field.id is distinct from ${except ?? null}::uuid and ${filterable ? canFilter() : sql`true`}
      and ${typed ? sql`tagged_field.formula is null` : sql`true`}`,
    id: sql`tagged_field.id`,
    name: fieldLabel(reader.locale),
    folded: sql`fold_text(${fieldLabel(reader.locale)} || ' ' || tagged_field.variable)`,
    columns: {
      variable: sql`tagged_field.variable`,
      type: sql`tagged_field.type`,
      choices: sql`tagged_field.choices`,
    },
  }
}

export function categorySource(
  reader: Reader,
  { kind, except }: { kind?: CategoryRow['kind'] | undefined; except?: string | undefined },
): ChoiceSource {
  return {
    from: sql`category left join category as parent
      on parent.company_id = category.company_id and parent.id = category.parent_id`,
    where: sql`category.company_id = ${reader.companyId} and ${isInside(reader)}
      and category.id is distinct from ${except ?? null}::uuid and ${kind ? sql`category.kind = ${kind}` : sql`true`}`,
    id: sql`category.id`,
    name: sql`category.name`,
    columns: {
      parent: sql`case when parent.id is not null then jsonb_build_object('_id', parent.id, 'name', parent.name) end`,
    },
  }
}

function canFilter(): RawBuilder<boolean> {
  return sql<boolean>`tagged_field.type = any(${Object.keys(FILTER_OF_TAGGED_FIELD)}::text[])
    and (tagged_field.kind = 'custom' or tagged_field.variable = any(${[...FILTERABLE_SYSTEM_FIELDS]}::text[]))`
}

/** All of a noun for those who write contracts or administer the noun; for others, what their visible contracts name. */
function isKnown(
  reader: Reader,
  noun: {
    id: RawBuilder<string>
    contractColumn: string
    alsoNamed?: RawBuilder<unknown>
    permission: Permission
  },
): RawBuilder<boolean> {
  if (choosesAmongAll(reader, noun.permission)) return sql<boolean>`true`
  return sql<boolean>`${noun.id} in (select ${sql.ref(`contract.${noun.contractColumn}`)} from contract
    where contract.company_id = ${reader.companyId} and ${visibleContracts(reader)} ${noun.alsoNamed ?? sql``})`
}

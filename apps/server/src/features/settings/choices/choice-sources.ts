import type { Permission } from '@tacite/domain/access/permissions.ts'
import {
  FILTER_OF_TAGGED_FIELD,
  FILTERABLE_SYSTEM_FIELDS,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { ChoiceSource } from '../../../platform/database/choice-page.ts'
import { grantedFolders, visibleContracts, type Reader } from '../../people/access/public.ts'

/** Whoever writes contracts chooses among everything that they are described with. */
const WRITING: readonly Permission[] = ['contracts3:all', 'contracts3:create', 'contracts3:update']

export function contractTypeSource(reader: Reader): ChoiceSource {
  return {
    from: sql`contract_type`,
    where: sql`contract_type.company_id = ${reader.companyId} and ${isInside(reader)}`,
    id: sql`contract_type.id`,
    name: sql`contract_type.title`,
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
  return {
    ...partySource('counterparty'),
    where: sql`counterparty.company_id = ${reader.companyId} and ${isKnown(reader, {
      id: sql`counterparty.id`,
      contractColumn: 'counterparty_id',
      permission: 'modules:counterparties',
    })}`,
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

/** Contracts that are no amendments themselves. */
export function masterContractSource(reader: Reader, except: string | undefined): ChoiceSource {
  return {
    from: sql`contract`,
    where: sql`contract.company_id = ${reader.companyId} and contract.parent_id is null
      and contract.id is distinct from ${except ?? null}::uuid and ${visibleContracts(reader)}`,
    id: sql`contract.id`,
    name: sql`contract.title`,
    words: sql`contract.reference || ' ' || contract.title`,
    columns: { reference: sql`contract.reference` },
  }
}

export function taggedFieldSource(
  reader: Reader,
  { filterable, except }: { filterable?: 'true' | undefined; except?: string | undefined },
): ChoiceSource {
  return {
    from: sql`tagged_field`,
    where: sql`tagged_field.company_id = ${reader.companyId} and ${isInside(reader)}
      and tagged_field.id is distinct from ${except ?? null}::uuid and ${filterable ? canFilter() : sql`true`}`,
    id: sql`tagged_field.id`,
    name: sql`tagged_field.label`,
    words: sql`tagged_field.label || ' ' || tagged_field.variable`,
    columns: {
      variable: sql`tagged_field.variable`,
      type: sql`tagged_field.type`,
      choices: sql`tagged_field.choices`,
    },
  }
}

/** Folders by their whole path. */
export function folderSource(reader: Reader): ChoiceSource {
  return {
    from: sql`(with recursive path (id, name) as (
        select folder.id, folder.name from folder where folder.company_id = ${reader.companyId} and folder.parent_id is null
        union all
        select folder.id, path.name || '/' || folder.name from folder join path on folder.parent_id = path.id
          where folder.company_id = ${reader.companyId}
      ) select path.id, path.name from path) as path`,
    where: isKnownFolder(reader),
    id: sql`path.id`,
    name: sql`path.name`,
  }
}

/** Whoever writes contracts or administers folders chooses among all; others know those that hold something for them. */
function isKnownFolder(reader: Reader): RawBuilder<boolean> {
  if (holdsOneOf(reader, [...WRITING, 'modules:tags', 'modules:tagged:field']))
    return sql<boolean>`true`
  return sql<boolean>`(path.id in (select granted.id from (${grantedFolders(reader)}) as granted)
    or path.id in (select contract_folder.folder_id from contract_folder
      join contract on contract.company_id = contract_folder.company_id and contract.id = contract_folder.contract_id
      where contract_folder.company_id = ${reader.companyId} and ${visibleContracts(reader)}))`
}

function canFilter(): RawBuilder<boolean> {
  return sql<boolean>`tagged_field.type = any(${Object.keys(FILTER_OF_TAGGED_FIELD)}::text[])
    and (tagged_field.kind = 'custom' or tagged_field.variable = any(${[...FILTERABLE_SYSTEM_FIELDS]}::text[]))`
}

/** A third party has no permission in the company, and chooses nothing there. */
export function isInside({ permissions }: Reader): RawBuilder<boolean> {
  return permissions.size > 0 ? sql<boolean>`true` : sql<boolean>`false`
}

/** All of a noun for who writes contracts or administers the noun; for the others, what the contracts they see name. */
function isKnown(
  reader: Reader,
  noun: { id: RawBuilder<string>; contractColumn: string; permission: Permission },
): RawBuilder<boolean> {
  if (holdsOneOf(reader, [...WRITING, noun.permission])) return sql<boolean>`true`
  return sql<boolean>`${noun.id} in (select ${sql.ref(`contract.${noun.contractColumn}`)} from contract
    where contract.company_id = ${reader.companyId} and ${visibleContracts(reader)})`
}

function holdsOneOf({ permissions }: Reader, wanted: readonly Permission[]): boolean {
  return wanted.some((permission) => permissions.has(permission))
}

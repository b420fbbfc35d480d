import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { collator } from '@tacite/i18n/format.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from '../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { holdsWords } from '../../platform/database/word-search.ts'
import { grantedFolders, visibleContracts, type Reader } from '../access/public.ts'

interface Asked {
  name: string
  $top: number
  $skip: number
}

interface Choices {
  value: { _id: string; name: string }[]
  count: number
}

/** Folders by their whole path. Who writes contracts chooses among all; others know those that hold something for them. */
export async function folderChoices(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  asked: Asked,
): Promise<Choices> {
  const { rows } = await sql<{ _id: string; name: string }>`
    with recursive path (id, name) as (
      select folder.id, folder.name from folder where folder.company_id = ${db.companyId} and folder.parent_id is null
      union all
      select folder.id, path.name || '/' || folder.name from folder join path on folder.parent_id = path.id
        where folder.company_id = ${db.companyId}
    )
    select path.id as _id, path.name from path
    where ${holdsWords(sql`path.name`, asked.name)} and ${knowsFolder(db, reader)}`.execute(db.tx)
  const inOrder = rows.toSorted((a, b) => collator(reader.locale).compare(a.name, b.name))
  return {
    value: inOrder.slice(asked.$skip, asked.$skip + rowLimit(asked.$top)),
    count: rows.length,
  }
}

function knowsFolder(db: CompanyDatabase, reader: Reader): RawBuilder<boolean> {
  if (choosesAmongAll(reader)) return sql`true`
  return sql`(path.id in (select granted.id from (${grantedFolders(reader)}) as granted)
    or path.id in (select contract_folder.folder_id from contract_folder
      join contract on contract.company_id = contract_folder.company_id and contract.id = contract_folder.contract_id
      where contract_folder.company_id = ${db.companyId} and ${visibleContracts(reader)}))`
}

export function typeChoices(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  asked: Asked,
) {
  return named(db, reader, asked, {
    table: 'contract_type',
    name: 'title',
    isKnown: sql`true`,
  })
}

/** Counterparties: for who does not write contracts, only those of contracts that they see. */
export function supplierChoices(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  asked: Asked,
) {
  return named(db, reader, asked, {
    table: 'counterparty',
    name: 'name',
    isKnown: choosesAmongAll(reader)
      ? sql`true`
      : sql`choice.id in (select contract.counterparty_id from contract
          where contract.company_id = ${db.companyId} and ${visibleContracts(reader)})`,
  })
}

function choosesAmongAll({ permissions }: Reader): boolean {
  return permissions.has('contracts3:create') || permissions.has('contracts3:all')
}

async function named(
  db: CompanyDatabase,
  { locale }: { locale: Locale },
  { name, $top, $skip }: Asked,
  choice: { table: string; name: string; isKnown: RawBuilder<boolean> },
): Promise<Choices> {
  const { rows } = await sql<{ count: number; value: Choices['value'] }>`
    with matching as materialized (
      select choice.id, choice.${sql.id(choice.name)} as name from ${sql.table(choice.table)} as choice
      where choice.company_id = ${db.companyId} and ${choice.isKnown}
        and ${holdsWords(sql`choice.${sql.id(choice.name)}`, name)}
    )
    select (select count(*) from matching) as count,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', page.id, 'name', page.name) order by page.place), '[]') from (
        select id, name, row_number() over () as place from (
          select id, name from matching order by name collate ${collationOf(locale)}, id
          limit ${rowLimit($top)} offset ${$skip}) as ordered) as page) as value`.execute(db.tx)
  return rows[0]!
}

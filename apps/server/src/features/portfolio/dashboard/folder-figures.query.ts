import type { ContractsByFolder } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import { NO_OBJECT } from '@tacite/domain/filters/filter-field.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import { isUnfiltered, matchingContracts, type ContractFilter } from '../contract-list/public.ts'

/** The fullest ones: a company may have a folder for each of its clients. */
export const FOLDERS = 10

/**
 * How many of the matching contracts are filed in a folder or in one nested in it, the fullest folders first. A contract
 * filed in several counts in each. Of a whole company the folders at the top are counted, and what is filed nowhere;
 * of chosen folders these, and those directly inside them.
 */
export async function folderFigures(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  filter: ContractFilter,
): Promise<ContractsByFolder> {
  const chosen = chosenFolders(filter)
  const { rows } = await countedFolders(
    db,
    isUnfiltered(reader, filter) ? setsFromCells(db, filter) : setsFromRows(reader, filter),
    { chosen, stood: filter.facts.folders },
  ).execute(db.tx)
  const { folders, count, unfiled } = rows[0]!
  const t = createTranslator(reader.locale)
  const value = folders.map(({ key, name, ...folder }) => ({
    _id: key,
    name: name ?? t('dashboard.deleted'),
    ...folder,
  }))
  if (unfiled === 0 || chosen.length > 0) return { value, count }
  const name = t('dashboard.noFolder')
  return { value: [...value, { _id: NO_OBJECT, name, count: unfiled }], count }
}

interface FolderRow {
  folders: { key: string; name: string | null; count: number }[]
  /** Of folders with contracts, those beyond the first ones included. */
  count: number
  unfiled: number
}

/** `opened`: how many contracts each set of folders and groups has (record 0049). A deleted folder stays in its sets. */
function countedFolders(
  { companyId }: CompanyDatabase,
  opened: RawBuilder<unknown>,
  { chosen, stood }: { chosen: readonly string[]; stood: RawBuilder<unknown> },
): RawBuilder<FolderRow> {
  return sql<FolderRow>`
    with recursive opened (set_id, count) as materialized (${opened}),
    inside (folder_id, shown_id) as (
      select folder.id, folder.id from ${stood} as folder where folder.company_id = ${companyId} and ${isShown(chosen)}
      union all
      select folder.id, inside.shown_id from ${stood} as folder join inside on folder.parent_id = inside.folder_id
      where folder.company_id = ${companyId}
    ), filed as materialized (
      select distinct opened.set_id, opened.count, inside.shown_id from opened
      join access_set_member as member on member.company_id = ${companyId} and member.access_set_id = opened.set_id
      join inside on inside.folder_id = member.folder_id
    ), counted as materialized (
      select filed.shown_id as key, folder.name, sum(filed.count)::int as count from filed
      -- At a month end it may be one that was deleted since, and has no name left.
      left join folder on folder.company_id = ${companyId} and folder.id = filed.shown_id
      group by filed.shown_id, folder.name
    )
    select (select count(*)::int from counted) as count,
      (select coalesce(jsonb_agg(fullest order by fullest.count desc, fullest.name, fullest.key), '[]') from (
        select * from counted order by counted.count desc, counted.name, counted.key limit ${sql.lit(FOLDERS)}) as fullest) as folders,
      (select coalesce(sum(opened.count), 0)::int from opened
        where not exists (select from filed where filed.set_id = opened.set_id)) as unfiled`
}

function isShown(chosen: readonly string[]): RawBuilder<boolean> {
  return chosen.length === 0
    ? sql<boolean>`folder.parent_id is null`
    : sql<boolean>`(folder.id = any(${[...chosen]}::uuid[]) or folder.parent_id = any(${[...chosen]}::uuid[]))`
}

function setsFromCells(
  { companyId }: CompanyDatabase,
  { facts }: ContractFilter,
): RawBuilder<unknown> {
  return sql`select nullif(cell.key, '')::int, sum(cell.count)::int from ${facts.cells} as cell
    where cell.company_id = ${companyId} and cell.part = 'opened' group by cell.key having sum(cell.count) > 0`
}

function setsFromRows(reader: Reader, filter: ContractFilter): RawBuilder<unknown> {
  const set = filter.facts.monthEnd === null ? 'access_set_id' : 'access_set_then'
  const columns = sql`${sql.ref(`contract.${set}`)} as set_id`
  return sql`select seen.set_id, count(*)::int from (${matchingContracts(reader, filter, { columns })}) as seen
    group by seen.set_id`
}

function chosenFolders({ conditions }: ContractFilter): string[] {
  const tags = conditions.find(({ field, operator }) => field === 'tags' && operator === 'eq')
  return (tags?.values ?? []).map(String).filter((id) => id !== NO_OBJECT)
}

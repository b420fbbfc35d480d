import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import type { ImportRow } from '@tacite/api/portfolio/import-row-shapes.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { RowValues } from '@tacite/domain/imports/import-row.ts'
import type { LimitField, LimitKind } from '@tacite/domain/imports/next-limit.ts'
import { NEAR_LIMIT_DAYS } from '@tacite/domain/imports/row-state.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { holdsWords } from '../../../../platform/database/word-search.ts'
import { todayOf } from '../../../lifecycle/deadlines/public.ts'
import { requireVisible } from '../entries.query.ts'
import { worded } from '../present-import.ts'
import { isTextRefused } from './read-entry-terms.ts'

export interface StoredRow {
  position: number
  kind: ImportRow['kind']
  state: ImportRow['state']
  refusal: unknown
  values: unknown
  near: unknown
  decided: ImportRow['decided']
  contract_id: string | null
  path: string | null
  index_line: number | null
  next_limit: string | null
  limit_kind: LimitKind | null
  limit_lacks: string[]
}

/** The rows of a simulation, in the order of their files; those with a known limit, soonest first. */
export async function listRows(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { $top, $skip, ...filter }: QueryOf<typeof importPlanEndpoints.rows>,
): Promise<ResponseOf<typeof importPlanEndpoints.rows>> {
  await requireVisible(db, actor, importId)
  const wanted = { ...filter, today: todayOf(actor) }
  const rows = await rowsOf(db, importId, wanted)
    .select(ROW_COLUMNS)
    .$if(filter.limit === 'soon' || filter.limit === 'known', (query) =>
      query.orderBy('import_row.next_limit'),
    )
    .orderBy('import_row.position')
    .limit(rowLimit($top))
    .offset($skip)
    .execute()
  const { count } = await rowsOf(db, importId, wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return { value: rows.map((row) => presentRow(actor.locale, row)), count }
}

export const ROW_COLUMNS = [
  'import_row.position',
  'import_row.kind',
  'import_row.state',
  'import_row.refusal',
  'import_row.values',
  'import_row.near',
  'import_row.decided',
  'import_row.contract_id',
  'import_row.index_line',
  'import_row.next_limit',
  'import_row.limit_kind',
  'import_row.limit_lacks',
  'entry.path',
] as const

export function rowsOf(
  db: CompanyDatabase,
  importId: string,
  {
    state,
    kind,
    near,
    limit,
    text,
    search,
    today,
  }: Omit<QueryOf<typeof importPlanEndpoints.rows>, '$top' | '$skip'> & {
    today?: Temporal.PlainDate
  },
) {
  let rows = db
    .select('import_row')
    .leftJoin('import_entry as entry', (join) =>
      join
        .onRef('entry.company_id', '=', 'import_row.company_id')
        .onRef('entry.import_id', '=', 'import_row.import_id')
        .onRef('entry.position', '=', 'import_row.position'),
    )
    .where('import_row.import_id', '=', importId)
  if (state) rows = rows.where('import_row.state', '=', state)
  if (kind) rows = rows.where('import_row.kind', '=', kind)
  if (near) rows = rows.where(sql<boolean>`import_row.near <> '[]'`)
  if (limit && today) rows = rows.where(hasLimit(limit, today))
  if (text === 'proposed')
    rows = rows.where(sql<boolean>`${IS_OPEN} and import_row.proposals <> '[]'`)
  if (text === 'refused') rows = rows.where(sql<boolean>`${IS_OPEN} and ${isTextRefused('entry')}`)
  if (search?.trim())
    rows = rows.where(
      holdsWords(
        sql`coalesce(entry.path, '') || ' ' || coalesce(import_row."values" #>> '{title,text}', '')
          || ' ' || coalesce(import_row."values" #>> '{counterparty,text}', '')`,
        search,
      ),
    )
  return rows
}

/** What is created or left out has no question any more. */
export const IS_OPEN = sql<boolean>`import_row.state in ('toCreate', 'toComplete', 'left')`

/** Contracts by their next limit, as the plan computed it; one that has passed since is not ahead any more. */
export function hasLimit(
  limit: NonNullable<QueryOf<typeof importPlanEndpoints.rows>['limit']>,
  today: Temporal.PlainDate,
) {
  const last = today.add({ days: NEAR_LIMIT_DAYS }).toString()
  switch (limit) {
    case 'soon':
      return sql<boolean>`${IS_CONTRACT} and import_row.next_limit between ${today.toString()} and ${last}`
    case 'known':
      return sql<boolean>`${IS_CONTRACT} and import_row.next_limit >= ${today.toString()}`
    default:
      return sql<boolean>`${IS_CONTRACT} and import_row.limit_kind = ${limit}`
  }
}

export const IS_CONTRACT = sql<boolean>`(import_row.kind = 'contract' and import_row.state <> 'skipped')`

export function presentRow(locale: Locale, row: StoredRow): ImportRow {
  const values = row.values as RowValues
  return {
    position: row.position,
    kind: row.kind,
    state: row.state,
    refusal: worded(locale, row.refusal as Refusal | null),
    name: row.path ?? values.title?.text ?? '',
    title: values.title?.text ?? '',
    counterparty: values.counterparty?.text ?? '',
    near: (row.near as unknown[]).length,
    contractId: row.contract_id,
    decided: row.decided,
    limit: row.limit_kind && {
      day: row.next_limit,
      kind: row.limit_kind,
      lacks: row.limit_lacks as LimitField[],
    },
  }
}

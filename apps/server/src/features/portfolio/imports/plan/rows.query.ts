import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import type { ImportRow } from '@tacite/api/portfolio/import-plan-shapes.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { RowValues } from '@tacite/domain/imports/import-row.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { holdsWords } from '../../../../platform/database/word-search.ts'
import { requireVisible } from '../entries.query.ts'
import { worded } from '../present-import.ts'

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
}

/** The rows of a simulation, in the order of their files. */
export async function listRows(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { $top, $skip, ...filter }: QueryOf<typeof importPlanEndpoints.rows>,
): Promise<ResponseOf<typeof importPlanEndpoints.rows>> {
  await requireVisible(db, actor, importId)
  const rows = await rowsOf(db, importId, filter)
    .select(ROW_COLUMNS)
    .orderBy('import_row.position')
    .limit(rowLimit($top))
    .offset($skip)
    .execute()
  const { count } = await rowsOf(db, importId, filter)
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
  'entry.path',
] as const

export function rowsOf(
  db: CompanyDatabase,
  importId: string,
  { state, kind, near, search }: Omit<QueryOf<typeof importPlanEndpoints.rows>, '$top' | '$skip'>,
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
  }
}

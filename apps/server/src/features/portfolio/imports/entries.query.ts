import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { ImportEntry, importsEndpoints } from '@tacite/api/portfolio/imports-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { ActiveContentOutcome } from '@tacite/domain/files/active-content.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'
import { importNotFound, visibleImports } from './imports-repository.ts'
import { worded } from './present-import.ts'

export type EntryFilter = QueryOf<typeof importsEndpoints.log>

/** @throws Refused 404 when the person does not see the import */
export async function listEntries(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { $top, $skip, ...filter }: QueryOf<typeof importsEndpoints.entries>,
): Promise<ResponseOf<typeof importsEndpoints.entries>> {
  await requireVisible(db, actor, importId)
  const value = await readEntries(db, actor.locale, importId, {
    filter,
    limit: rowLimit($top),
    offset: $skip,
  })
  const { count } = await entriesOf(db, importId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return { value, count }
}

export async function readEntries(
  db: CompanyDatabase,
  locale: Locale,
  importId: string,
  { filter, limit, offset }: { filter: EntryFilter; limit: number; offset: number },
): Promise<ImportEntry[]> {
  const rows = await entriesOf(db, importId, filter)
    .leftJoin('import_entry as same', (join) =>
      join
        .onRef('same.company_id', '=', 'import_entry.company_id')
        .onRef('same.import_id', '=', 'import_entry.import_id')
        .onRef('same.position', '=', 'import_entry.same_as_position'),
    )
    .select([
      'import_entry.position',
      'import_entry.path',
      'import_entry.size_bytes',
      'import_entry.state',
      'import_entry.refusal',
      'import_entry.kind',
      'import_entry.pages',
      'import_entry.text_state',
      'import_entry.locale',
      'import_entry.title',
      'import_entry.role',
      'import_entry.active',
      'same.position as same_position',
      'same.path as same_path',
    ])
    .orderBy('import_entry.position')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    position: row.position,
    path: row.path,
    bytes: row.size_bytes,
    state: row.state,
    refusal: worded(locale, row.refusal as Refusal | null),
    kind: row.kind,
    pages: row.pages,
    textState: row.text_state,
    locale: row.locale,
    title: row.title,
    role: row.role,
    sameAs:
      row.same_position === null || row.same_path === null
        ? null
        : { position: row.same_position, path: row.same_path },
    active: (row.active as { outcome: ActiveContentOutcome | null } | null)?.outcome ?? null,
  }))
}

/** @throws Refused 404 */
export async function requireVisible(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<{ name: string }> {
  const found = await db
    .select('import')
    .where('import.id', '=', importId)
    .where(visibleImports(actor))
    .select('import.name')
    .executeTakeFirst()
  if (!found) throw importNotFound()
  return found
}

function entriesOf(db: CompanyDatabase, importId: string, { state, kind, search }: EntryFilter) {
  let entries = db.select('import_entry').where('import_entry.import_id', '=', importId)
  if (state) entries = entries.where('import_entry.state', '=', state)
  if (kind) entries = entries.where('import_entry.kind', '=', kind)
  if (search?.trim()) entries = entries.where(holdsWords(sql`import_entry.path`, search))
  return entries
}

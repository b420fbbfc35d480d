import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { holdsWords } from '../../../../platform/database/word-search.ts'
import { visibleContracts } from '../../../people/access/public.ts'
import { requireVisible } from '../entries.query.ts'

type FilesQuery = QueryOf<typeof importPlanEndpoints.files>

/** The kept files of an import with what each one is, and what it belongs to. */
export async function listFiles(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { $top, $skip, ...filter }: FilesQuery,
): Promise<ResponseOf<typeof importPlanEndpoints.files>> {
  await requireVisible(db, actor, importId)
  const files = keptFiles(db, importId, filter)
  const rows = await files
    .leftJoin('import_entry as owner', (join) =>
      join
        .onRef('owner.company_id', '=', 'import_entry.company_id')
        .onRef('owner.import_id', '=', 'import_entry.import_id')
        .onRef('owner.position', '=', 'import_entry.belongs_to_position'),
    )
    .select(['import_entry.position', 'import_entry.path', 'import_entry.kind'])
    .select(['import_entry.pages', 'import_entry.title', 'import_entry.role'])
    .select(['import_entry.role_by', 'owner.path as owner_path'])
    .select(existingTitle(actor, 'import_entry').as('owner_title'))
    .select(['import_entry.belongs_to_position', 'import_entry.belongs_to_contract_id'])
    .orderBy('import_entry.position')
    .limit(rowLimit($top))
    .offset($skip)
    .execute()
  const { count } = await files
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return {
    value: rows.map((row) => ({
      position: row.position,
      path: row.path,
      kind: row.kind ?? 'other',
      pages: row.pages,
      title: row.title,
      role: row.role,
      roleBy: row.role_by,
      belongsTo: ownerOf(actor, row),
    })),
    count,
  }
}

/** Those that match a filter. */
export function keptFiles(
  db: CompanyDatabase,
  importId: string,
  { role, search }: Pick<FilesQuery, 'role' | 'search'>,
) {
  let files = db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.state', '=', 'kept')
  if (role) files = files.where('import_entry.role', '=', role)
  if (search?.trim()) files = files.where(holdsWords(sql`import_entry.path`, search))
  return files
}

/** Of the contract that was here before and that a file belongs to; null: the reader does not see it. */
export function existingTitle(actor: Actor, entry: string) {
  return sql<string | null>`(select contract.title from contract
    where contract.company_id = ${sql.ref(`${entry}.company_id`)}
      and contract.id = ${sql.ref(`${entry}.belongs_to_contract_id`)} and ${visibleContracts(actor)})`
}

interface StoredOwner {
  belongs_to_position: number | null
  belongs_to_contract_id: string | null
  owner_path: string | null
  owner_title: string | null
}

export function ownerOf({ locale }: Pick<Actor, 'locale'>, row: StoredOwner) {
  const { belongs_to_position: position, belongs_to_contract_id: existing, owner_title } = row
  if (existing === null)
    return row.owner_path === null ? null : { position, contractId: null, name: row.owner_path }
  const hidden = createTranslator(locale)('import-plan.hiddenContract')
  return { position, contractId: owner_title && existing, name: owner_title ?? hidden }
}

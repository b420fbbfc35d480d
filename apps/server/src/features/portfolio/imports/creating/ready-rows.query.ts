import type { SelectedWords } from '@tacite/domain/imports/judgement.ts'
import type { RowValues } from '@tacite/domain/imports/import-row.ts'
import type { ActiveContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'

/** A row that is ready to be created, with its file. */
export interface ReadyRow {
  position: number
  kind: 'contract' | 'amendment' | 'attachment'
  values: RowValues
  /** Words that people selected for what they typed, by field. */
  selected: Record<string, SelectedWords>
  path: string
  sha256: string
  copy_sha256: string | null
  active: ActiveContentOfFile | null
  size_bytes: number
  entry_kind: string | null
  pages: number | null
  locale: Locale | null
  /** The contract that it belongs to: an existing one, or one that the import has created. */
  owner_id: string | null
  /** The existing one. */
  existing_id: string | null
  belongs_to_position: number | null
}

/** The next rows to create: contracts first, since the others belong to them. */
export async function readyRows(
  db: CompanyDatabase,
  importId: string,
  limit: number,
): Promise<ReadyRow[]> {
  const { rows } = await sql<ReadyRow>`
    select row.position, row.kind, row."values", row.selected, entry.path, entry.sha256, entry.copy_sha256, entry.active,
      coalesce(copy.size_bytes, file.size_bytes, entry.size_bytes)::bigint as size_bytes, entry.kind as entry_kind, entry.pages,
      entry.locale, coalesce(entry.belongs_to_contract_id, owner.contract_id) as owner_id,
      entry.belongs_to_contract_id as existing_id, entry.belongs_to_position
    from import_row as row
      join import_entry as entry on entry.company_id = row.company_id and entry.import_id = row.import_id
        and entry.position = row.position
      left join import_row as owner on owner.company_id = entry.company_id and owner.import_id = entry.import_id
        and owner.position = entry.belongs_to_position
      left join file on file.company_id = entry.company_id and file.sha256 = entry.sha256
      left join file as copy on copy.company_id = entry.company_id and copy.sha256 = entry.copy_sha256
    where row.company_id = ${db.companyId} and row.import_id = ${importId} and row.state = 'toCreate'
    order by array_position(array['contract', 'amendment', 'attachment'], row.kind), row.position
    limit ${limit}`.execute(db.tx)
  const kind = rows[0]?.kind
  return rows.filter((row) => row.kind === kind)
}

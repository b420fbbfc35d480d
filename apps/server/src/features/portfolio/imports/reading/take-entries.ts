import type { ActiveContentRule } from '@tacite/domain/files/active-content.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { activeContentRule } from '../../../../platform/parsers/active/active-content-rule.query.ts'
import type { PackedEntry } from '../../../../platform/parsers/zip/stream-entry.ts'
import type { HeldImport } from '../imports-repository.ts'

/** Files of one slice: what a kill repeats. */
const AT_ONCE = 24
/** One that was begun so often, and never finished, ends its worker each time. */
const MOST_ATTEMPTS = 5
/** After so many attempts a file is read alone: the others of its slice are not at fault. */
const ALONE_AFTER = 2

export interface TakenEntry {
  position: number
  path: string
  packed: PackedEntry | null
  sourceSha256: string
}

export interface Taken {
  entries: TakenEntry[]
  rule: ActiveContentRule
  locale: Locale
}

/** The next files to read, each with one attempt more; none: all have been read. */
export async function takeEntries(
  db: CompanyDatabase,
  { id, createdBy }: HeldImport,
): Promise<Taken> {
  await giveUp(db, id)
  const { rows: entries } = await sql<TakenEntry>`
    with next as (
      select entry.position from import_entry as entry
      where entry.company_id = ${db.companyId} and entry.import_id = ${id} and entry.state = 'waiting'
      order by entry.position limit ${AT_ONCE}
    ), tired as (
      select entry.position from import_entry as entry
      where entry.company_id = ${db.companyId} and entry.import_id = ${id} and entry.state = 'waiting'
        and entry.attempts >= ${ALONE_AFTER}
      order by entry.position limit 1
    )
    update import_entry as entry set attempts = entry.attempts + 1
    from import_source as source
    where entry.company_id = ${db.companyId} and entry.import_id = ${id} and entry.state = 'waiting'
      and source.company_id = entry.company_id and source.id = entry.source_id
      and entry.position in (select position from tired union all select position from next where not exists (select from tired))
    returning entry.position, entry.path, entry.packed, source.sha256 as "sourceSha256"`.execute(
    db.tx,
  )
  const { locale } = await db
    .select('person')
    .where('person.id', '=', createdBy)
    .select('person.locale')
    .executeTakeFirstOrThrow()
  return {
    entries: entries.toSorted((one, other) => one.position - other.position),
    rule: await activeContentRule(db),
    locale,
  }
}

async function giveUp(db: CompanyDatabase, importId: string): Promise<void> {
  await db
    .update('import_entry')
    .set({ state: 'left', refusal: JSON.stringify({ code: 'IMPORT_ENTRY_FAILED' }) })
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.state', '=', 'waiting')
    .where('import_entry.attempts', '>=', MOST_ATTEMPTS)
    .execute()
}

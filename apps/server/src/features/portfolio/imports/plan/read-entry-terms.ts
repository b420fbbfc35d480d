import { TERMS_VERSION, type ProvenTerm } from '@tacite/domain/imports/read-terms.ts'
import { isOfSecondReader } from '@tacite/domain/imports/text-statement.ts'
import { termsOfBoth } from '@tacite/domain/second-reader/second-reading.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { failpoint } from '../../../../platform/failpoint.ts'
import { readTermsOfText } from '../../../../platform/parsers/terms/read-terms-of-text.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { pagesOf } from './pages-of-entry.ts'

interface TextOfEntry {
  position: number
  locale: Locale | null
  /** From the first page on; a page without text is empty. */
  pages: string[]
  /** What the second reader said of it before. */
  second: ProvenTerm[]
}

/** Texts read between two transactions: what a kill repeats. */
const SLICE = 10

/**
 * Reads the terms in the texts of files that become contracts, while no transaction is open. A text is read once for each
 * version of the rules, and not any more once its contract exists. One that cannot be read has no terms, but the version
 * that failed: the plan says so.
 * @returns false when the plan was stopped meanwhile
 */
export async function readEntryTerms(
  { inCompanyForReports: open }: Pick<Platform, 'inCompanyForReports'>,
  { companyId, importId }: { companyId: string; importId: string },
  goesOn: (steps: { done: number; total: number }) => Promise<boolean>,
): Promise<boolean> {
  const total = await open(companyId, (db) => countUnread(db, importId))
  for (let done = 0; ; done += SLICE) {
    const texts = await open(companyId, (db) => nextTexts(db, importId))
    if (texts.length === 0) return true
    const read: { position: number; terms: ProvenTerm[] | null }[] = []
    for (const { position, locale, pages, second } of texts) {
      const terms = pages.length === 0 ? [] : await readTermsOfText({ language: locale, pages })
      read.push({
        position,
        terms: terms === null && second.length === 0 ? null : termsOfBoth(terms ?? [], second),
      })
    }
    failpoint('import-terms-unkept')
    await open(companyId, (db) => keepTerms(db, importId, read))
    if (!(await goesOn({ done: Math.min(done + SLICE, total), total }))) return false
  }
}

/** The rules did not get through its text. */
export const isTextRefused = (entry: string) =>
  sql<boolean>`(${sql.ref(`${entry}.terms_version`)} is not null and ${sql.ref(`${entry}.terms`)} is null)`

const isUnread = sql<boolean>`import_entry.state = 'kept' and import_entry.kind = 'pdf'
  and import_entry.role in ('contract', 'amendment') and import_entry.terms_version is distinct from ${TERMS_VERSION}
  and not exists (select from import_row as row where row.company_id = import_entry.company_id
    and row.import_id = import_entry.import_id and row.position = import_entry.position and row.state = 'created')`

async function countUnread(db: CompanyDatabase, importId: string): Promise<number> {
  const { count } = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where(isUnread)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function nextTexts(db: CompanyDatabase, importId: string): Promise<TextOfEntry[]> {
  const entries = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where(isUnread)
    .select(['import_entry.position', 'import_entry.locale', 'import_entry.terms'])
    .orderBy('import_entry.position')
    .limit(SLICE)
    .execute()
  const pages = await db
    .select('import_page')
    .where('import_page.import_id', '=', importId)
    .where('import_page.position', 'in', [-1, ...entries.map(({ position }) => position)])
    .select(['import_page.position', 'import_page.page', 'import_page.body'])
    .execute()
  return entries.map(({ position, locale, terms }) => ({
    position,
    locale,
    second: ((terms ?? []) as ProvenTerm[]).filter(isOfSecondReader),
    pages: pagesOf(pages.filter((page) => page.position === position)),
  }))
}

async function keepTerms(
  db: CompanyDatabase,
  importId: string,
  read: readonly { position: number; terms: ProvenTerm[] | null }[],
): Promise<void> {
  await sql`update import_entry as entry set terms = read.terms, terms_version = ${TERMS_VERSION}
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read (position integer, terms jsonb)
    where entry.company_id = ${db.companyId} and entry.import_id = ${importId} and entry.position = read.position`.execute(
    db.tx,
  )
}

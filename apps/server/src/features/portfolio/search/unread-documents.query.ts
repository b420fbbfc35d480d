import type { ReadingState } from '@tacite/domain/recognition/page-states.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleContracts, type Reader } from '../../people/access/public.ts'

const SHOWN = 20

interface UnreadDocument {
  _id: string
  title: string
  reference: string
  state: Exclude<ReadingState, 'read'>
  pages: number | null
  /** Pages that wait for their recognition, or for which it failed. */
  pagesWithoutText: number
}

/** Signed documents that a person sees but no search can find yet: newest first, and how many there are. */
export async function unreadDocuments(
  db: CompanyDatabase,
  reader: Reader,
  { archived }: { archived: 'true' | 'false' },
): Promise<{ value: UnreadDocument[]; count: number }> {
  const { rows } = await sql<UnreadDocument & { count: number }>`
    with unread as materialized (
      select contract.id as _id, contract.title, contract.reference, document.state, document.pages, document.signed_at
      from signed_document as document
      join contract on contract.company_id = document.company_id and contract.id = document.contract_id
      where document.company_id = ${db.companyId} and document.state <> 'read'
        and ${archived === 'true' ? sql`true` : sql`contract.archived_at is null`} and ${visibleContracts(reader)}
    )
    select unread._id, unread.title, unread.reference, unread.state, unread.pages, (select count(*) from unread) as count,
      (select count(*)::int from scanned_page where scanned_page.company_id = ${db.companyId} and scanned_page.contract_id = unread._id
        and scanned_page.state in ('waiting', 'reading', 'failed')) as "pagesWithoutText"
    from unread order by unread.signed_at desc, unread._id limit ${SHOWN}`.execute(db.tx)
  return {
    value: rows.map(({ count: _, ...unread }) => unread),
    count: rows[0]?.count ?? 0,
  }
}

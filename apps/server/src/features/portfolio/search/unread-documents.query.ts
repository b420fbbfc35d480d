import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleContracts, type Reader } from '../../people/access/public.ts'

const SHOWN = 20

interface UnreadDocument {
  _id: string
  title: string
  reference: string
  state: 'waiting' | 'empty' | 'unreadable'
}

/** Signed documents that a person sees but no search can find yet: newest first, and how many there are. */
export async function unreadDocuments(
  db: CompanyDatabase,
  reader: Reader,
  { archived }: { archived: 'true' | 'false' },
): Promise<{ value: UnreadDocument[]; count: number }> {
  const { rows } = await sql<UnreadDocument & { count: number }>`
    with unread as materialized (
      select contract.id as _id, contract.title, contract.reference, document.state, document.signed_at
      from signed_document as document
      join contract on contract.company_id = document.company_id and contract.id = document.contract_id
      where document.company_id = ${db.companyId} and document.state <> 'read'
        and ${archived === 'true' ? sql`true` : sql`contract.archived_at is null`} and ${visibleContracts(reader)}
    )
    select unread._id, unread.title, unread.reference, unread.state, (select count(*) from unread) as count
    from unread order by unread.signed_at desc, unread._id limit ${SHOWN}`.execute(db.tx)
  return {
    value: rows.map(({ _id, title, reference, state }) => ({ _id, title, reference, state })),
    count: rows[0]?.count ?? 0,
  }
}

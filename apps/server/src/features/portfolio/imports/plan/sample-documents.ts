import { shinglesOf } from '@tacite/domain/imports/shingles.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'

const BATCH = 100

/**
 * Samples the words of signed documents that were read and have no sample yet; computed once, they stay.
 * @returns whether there may be more
 */
export async function sampleSignedDocuments(db: CompanyDatabase): Promise<boolean> {
  const { rows } = await sql<{ contract_id: string; body: string }>`
    select document.contract_id, coalesce((select string_agg(page.body, ' ' order by page.page) from text_page as page
      where page.company_id = document.company_id and page.contract_id = document.contract_id), '') as body
    from signed_document as document
    where document.company_id = ${db.companyId} and document.shingles is null and document.state = 'read'
    order by document.contract_id limit ${BATCH}`.execute(db.tx)
  const sampled = rows.map(({ contract_id, body }) => ({
    id: contract_id,
    shingles: shinglesOf(body),
  }))
  await sql`update signed_document as document set shingles = sampled.shingles
    from jsonb_to_recordset(${JSON.stringify(sampled)}::jsonb) as sampled (id uuid, shingles integer[])
    where document.company_id = ${db.companyId} and document.contract_id = sampled.id`.execute(
    db.tx,
  )
  return rows.length === BATCH
}

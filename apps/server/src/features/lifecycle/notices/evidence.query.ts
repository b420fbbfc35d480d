import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** What proves the notices of a contract, or documents its renewals, in the order of the days, with what was withdrawn. */
export async function evidenceOf(
  db: CompanyDatabase,
  contractId: string,
  of: 'notice' | 'renewal',
) {
  const rows = await db
    .select('notice_proof')
    .leftJoin('person as author', (join) =>
      join
        .onRef('author.company_id', '=', 'notice_proof.company_id')
        .onRef('author.id', '=', 'notice_proof.recorded_by'),
    )
    .leftJoin('person as withdrawer', (join) =>
      join
        .onRef('withdrawer.company_id', '=', 'notice_proof.company_id')
        .onRef('withdrawer.id', '=', 'notice_proof.withdrawn_by'),
    )
    .where('notice_proof.contract_id', '=', contractId)
    .where(`notice_proof.${of}_id`, 'is not', null)
    .select(['notice_proof.id', 'notice_proof.kind', 'notice_proof.day'])
    .select(`notice_proof.${of}_id as of_id`)
    .select(['notice_proof.sha256', 'notice_proof.copy_sha256', 'notice_proof.file_name'])
    .select(['notice_proof.size_bytes', 'notice_proof.recorded_at', 'notice_proof.withdrawn_at'])
    .select([personName('author').as('author'), personName('withdrawer').as('withdrawer')])
    .orderBy('notice_proof.day')
    .orderBy('notice_proof.recorded_at')
    .orderBy('notice_proof.id')
    .execute()
  return rows.map((row) => ({
    /** The id of its notice or renewal. */
    of: row.of_id!,
    /** Null: a document, which is of no kind. */
    kind: row.kind,
    _id: row.id,
    day: row.day,
    file:
      row.sha256 === null
        ? null
        : {
            name: row.file_name!,
            sizeBytes: Number(row.size_bytes),
            sha256: row.copy_sha256 ?? row.sha256,
          },
    recordedAt: row.recorded_at.toISOString(),
    recordedBy: row.author,
    withdrawn: row.withdrawn_at && { at: row.withdrawn_at.toISOString(), by: row.withdrawer },
  }))
}

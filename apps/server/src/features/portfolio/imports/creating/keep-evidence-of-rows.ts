import { evidenceOf } from '@tacite/domain/evidence/contract-evidence.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { ImportedContract } from '../../../writing/contracts/public.ts'
import { keepEvidence } from '../../evidence/public.ts'
import { standingTerms } from '../review/rules.query.ts'
import type { ReadyRow } from './ready-rows.query.ts'

/** Whatever the text of a row proves stays with its contract. */
export async function keepEvidenceOfRows(
  db: CompanyDatabase,
  importId: string,
  created: readonly { row: ReadyRow; contract: ImportedContract }[],
): Promise<void> {
  const positions = created.map(({ row }) => row.position)
  const entries = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', sql<number>`any(${positions}::int[])`)
    .select(['import_entry.position', standingTerms(db, 'import_entry').as('terms')])
    .execute()
  const termsOf = new Map(entries.map(({ position, terms }) => [position, terms]))
  await keepEvidence(
    db,
    created.map(({ row, contract }) => ({
      contractId: contract.id,
      sha256: row.copy_sha256 ?? row.sha256,
      evidence: evidenceOf(row.values, termsOf.get(row.position) ?? [], {
        isAmendment: row.kind === 'amendment',
        selected: row.selected,
      }),
    })),
  )
}

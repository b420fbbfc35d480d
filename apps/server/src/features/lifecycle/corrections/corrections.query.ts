import type { Correction } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The corrections of a contract's transcription, newest first. */
export async function listCorrections(
  db: CompanyDatabase,
  contractId: string,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<{ value: Correction[]; count: number }> {
  const found = db.select('term_correction').where('term_correction.contract_id', '=', contractId)
  const rows = await found
    .leftJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'term_correction.company_id')
        .onRef('person.id', '=', 'term_correction.corrected_by'),
    )
    .select(['term_correction.id', 'term_correction.reason', 'term_correction.changes'])
    .select(['term_correction.corrected_at', personName('person').as('name')])
    .orderBy('term_correction.corrected_at', 'desc')
    .orderBy('term_correction.id', 'desc')
    .limit(rowLimit($top))
    .offset($skip)
    .execute()
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    value: rows.map(({ id, name, reason, changes, corrected_at: at }) => ({
      _id: id,
      at: at.toISOString(),
      by: name ?? '',
      reason,
      changes: changes as Correction['changes'],
    })),
    count: Number(count),
  }
}

import type { Correction } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { ChangedTerm } from '@tacite/domain/corrections/changed-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { fieldsNamed } from '../deadlines/public.ts'

/** The corrections of a contract's transcription, newest first. */
export async function listCorrections(
  db: CompanyDatabase,
  contractId: string,
  locale: Locale,
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
  const fields = await fieldsNamed(
    db,
    locale,
    rows.flatMap(({ changes }) => changedFields(changes)),
  )
  return {
    value: rows.map(({ id, name, reason, changes, corrected_at: at }) => ({
      _id: id,
      at: at.toISOString(),
      by: name ?? '',
      reason,
      changes: changesOf(changes).map((change) => {
        const { label = null, type = null } = fields.get(change.field) ?? {}
        return { ...change, label, type }
      }),
    })),
    count,
  }
}

/** As they were recorded, whatever became of the fields since. */
function changesOf(stored: unknown): ChangedTerm[] {
  return stored as ChangedTerm[]
}

function changedFields(stored: unknown): string[] {
  return changesOf(stored).map(({ field }) => field)
}

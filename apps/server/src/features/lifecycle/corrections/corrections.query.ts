import type { Correction } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { ChangedTerm } from '@tacite/domain/corrections/changed-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { passagesNamed } from '../../writing/contracts/public.ts'
import { fieldsNamed, UNNAMED, type NamedField } from '../deadlines/public.ts'

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
  const fields = await namedFields(
    db,
    contractId,
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
        return { ...change, ...(fields.get(change.field.replace(OF_AMENDMENT, '')) ?? UNNAMED) }
      }),
    })),
    count,
  }
}

/** What an amendment changes is corrected beside its own terms, under names that begin with it. */
const OF_AMENDMENT = /^changes\./

/** Rows are called as in the text of the contract whose they are: its own, or the one that it amends. */
async function namedFields(
  db: CompanyDatabase,
  contractId: string,
  locale: Locale,
  names: readonly string[],
): Promise<ReadonlyMap<string, NamedField>> {
  const changed = names.filter((name) => OF_AMENDMENT.test(name))
  const { parent_id: masterId } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.parent_id')
    .executeTakeFirstOrThrow()
  const passages = [
    ...(await passagesNamed(db, masterId, changed)),
    ...(await passagesNamed(
      db,
      contractId,
      names.filter((name) => !changed.includes(name)),
    )),
  ]
  const fields = names.map((name) => name.replace(OF_AMENDMENT, ''))
  return fieldsNamed(db, locale, fields, passages)
}

/** As they were recorded, whatever became of the fields since. */
function changesOf(stored: unknown): ChangedTerm[] {
  return stored as ChangedTerm[]
}

function changedFields(stored: unknown): string[] {
  return changesOf(stored).map(({ field }) => field)
}

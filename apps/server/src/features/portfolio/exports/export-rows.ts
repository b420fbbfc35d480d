import type { Locale } from '@tacite/domain/locale.ts'
import type { Temporal } from 'temporal-polyfill'
import type { InCompany } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import { contractRows } from '../contract-list/public.ts'
import { factsAt } from '../../lifecycle/deadlines/public.ts'
import { exportColumns, type ExportCell } from './export-columns.ts'

const BATCH = 500

/** Called after each batch with how many contracts were read so far; what it throws ends the export. */
export type OnBatch = (done: number) => Promise<void>

interface ExportedRows {
  ids: readonly string[]
  today: Temporal.PlainDate
  /** The month end that they are as of; none: today. */
  monthEnd: string | undefined
  /** Another day, as of which the rows are read. */
  asOf: string | undefined
  onBatch?: OnBatch
}

/**
 * The rows of an export, a few hundred at a time, each batch in a separate transaction: a slow reader holds no
 * connection. Contracts the person lost access to meanwhile are left out.
 */
export async function* exportRows(
  inCompany: InCompany,
  reader: Reader & { locale: Locale },
  { ids, today, monthEnd, asOf, onBatch }: ExportedRows,
): AsyncGenerator<readonly ExportCell['value'][]> {
  const columns = exportColumns(reader.locale, asOf)
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const rows = await inCompany(reader.companyId, async (db) =>
      contractRows(db, reader, batch, {
        facts: await factsAt(db, { today, monthEnd, asOf }),
        withArchives: false,
      }),
    )
    for (const row of rows) yield columns.map(({ read }) => read(row))
    await onBatch?.(start + batch.length)
  }
}

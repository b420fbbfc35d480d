import type { RenewalOfRegister } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { evidenceOf } from '../notices/public.ts'

type NamedRenewal = Pick<RenewalOfRegister, 'recordedAt' | 'recordedBy' | 'reason' | 'cancelled'>

/** Who recorded and cancelled the renewals of a contract, by id. */
export async function namedRenewals(
  db: CompanyDatabase,
  contractId: string,
): Promise<Map<string, NamedRenewal>> {
  const rows = await db
    .select('contract_renewal')
    .leftJoin('person as author', (join) =>
      join
        .onRef('author.company_id', '=', 'contract_renewal.company_id')
        .onRef('author.id', '=', 'contract_renewal.recorded_by'),
    )
    .leftJoin('person as canceller', (join) =>
      join
        .onRef('canceller.company_id', '=', 'contract_renewal.company_id')
        .onRef('canceller.id', '=', 'contract_renewal.cancelled_by'),
    )
    .where('contract_renewal.contract_id', '=', contractId)
    .select(['contract_renewal.id', 'contract_renewal.recorded_at', 'contract_renewal.reason'])
    .select(['contract_renewal.cancelled_on', 'contract_renewal.cancel_reason'])
    .select([personName('author').as('author'), personName('canceller').as('canceller')])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        recordedAt: row.recorded_at.toISOString(),
        recordedBy: row.author,
        reason: row.reason,
        cancelled:
          row.cancelled_on === null
            ? null
            : { on: row.cancelled_on, by: row.canceller, reason: row.cancel_reason },
      },
    ]),
  )
}

/** The documents of each renewal in the order of their days, with the withdrawn ones. */
export async function namedDocuments(
  db: CompanyDatabase,
  contractId: string,
): Promise<ReadonlyMap<string, RenewalOfRegister['documents']>> {
  const documents = await evidenceOf(db, contractId, 'renewal')
  return grouped(
    documents.map(({ of, kind: _, file, ...document }) => ({
      renewalId: of,
      value: { ...document, file: file! },
    })),
  )
}

/** What each renewal said before it was corrected, the newest correction first. */
export async function namedCorrections(
  db: CompanyDatabase,
  contractId: string,
): Promise<ReadonlyMap<string, RenewalOfRegister['corrections']>> {
  const rows = await db
    .select('contract_renewal_correction')
    .leftJoin('person as author', (join) =>
      join
        .onRef('author.company_id', '=', 'contract_renewal_correction.company_id')
        .onRef('author.id', '=', 'contract_renewal_correction.corrected_by'),
    )
    .where('contract_renewal_correction.contract_id', '=', contractId)
    .select([
      'contract_renewal_correction.renewal_id',
      'contract_renewal_correction.day',
      'contract_renewal_correction.until',
    ])
    .select([
      'contract_renewal_correction.given_by',
      'contract_renewal_correction.agreed_by',
      'contract_renewal_correction.reason',
    ])
    .select(['contract_renewal_correction.corrected_at', personName('author').as('author')])
    .orderBy('contract_renewal_correction.corrected_at', 'desc')
    .orderBy('contract_renewal_correction.id', 'desc')
    .execute()
  return grouped(
    rows.map((row) => ({
      renewalId: row.renewal_id,
      value: {
        day: row.day,
        until: row.until,
        givenBy: row.given_by,
        agreedBy: row.agreed_by,
        reason: row.reason,
        at: row.corrected_at.toISOString(),
        by: row.author,
      },
    })),
  )
}

function grouped<Value>(
  rows: readonly { renewalId: string; value: Value }[],
): ReadonlyMap<string, Value[]> {
  const byRenewal = new Map<string, Value[]>()
  for (const { renewalId, value } of rows)
    byRenewal.set(renewalId, [...(byRenewal.get(renewalId) ?? []), value])
  return byRenewal
}

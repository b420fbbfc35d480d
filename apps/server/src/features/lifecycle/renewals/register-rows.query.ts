import type { RenewalOfRegister } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

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
    .where('notice_proof.renewal_id', 'is not', null)
    .select(['notice_proof.id', 'notice_proof.renewal_id', 'notice_proof.day'])
    .select(['notice_proof.sha256', 'notice_proof.copy_sha256', 'notice_proof.file_name'])
    .select(['notice_proof.size_bytes', 'notice_proof.recorded_at', 'notice_proof.withdrawn_at'])
    .select([personName('author').as('author'), personName('withdrawer').as('withdrawer')])
    .orderBy('notice_proof.day')
    .orderBy('notice_proof.recorded_at')
    .orderBy('notice_proof.id')
    .execute()
  return grouped(
    rows.map((row) => ({
      renewalId: row.renewal_id!,
      value: {
        _id: row.id,
        day: row.day,
        file: {
          name: row.file_name!,
          sizeBytes: Number(row.size_bytes),
          sha256: (row.copy_sha256 ?? row.sha256)!,
        },
        recordedAt: row.recorded_at.toISOString(),
        recordedBy: row.author,
        withdrawn: row.withdrawn_at && { at: row.withdrawn_at.toISOString(), by: row.withdrawer },
      },
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

import type { NoticeSide } from '@tacite/domain/notices/notice-record.ts'
import type { RenewalRecord } from '@tacite/domain/renewals/renewal-record.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface StoredRenewal extends RenewalRecord {
  fromDay: string | null
  givenBy: NoticeSide | null
  agreedBy: string
}

/** The renewals of a contract in the order in which they were recorded, with the cancelled ones. */
export async function readRenewals(
  db: CompanyDatabase,
  contractId: string,
): Promise<StoredRenewal[]> {
  const rows = await db
    .select('contract_renewal')
    .where('contract_renewal.contract_id', '=', contractId)
    .select(['contract_renewal.id', 'contract_renewal.kind', 'contract_renewal.day'])
    .select(['contract_renewal.from_day', 'contract_renewal.until', 'contract_renewal.given_by'])
    .select(['contract_renewal.agreed_by', 'contract_renewal.cancelled_on'])
    .orderBy('contract_renewal.recorded_at')
    .orderBy('contract_renewal.id')
    .execute()
  return rows.map(({ id, kind, day, until, ...row }) => ({
    id,
    kind,
    day,
    until,
    fromDay: row.from_day,
    givenBy: row.given_by,
    agreedBy: row.agreed_by,
    cancelledOn: row.cancelled_on,
  }))
}

/** @throws Refused RENEWAL_NOT_FOUND; RENEWAL_IS_CANCELLED for one that no longer changes */
export function requireRenewal(
  records: readonly StoredRenewal[],
  renewalId: string,
): StoredRenewal {
  const renewal = records.find(({ id }) => id === renewalId)
  if (!renewal) throw new Refused('NOT_FOUND', 'RENEWAL_NOT_FOUND')
  if (renewal.cancelledOn !== null) throw new Refused('STATE', 'RENEWAL_IS_CANCELLED')
  return renewal
}

/** Takes into the register what only the lifecycle of these contracts knows. */
export async function adoptRenewals(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<void> {
  await sql`select adopt_renewals(${db.companyId}, ${[...contractIds]}::uuid[])`.execute(db.tx)
}

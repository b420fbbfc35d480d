import type { ImportField } from '@tacite/domain/imports/import-fields.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractTerms } from '../../lifecycle/deadlines/public.ts'

/** What a contract itself states now, as an import would have filled it. Fields of which no evidence can be are left out. */
export async function currentValues(
  db: CompanyDatabase,
  contractId: string,
): Promise<Partial<Record<ImportField, unknown>>> {
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['contract.title', 'contract.contract_type_id', 'contract.counterparty_id'])
    .select(['contract.signature_date', 'contract.amount_incl_tax_cents', 'contract.currency'])
    .executeTakeFirstOrThrow()
  const [stated] = await readContractTerms(db, [contractId])
  const { duration, ...terms } = stated!.terms
  return {
    title: contract.title,
    type: contract.contract_type_id,
    counterparty: contract.counterparty_id,
    signatureDate: contract.signature_date,
    effectiveDate: terms.effectiveDate,
    endDate: duration?.kind === 'until' ? duration.day : null,
    duration: duration?.kind === 'span' ? { count: duration.count, unit: duration.unit } : null,
    renewalType: terms.renewalType,
    renewalDuration: terms.renewalDuration,
    maxRenewals: terms.maxRenewals,
    notice: terms.notice,
    amount: contract.amount_incl_tax_cents,
    currency: contract.currency,
  }
}

import type { Currency } from '@tacite/domain/contracts/currencies.ts'
import type { CompanyDatabase } from './company-database.ts'

/** The currency of new contracts and of totals. */
export async function companyCurrency(db: CompanyDatabase): Promise<Currency> {
  const { currency } = await db.tx
    .selectFrom('company')
    .where('id', '=', db.companyId)
    .select('currency')
    .executeTakeFirstOrThrow()
  return currency
}

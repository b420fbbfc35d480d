import { isAmendableTerm, VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import { valueHistory, valueOn } from '@tacite/domain/amendments/value-history.ts'
import type { IsoDay } from '@tacite/domain/calendar/iso-day.ts'
import type { Currency } from '@tacite/domain/contracts/currencies.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { signedAmendments } from './signed-amendments.query.ts'

/** What a contract says on a day: its own statements, with its signed amendments in effect by then. */
export interface ValuesInForce {
  terms: Partial<LifecycleTerms>
  amountInclTaxCents: number | null
  currency: Currency
  /** That of its own fields, which no amendment changes. */
  statedCurrency: Currency
  counterpartyId: string | null
  legalEntityId: string | null
  /** The parties that are not the contract's own any more. */
  replacedParties: readonly ('counterparty' | 'legalEntity')[]
  /** The values of the company's own fields that amendments have set, by variable; null: taken away. */
  amendedFields: Readonly<Record<string, unknown>>
  /** Whether a signed amendment changes anything, by then or later. */
  isAmended: boolean
}

/** Whatever acts on a signed contract reads its terms here or in the facts, never in its row (decision 0117). */
export async function valuesInForce(
  db: CompanyDatabase,
  contractId: string,
  day: IsoDay,
): Promise<ValuesInForce> {
  const row = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['contract.lifecycle', 'contract.amount_incl_tax_cents', 'contract.currency'])
    .select(['contract.counterparty_id', 'contract.legal_entity_id'])
    .executeTakeFirstOrThrow()
  const amendments = (await signedAmendments(db, [contractId])).get(contractId) ?? []
  const history = valueHistory(
    { amount: row.amount_incl_tax_cents, currency: row.currency },
    amendments,
  )
  const inForce = <Value>(field: string, stated: Value) => valueOn(history, field, stated, day)
  const lifecycle = row.lifecycle as Partial<LifecycleTerms>
  const set = history.filter(({ from }) => from <= day).map(({ field }) => field)
  const counterparty = inForce('counterparty', named(row.counterparty_id))
  const legalEntity = inForce('legalEntity', named(row.legal_entity_id))
  return {
    terms: {
      ...lifecycle,
      ...Object.fromEntries(
        set.filter(isAmendableTerm).map((term) => [term, inForce<unknown>(term, null)]),
      ),
    },
    amountInclTaxCents: inForce('amount', row.amount_incl_tax_cents),
    currency: inForce('currency', row.currency),
    statedCurrency: row.currency,
    counterpartyId: counterparty?._id ?? null,
    legalEntityId: legalEntity?._id ?? null,
    replacedParties: (['counterparty', 'legalEntity'] as const).filter((party) =>
      set.includes(party),
    ),
    amendedFields: Object.fromEntries(
      set
        .filter((field) => field.startsWith(VALUE_PREFIX))
        .map((field) => [field.slice(VALUE_PREFIX.length), inForce<unknown>(field, null)]),
    ),
    isAmended: history.length > 0,
  }
}

function named(id: string | null): { _id: string } | null {
  return id === null ? null : { _id: id }
}

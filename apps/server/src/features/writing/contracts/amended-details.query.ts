import type { AmendedValue } from '@tacite/api/lifecycle/amended-value.ts'
import { isAmendableTerm, VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import { valueHistory } from '@tacite/domain/amendments/value-history.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { presentHistory, signedAmendments, todayOf } from '../../lifecycle/deadlines/public.ts'
import { readFieldValues } from './field-values.ts'

interface StatedDetails {
  id: string
  amount_incl_tax_cents: number | null
  currency: string
  counterparty_id: string | null
  legal_entity_id: string | null
  names: { counterparty: string | null; legalEntity: string | null }
}

/** The parties, the amount and the values of a contract that its amendments replaced, or will; its terms stand with its deadlines. */
export async function amendedDetails(
  db: CompanyDatabase,
  actor: Actor,
  { id, names, ...row }: StatedDetails,
): Promise<AmendedValue[]> {
  const amendments = (await signedAmendments(db, [id])).get(id)
  if (amendments === undefined) return []
  const { values } = await readFieldValues(db, id)
  const own = Object.entries(values).map(([variable, value]) => [VALUE_PREFIX + variable, value])
  const stated = {
    ...(Object.fromEntries(own) as Record<string, unknown>),
    amount: row.amount_incl_tax_cents,
    currency: row.currency,
    counterparty: row.counterparty_id && { _id: row.counterparty_id, name: names.counterparty },
    legalEntity: row.legal_entity_id && { _id: row.legal_entity_id, name: names.legalEntity },
  }
  const history = valueHistory(stated, amendments).filter(({ field }) => !isAmendableTerm(field))
  return presentHistory(db, actor, history, todayOf(actor))
}

import type { AmendedValue } from '@tacite/api/lifecycle/amended-value.ts'
import {
  isAmendableTerm,
  VALUE_PREFIX,
  withoutUnmovedStarts,
} from '@tacite/domain/amendments/stated-patch.ts'
import { valueHistory } from '@tacite/domain/amendments/value-history.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import {
  presentHistory,
  readContractTerms,
  signedAmendments,
  todayOf,
} from '../../lifecycle/deadlines/public.ts'
import { withFollowing } from './amended-history.ts'
import { passagesNamed } from './contract-rows.ts'
import { readStatedValues } from './field-values.ts'

interface StatedDetails {
  id: string
  amount_incl_tax_cents: number | null
  currency: string
  counterparty_id: string | null
  legal_entity_id: string | null
  names: { counterparty: string | null; legalEntity: string | null }
}

/**
 * The parties, the amount, the values and the rows of a contract that its amendments replaced, or will, and what is computed
 * from them; its terms stand with its deadlines.
 */
export async function amendedDetails(
  db: CompanyDatabase,
  actor: Actor,
  { id, names, ...row }: StatedDetails,
): Promise<AmendedValue[]> {
  const amendments = (await signedAmendments(db, [id])).get(id)
  if (amendments === undefined) return []
  const own = await readStatedValues(db, id)
  const stated = {
    ...Object.fromEntries(
      Object.entries(own.values).map(([name, value]) => [VALUE_PREFIX + name, value as unknown]),
    ),
    amount: row.amount_incl_tax_cents,
    currency: row.currency,
    counterparty: row.counterparty_id && { _id: row.counterparty_id, name: names.counterparty },
    legalEntity: row.legal_entity_id && { _id: row.legal_entity_id, name: names.legalEntity },
  }
  const [contract] = await readContractTerms(db, [id])
  const set = valueHistory(stated, withoutUnmovedStarts(amendments, contract!.terms))
  const history = withFollowing(own, set).filter(({ field }) => !isAmendableTerm(field))
  const passages = await passagesNamed(
    db,
    id,
    history.map(({ field }) => field),
  )
  return presentHistory(db, actor, history, todayOf(actor), passages)
}

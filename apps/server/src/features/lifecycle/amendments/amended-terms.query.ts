import type { AmendedTerms } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readAspects, whyNotEach } from '../../people/access/public.ts'
import { passagesNamed } from '../../writing/contracts/public.ts'
import { fieldsNamed, todayOf, UNNAMED } from '../deadlines/public.ts'
import { readInForce, type InForce } from './in-force.query.ts'
import { masterAsSeen, readAmendment, type StoredAmendment } from './master-of.query.ts'
import { presentInForce } from './present-in-force.ts'

/** What an amendment replaces, as this person sees it: its master agreement may be hidden from them. */
export async function amendedTerms(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, level }: { contractId: string; level: ContractLevel },
): Promise<AmendedTerms> {
  const amendment = await readAmendment(db, contractId)
  const { parentId, patches, effectiveOn, takesEffectOn, signatureDate } = amendment
  const master = await masterAsSeen(db, actor, parentId)
  const day = takesEffectOn ?? todayOf(actor).toString()
  const found = master && (await readInForce(db, master._id, { amendmentId: contractId, day }))
  const { changes: standing } = await readAspects(db, contractId, ['stateAmendment'])
  const acts = ['stateAmendment', 'correctAmendment'] as const
  const reasons = await whyNotEach(db, actor, { contractId, level }, acts, {})
  const changed = patches.map(({ field }) => field)
  // What it repeats is called as in the text that it amends, for whoever reads the amendment.
  const passages = await passagesNamed(db, parentId, changed)
  const fields = await fieldsNamed(db, actor.locale, changed, passages)
  return {
    master,
    isAmendment: parentId !== null,
    effectiveOn,
    takesEffectOn,
    signatureDate,
    standing,
    changes: patches.map(({ field, value }) => {
      const before = found?.inForce[field] ?? null
      const named = fields.get(field) ?? UNNAMED
      return { field, ...named, before, after: value, ...currenciesOf(field, amendment, found) }
    }),
    inForce: found && presentInForce(found, changed),
    stating: reasons.stateAmendment,
    correcting: reasons.correctAmendment,
  }
}

/** Of an amount: the one that it is in, else the contract's own; and the one in force before it. */
function currenciesOf(field: string, { patches }: StoredAmendment, found: InForce | null) {
  if (field !== 'amount' || found === null) return { currency: null, currencyBefore: null }
  const stated = patches.find((patch) => patch.field === 'currency')?.value
  return {
    currency: (stated as string | undefined) ?? found.currency,
    currencyBefore: found.inForce['currency'] as string,
  }
}

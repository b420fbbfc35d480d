import type { AmendedTerms } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readAspects, whyNotEach } from '../../people/access/public.ts'
import { fieldsNamed, todayOf } from '../deadlines/public.ts'
import { presentInForce, readInForce } from './in-force.query.ts'
import { masterAsSeen, readAmendment } from './master-of.query.ts'

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
  const fields = await fieldsNamed(db, actor.locale, changed)
  return {
    master,
    isAmendment: parentId !== null,
    effectiveOn,
    takesEffectOn,
    signatureDate,
    standing,
    changes: patches.map(({ field, value }) => {
      const { label = null, type = null } = fields.get(field) ?? {}
      return { field, label, type, before: found?.inForce[field] ?? null, after: value }
    }),
    inForce: found && presentInForce(found, changed),
    stating: reasons.stateAmendment,
    correcting: reasons.correctAmendment,
  }
}

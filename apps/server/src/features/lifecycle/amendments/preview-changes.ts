import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  amendmentsEndpoints,
  StatedChanges,
} from '@tacite/api/lifecycle/amendments-endpoints.ts'
import { amendedEndKind } from '@tacite/domain/amendments/amended-end-kind.ts'
import { amendmentRefusals } from '@tacite/domain/amendments/amendment-refusals.ts'
import { termsOfAmendment } from '@tacite/domain/amendments/stated-patch.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { levelOn } from '../../people/access/public.ts'
import { showDeadlines, todayOf } from '../deadlines/public.ts'
import { proposedChanges, type ProposedChanges } from './proposed-changes.ts'

/** The deadlines of the master agreement before and after an amendment, as if it were signed today at the latest. */
export async function previewChanges(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  stated: StatedChanges,
): Promise<ResponseOf<typeof amendmentsEndpoints.preview>> {
  const proposed = await proposedChanges(db, actor, contractId, stated)
  requireAmendable(actor, proposed)
  const { master, inForce, day, patches, amendment } = proposed
  const { id, reference, signatureDate } = amendment
  const signedOn = signatureDate ?? todayOf(actor).toString()
  const added = termsOfAmendment({ id, reference, signedOn, effectiveOn: day, patches })
  const { terms } = inForce
  const level = (await levelOn(db, actor, master._id))!
  const show = (amendments: typeof terms.amendments) =>
    showDeadlines(deps, db, actor, { contractId: master._id, level }, { ...terms, amendments })
  const before = await show(terms.amendments)
  const after = added === null ? before : await show([...terms.amendments, added])
  return {
    before,
    after,
    end: amendedEndKind(
      before,
      after,
      patches.map(({ field }) => field),
    ),
  }
}

/** @throws Refused when the amendment cannot state these changes */
export function requireAmendable(actor: Actor, proposed: ProposedChanges): void {
  const { amendment, inForce, patches } = proposed
  const refusals = amendmentRefusals(
    inForce.terms,
    inForce.inForce,
    { patches, signedOn: amendment.signatureDate, effectiveOn: proposed.day },
    todayOf(actor),
  )
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { paperEndpoints } from '@tacite/api/signing/paper-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { statementRefusals } from '@tacite/domain/signing/signed-on-paper.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { eventActor } from '../../../../platform/events/event-actor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requirePlaybook } from '../../../agreement/readiness/public.ts'
import {
  latestValidation,
  refuseNaming,
  requireCircuitHolds,
} from '../../../agreement/validation/public.ts'
import { todayOf } from '../../../lifecycle/deadlines/public.ts'
import { requireAct } from '../../../people/access/public.ts'
import { stepsPassedOverByMarking } from '../../../settings/workflows/public.ts'
import { readContractContent } from '../../../writing/contracts/public.ts'
import { closeSittings } from '../../../writing/texts/public.ts'
import { requireValidated } from '../ready-to-sign.ts'
import { requireStepsSeen } from '../require-steps-seen.ts'
import { lockSignedOnPaper } from './lock-signed-on-paper.ts'
import { stateSignatories } from './stated-signatories.ts'

/** Marks a contract as signed outside the product: irreversible, it is locked for good. */
export async function markSigned(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { signatureDate, signatories, passingOver }: BodyOf<typeof paperEndpoints.markSigned>,
): Promise<void> {
  await requireAct(db, actor, 'markSigned', contractId).catch((error: unknown) =>
    refuseNaming(db, contractId, error),
  )
  await requireCircuitHolds(db, contractId)
  const refusals = statementRefusals({ signatureDate, signatories }, todayOf(actor))
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  requireStepsSeen(await stepsPassedOverByMarking(db, contractId), passingOver)
  await closeSittings(db, { kind: 'contract', id: contractId })
  const content = await readContractContent(db, contractId)
  requireValidated(await latestValidation(db, contractId), content)
  await requirePlaybook(db, contractId, content)
  await stateSignatories(db, contractId, signatories)
  await lockSignedOnPaper(deps, db, actor, { contractId, signatureDate, by: 'marked' })
  await deps.events.record(db, {
    type: 'contract.markedSigned',
    actor: eventActor(actor),
    objectId: contractId,
    contractId,
    payload: { signatureDate, signatories: signatories.length },
    personal: { signatories: signatories.map(({ name }) => name).join(', ') },
  })
}

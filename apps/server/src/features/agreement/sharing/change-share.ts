import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { ThirdPartyLevel } from '@tacite/domain/access/share-rules.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { countResend, endInvitations, moveInvitationEnd } from '../../people/invitations/public.ts'
import { keepVersion } from '../../writing/contract-versions/public.ts'
import { inviteThirdParty } from './invite-third-party.ts'
import type { ShareDeps } from './share-contract.ts'
import { readThirdPartyShare, requireShare, type Share } from './share-repository.ts'
import { checkTerms, type ShareTerms } from './share-terms.ts'
import { shareChanged, shareResent, shareRevoked } from './sharing-events.ts'
import { notifyAccessChange } from './notify-access-change.ts'

interface ShareIds {
  contractId: string
  shareId: string
}

/** Changes the level or the last day of a share. */
export async function changeShare(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, shareId }: ShareIds,
  wanted: { level: ContractLevel; expiresOn: string | null },
): Promise<void> {
  const ownLevel = await requireAct(db, actor, 'share', contractId)
  const share = await requireShare(db, contractId, shareId)
  const hasThirdParties = share.with.kind === 'thirdParty'
  const terms = await checkTerms(deps, db, wanted, { hasThirdParties, ownLevel })
  if (hasThirdParties) await changeThirdParty(db, shareId, terms)
  else
    await db
      .update('contract_access')
      .set({ level: terms.level, expires_at: terms.expiresAt })
      .where('contract_access.id', '=', shareId)
      .execute()
  const given = { ...share.with, level: terms.level, day: terms.expiresOn }
  await deps.events.record(db, shareChanged(eventActor(actor), subjectOf(share), given))
  await notifyAccessChange(db, [share.with])
}

/** The third party's link and sessions end with the share; without a last day they keep the end they had. */
async function changeThirdParty(
  db: CompanyDatabase,
  shareId: string,
  { level, expiresAt }: ShareTerms,
): Promise<void> {
  await db
    .update('third_party_share')
    .set({ level: level as ThirdPartyLevel, expires_at: expiresAt })
    .where('third_party_share.id', '=', shareId)
    .execute()
  if (expiresAt) await moveInvitationEnd(db, { kind: 'reading', id: shareId }, expiresAt)
}

/** Revokes a share. A third party's open page says so at its next request. */
export async function revokeShare(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, shareId }: ShareIds,
): Promise<void> {
  await requireAct(db, actor, 'share', contractId)
  const share = await requireShare(db, contractId, shareId)
  if (share.with.kind === 'thirdParty') {
    await db
      .update('third_party_share')
      .set({ revoked_at: deps.clock.now(), revoked_by: actor.personId })
      .where('third_party_share.id', '=', shareId)
      .execute()
    await endInvitations(deps, db, [{ kind: 'reading', id: shareId }])
  } else {
    await db.delete('contract_access').where('contract_access.id', '=', shareId).execute()
  }
  await deps.events.record(db, shareRevoked(eventActor(actor), subjectOf(share), share.with))
  await notifyAccessChange(db, [share.with])
}

/** Sends a third party a new link, in case the old one was lost or has expired. */
export async function resendShare(
  deps: ShareDeps,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, shareId }: ShareIds,
): Promise<void> {
  await requireAct(db, actor, 'share', contractId)
  const share = await requireShare(db, contractId, shareId)
  if (share.with.kind !== 'thirdParty') throw new Refused('STATE', 'SHARE_WITHOUT_LINK')
  if (share.expiresAt && share.expiresAt <= deps.clock.now())
    throw new Refused('STATE', 'SHARE_TO_EXTEND')
  await countResend(deps, shareId)
  await inviteThirdParty(deps, db, shareId)
  const recipient = await readThirdPartyShare(db, shareId)
  await keepVersion(deps, db, contractId, [{ kind: 'shared', by: actor.personId, recipient }])
  await deps.events.record(db, shareResent(eventActor(actor), subjectOf(share), {}))
}

function subjectOf({ id, contractId, name }: Share) {
  return { contractId, shareId: id, name }
}

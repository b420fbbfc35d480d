import type { ShareForm } from '@tacite/api/agreement/sharing-endpoints.ts'
import { plainMessage } from '@tacite/domain/contacts/plain-message.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { keepVersion } from '../../writing/contract-versions/public.ts'
import { checkRecipients } from './check-recipients.ts'
import { inviteThirdParty } from './invite-third-party.ts'
import { saveInternalShares, saveThirdPartyShares, type SavedShare } from './save-shares.ts'
import { checkTerms, type ShareTerms } from './share-terms.ts'
import { contractShared, shareChanged } from './sharing-events.ts'
import { notifyAccessChange } from './notify-access-change.ts'

export type ShareDeps = Pick<Platform, 'clock' | 'events' | 'rateLimit' | 'queueMail' | 'settings'>

/**
 * Shares a contract with all named recipients, or with none if one is refused. Existing shares get this level and
 * last day.
 */
export async function shareContract(
  deps: ShareDeps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  form: ShareForm,
): Promise<{ people: number; groups: number; thirdParties: number }> {
  const ownLevel = await requireAct(db, actor, 'share', contractId)
  const contract = await db
    .select('contract')
    .innerJoin('text', (join) =>
      join
        .onRef('text.company_id', '=', 'contract.company_id')
        .onRef('text.id', '=', 'contract.text_id'),
    )
    .where('contract.id', '=', contractId)
    .select(['contract.owner_id', 'text.locale'])
    .forUpdate('contract')
    .executeTakeFirstOrThrow()
  const { people, groups, thirdParties } = await checkRecipients(db, form, contract.owner_id)
  const hasThirdParties = thirdParties.length > 0
  const terms = await checkTerms(deps, db, form, { hasThirdParties, ownLevel })
  const message = plainMessage(form.message)
  const about = { contractId, givenBy: actor.personId, terms }

  const inside = await saveInternalShares(deps, db, about, { people, groups })
  await recordShares(deps, db, actor, { contractId, shares: inside, terms, message })
  await notifyAccessChange(
    db,
    inside.map((share) => share.with),
  )
  const outside = await saveThirdPartyShares(
    deps,
    db,
    about,
    thirdParties.map((address) => ({ ...address, locale: form.i18n ?? contract.locale })),
  )
  await recordShares(deps, db, actor, { contractId, shares: outside, terms, message: '' })
  for (const { id } of outside) await inviteThirdParty(deps, db, id, message)
  if (hasThirdParties)
    await keepVersion(
      deps,
      db,
      contractId,
      thirdParties.map(({ email, name }) => ({
        kind: 'shared' as const,
        by: actor.personId,
        recipient: { name: name || email, email },
      })),
    )
  return { people: people.length, groups: groups.length, thirdParties: outside.length }
}

async function recordShares(
  { events }: ShareDeps,
  db: CompanyDatabase,
  actor: Actor,
  {
    contractId,
    shares,
    terms: { level, expiresOn },
    message,
  }: { contractId: string; shares: readonly SavedShare[]; terms: ShareTerms; message: string },
): Promise<void> {
  for (const { id, name, isNew, with: whom } of shares) {
    const subject = { contractId, shareId: id, name }
    const given = { ...whom, level, day: expiresOn }
    const event = isNew
      ? contractShared(eventActor(actor), subject, given, message ? { message } : {})
      : shareChanged(eventActor(actor), subject, given)
    await events.record(db, event)
  }
}

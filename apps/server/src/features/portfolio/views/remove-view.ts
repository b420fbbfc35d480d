import type { View } from '@tacite/api/portfolio/views-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isNameTaken, nextPlace, viewNotFound, viewOf } from './views-repository.ts'
import { keptSince } from './views.query.ts'

type Deps = Pick<Platform, 'clock'>

/** Deletes a view; the job that forgets what was deleted takes it for good. */
export async function removeView(
  { clock }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  viewId: string,
): Promise<void> {
  await viewOf(db, actor, viewId)
  await db
    .update('contract_view')
    .set({ removed_at: clock.now() })
    .where('contract_view.id', '=', viewId)
    .where('contract_view.person_id', '=', actor.personId)
    .execute()
}

/**
 * Restores a deleted view, after the others: its address opens it again. One that was restored already stays.
 *
 * @throws Refused 409 when its name was given to another one
 */
export async function restoreView(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  viewId: string,
): Promise<View> {
  const found = await db
    .select('contract_view')
    .where('contract_view.id', '=', viewId)
    .where('contract_view.person_id', '=', actor.personId)
    .select(['contract_view.name', 'contract_view.removed_at'])
    .executeTakeFirst()
  if (!found || (found.removed_at && found.removed_at < keptSince(deps))) throw viewNotFound()
  if (!found.removed_at) return viewOf(db, actor, viewId)
  const place = await nextPlace(db, actor)
  await db
    .update('contract_view')
    .set({ removed_at: null, place })
    .where('contract_view.id', '=', viewId)
    .execute()
    .catch((error: unknown) => {
      if (!isNameTaken(error)) throw error
      throw new Refused('STATE', { code: 'RESTORE_NAME_TAKEN', params: { name: found.name } })
    })
  return viewOf(db, actor, viewId)
}

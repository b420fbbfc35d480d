import type { SecondFactorPolicy } from '@tacite/api/people/second-factor-endpoints.ts'
import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countWithoutFactor, isFactorRequired } from '../../people/second-factor/public.ts'

/** Whether everybody needs a second factor, and whom it would ask for one. */
export async function secondFactorPolicy(
  db: CompanyDatabase,
  actor: Actor,
): Promise<SecondFactorPolicy> {
  return {
    isRequired: await isFactorRequired(db),
    ...(await countWithoutFactor(db)),
    changing: reasonOf(
      actor,
      actor.permissions.has('vendor:users') ? null : notAllowedCode('vendor:users'),
    ),
  }
}

/**
 * Requires a second factor of everybody, or no longer. People without one set it up at their next sign-in; running
 * sessions stay. It decides how people come in, so it needs the permission to administer them.
 */
export async function changeSecondFactorPolicy(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  isRequired: boolean,
): Promise<void> {
  requirePermission(actor, 'vendor:users')
  const { numUpdatedRows } = await db.tx
    .updateTable('company')
    .where('company.id', '=', db.companyId)
    .where('company.requires_second_factor', '<>', isRequired)
    .set({ requires_second_factor: isRequired })
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await events.record(db, {
    type: isRequired ? 'company.secondFactorRequired' : 'company.secondFactorOptional',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: {},
  })
}

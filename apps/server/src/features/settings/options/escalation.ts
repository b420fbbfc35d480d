import type {
  EscalationForm,
  EscalationSettings,
} from '@tacite/api/settings/escalation-endpoints.ts'
import { ESCALATION_DAYS } from '@tacite/domain/decisions/escalation.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'

/** A deleted group is none: it may be restored, and then counts again. */
export async function escalationSettings(db: CompanyDatabase): Promise<EscalationSettings> {
  const row = await db.tx
    .selectFrom('company')
    .leftJoin('person_group as told', (join) =>
      join
        .onRef('told.company_id', '=', 'company.id')
        .onRef('told.id', '=', 'company.escalation_group_id'),
    )
    .where('company.id', '=', db.companyId)
    .select(['company.escalation_days', 'told.id', 'told.name'])
    .executeTakeFirstOrThrow()
  return {
    days: row.escalation_days,
    group: row.id === null ? null : { _id: row.id, name: row.name! },
  }
}

export async function changeEscalation(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { days, groupId }: EscalationForm,
): Promise<void> {
  const { min, max } = ESCALATION_DAYS
  if (days < min || days > max)
    throw new Refused('RULE', { code: 'ESCALATION_DAYS_INVALID', field: 'days', params: { max } })
  if (groupId !== null) await requireGroup(db, groupId)
  const before = await escalationSettings(db)
  if (before.days === days && (before.group?._id ?? null) === groupId) return
  await db.tx
    .updateTable('company')
    .where('company.id', '=', db.companyId)
    .set({ escalation_days: days, escalation_group_id: groupId })
    .execute()
  await events.record(db, {
    type: 'company.changed',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: { changed: ['escalation'] },
  })
}

async function requireGroup(db: CompanyDatabase, groupId: string): Promise<void> {
  const known = await db
    .select('person_group')
    .where('person_group.id', '=', groupId)
    .select('person_group.id')
    .executeTakeFirst()
  if (!known) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'groupId' })
}

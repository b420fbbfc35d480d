import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { SharedWith } from '@tacite/domain/events/contract-events.ts'

/** What these people may see has changed: their open pages refetch everything. */
export async function notifyAccessChange(
  db: CompanyDatabase,
  whom: readonly SharedWith[],
): Promise<void> {
  const personIds = whom.flatMap((one) => (one.kind === 'person' ? [one.personId] : []))
  const groupIds = whom.flatMap((one) => (one.kind === 'group' ? [one.groupId] : []))
  const members =
    groupIds.length === 0
      ? []
      : await db
          .select('group_member')
          .where(sql<boolean>`group_member.group_id = any(${groupIds}::uuid[])`)
          .select('group_member.person_id')
          .distinct()
          .execute()
  const concerned = new Set([...personIds, ...members.map(({ person_id }) => person_id)])
  await notifyClients(db, [...concerned], { topic: 'access' })
}

import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { groupsOfPerson, thoseWhomPersonActsFor, type Reader } from '../access/public.ts'

/** What a person may see at this moment, for a job that reads in their name; null when they may no longer. */
export async function exportingPerson(
  db: CompanyDatabase,
  personId: string,
  at: Date,
): Promise<(Reader & { locale: Locale }) | null> {
  const row = await db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .where('person.id', '=', personId)
    .where('person.status', '=', 'active')
    .select(['person.locale', 'role.permissions'])
    .select(groupsOfPerson().as('group_ids'))
    .select(thoseWhomPersonActsFor(at).as('acts_for'))
    .executeTakeFirst()
  if (!row?.permissions.includes('contracts3:export')) return null
  return {
    companyId: db.companyId,
    personId,
    locale: row.locale,
    permissions: new Set(row.permissions as Permission[]),
    groupIds: row.group_ids,
    actsFor: row.acts_for,
    at,
  }
}

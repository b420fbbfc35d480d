import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { nameOfRole } from '../../../platform/database/system-names.ts'
import { groupsOfPerson, thoseWhomPersonActsFor } from './reader.ts'

/** A person with their current rights, for a job that acts on their behalf; null: they are not active. */
export async function actorOfPerson(
  db: CompanyDatabase,
  personId: string,
  at: Date,
): Promise<Actor | null> {
  const row = await db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .innerJoin('company', 'company.id', 'person.company_id')
    .where('person.id', '=', personId)
    .where('person.status', '=', 'active')
    .select(['person.email', 'person.first_name', 'person.last_name', 'person.locale'])
    .select(['role.id as role_id', 'role.key as role_key', 'role.name as role_name'])
    .select(['role.permissions', 'company.name as company_name', 'company.time_zone'])
    .select(['company.notice_window_days', 'company.premium', 'company.currency'])
    .select(groupsOfPerson().as('group_ids'))
    .select(thoseWhomPersonActsFor(at).as('acts_for'))
    .executeTakeFirst()
  if (!row) return null
  return {
    companyId: db.companyId,
    personId,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    locale: row.locale,
    role: {
      id: row.role_id,
      name: nameOfRole({ key: row.role_key, name: row.role_name }, row.locale),
    },
    permissions: new Set(row.permissions as Permission[]),
    groupIds: row.group_ids,
    actsFor: row.acts_for,
    at,
    company: {
      name: row.company_name,
      timeZone: row.time_zone,
      noticeWindowDays: row.notice_window_days,
      premium: row.premium,
      currency: row.currency,
    },
  }
}

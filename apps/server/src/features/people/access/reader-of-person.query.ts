import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { groupsOfPerson, thoseWhomPersonActsFor, type Reader } from './reader.ts'

/** A person's current access, for a job that reads on their behalf; null: they are not active. */
export async function readerOfPerson(
  db: CompanyDatabase,
  personId: string,
  at: Date,
): Promise<(Reader & { locale: Locale; email: string; firstName: string }) | null> {
  const row = await db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .where('person.id', '=', personId)
    .where('person.status', '=', 'active')
    .select(['person.locale', 'person.email', 'person.first_name', 'role.permissions'])
    .select(groupsOfPerson().as('group_ids'))
    .select(thoseWhomPersonActsFor(at).as('acts_for'))
    .executeTakeFirst()
  if (!row) return null
  return {
    companyId: db.companyId,
    personId,
    locale: row.locale,
    email: row.email,
    firstName: row.first_name,
    permissions: new Set(row.permissions as Permission[]),
    groupIds: row.group_ids,
    actsFor: row.acts_for,
    at,
  }
}

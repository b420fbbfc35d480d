import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import { managerRefusal } from '@tacite/domain/people/reporting-line.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { PersonWithRights } from './person-details.query.ts'

/**
 * The manager that a person is to have. Administration is locked: two changes cannot close a circle at the same moment.
 */
export async function requireManager(
  db: CompanyDatabase,
  person: Pick<PersonWithRights, 'id' | 'manager'>,
  { managerId }: Pick<BodyOf<typeof peopleEndpoints.change>, 'managerId'>,
): Promise<string | null> {
  const current = person.manager?._id ?? null
  if (managerId === undefined || managerId === current) return current
  if (managerId === null) return null
  const known = await db
    .select('person')
    .where('person.id', '=', managerId)
    .where('person.status', '=', 'active')
    .select('person.id')
    .executeTakeFirst()
  if (!known) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'managerId' })
  const code = managerRefusal(person.id, managerId, await managersOf(db))
  if (code) throw new Refused('RULE', { code, field: 'managerId' })
  return managerId
}

async function managersOf(db: CompanyDatabase): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select('person')
    .where('person.manager_id', 'is not', null)
    .select(['person.id', 'person.manager_id'])
    .execute()
  return new Map(rows.map(({ id, manager_id }) => [id, manager_id!]))
}

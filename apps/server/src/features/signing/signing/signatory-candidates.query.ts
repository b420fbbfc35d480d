import type { Permission } from '@tacite/domain/access/permissions.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { peopleHolding } from '../../people/roles/public.ts'

/** Without it a person could not open what they are asked to sign. */
const NEEDED: Permission = 'contracts3:list'

/** Of these ids and addresses, the active people of the company who can open a contract. */
export function signatoryCandidates(
  db: CompanyDatabase,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
) {
  return peopleHolding(db, [NEEDED])
    .where(
      sql<boolean>`(person.id = any(${[...ids]}::uuid[]) or lower(person.email) = any(${[...emails]}::text[]))`,
    )
    .select(['person.id as _id', personName('person').as('name'), 'person.email', 'person.locale'])
    .execute()
}

import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'
import { peopleHolding } from '../roles/public.ts'

/** Without it a person could not open what they are asked to sign. */
const NEEDED: Permission = 'contracts3:list'

/** Active people of the company who can open a contract, by name. */
export function signatoryCandidates(db: CompanyDatabase) {
  return peopleHolding(db, [NEEDED])
    .select(['person.id as _id', personName('person').as('name'), 'person.email', 'person.locale'])
    .orderBy('name')
    .orderBy('person.id')
    .limit(1000)
    .execute()
}

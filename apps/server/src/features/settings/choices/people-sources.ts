import type { choicesEndpoints } from '@tacite/api/settings/choices-endpoints.ts'
import type { QueryOf } from '@tacite/api/endpoint.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { sql, type RawBuilder } from 'kysely'
import type { ChoiceSource } from '../../../platform/database/choice-page.ts'
import { personName, personSortKey } from '../../../platform/database/person-name.ts'
import type { Reader } from '../../people/access/public.ts'
import { isInside } from './chooser.ts'

type PeopleAsked = Pick<QueryOf<typeof choicesEndpoints.people>, 'standing' | 'signs' | 'except'>

/** Without it a person could not open what they are asked to sign. */
const NEEDED_TO_SIGN: Permission = 'contracts3:list'

export function personSource(reader: Reader, asked: PeopleAsked = {}): ChoiceSource {
  return {
    from: sql`person join role on role.company_id = person.company_id and role.id = person.role_id`,
    where: sql`person.company_id = ${reader.companyId} and ${isInside(reader)} and ${isAsked(asked)}`,
    id: sql`person.id`,
    name: personName('person'),
    order: personSortKey('person'),
    folded: sql`person.searched`,
    columns: { email: sql`person.email` },
  }
}

/** Active colleagues: a third party with an account owns, validates and files nothing here. */
function isAsked({ standing, signs, except = [] }: PeopleAsked): RawBuilder<boolean> {
  const isWanted =
    standing === 'any'
      ? sql`true`
      : sql`(person.status = 'active' and role.key is distinct from 'thirdParty')`
  const canSign = signs ? sql`role.permissions @> ${[NEEDED_TO_SIGN]}::text[]` : sql`true`
  return sql<boolean>`${isWanted} and ${canSign} and person.id <> all(${[...except]}::uuid[])`
}

export function groupSource(reader: Reader): ChoiceSource {
  return {
    from: sql`person_group`,
    where: sql`person_group.company_id = ${reader.companyId} and ${isInside(reader)}`,
    id: sql`person_group.id`,
    name: sql`person_group.name`,
  }
}

/** Who can be asked now: people, and groups with such a person. */
export function validatorSources(reader: Reader): ChoiceSource[] {
  const { companyId } = reader
  const people = personSource(reader, { standing: 'any' })
  const groups = groupSource(reader)
  return [
    {
      ...people,
      where: sql`${people.where} and person.status = 'active'`,
      columns: { kind: sql`'person'` },
    },
    {
      ...groups,
      where: sql`${groups.where} and exists (select from group_member
        join person on person.company_id = group_member.company_id and person.id = group_member.person_id
        where group_member.company_id = ${companyId} and group_member.group_id = person_group.id and person.status = 'active')`,
      columns: { kind: sql`'group'` },
    },
  ]
}

import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  peopleActsEndpoints,
  PeopleActForm,
} from '@tacite/api/people/people-acts-endpoints.ts'
import { rightsBeyond } from '@tacite/domain/access/giving-rights.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { MAX_ACTED_ON, type ActTarget } from '@tacite/domain/people/people-acts.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { matchingPeople } from '../people/public.ts'
import { administratorIds } from '../roles/public.ts'

type Selection = BodyOf<typeof peopleActsEndpoints.preview>['selection']

export interface Target extends ActTarget {
  id: string
  name: string
}

interface Row {
  id: string
  name: string
  status: Target['status']
  permissions: Permission[]
  is_there: boolean
}

/** The people of a selection, as an act finds them, by name. Those who are gone meanwhile are not among them. */
export async function actTargets(
  db: CompanyDatabase,
  actor: Actor,
  act: PeopleActForm,
  selection: Selection,
): Promise<Target[]> {
  const { rows } = await sql<Row>`
    select person.id, ${personName('person')} as name, person.status, role.permissions, ${isThere(act)} as is_there
    from person join role on role.company_id = person.company_id and role.id = person.role_id
    where ${matching(db, selection)} order by name, person.id limit ${MAX_ACTED_ON + 1}`.execute(
    db.tx,
  )
  if (rows.length > MAX_ACTED_ON)
    throw new Refused('RULE', { code: 'PEOPLE_ACT_TOO_MANY', params: { max: MAX_ACTED_ON } })
  const administrators = await administratorIds(db)
  return rows.map(({ id, name, status, permissions, is_there: there }) => ({
    id,
    name,
    status,
    isOneself: id === actor.personId,
    holdsMore: rightsBeyond(permissions, actor.permissions).length > 0,
    isLastAdministrator: administrators.length === 1 && administrators[0] === id,
    isThere: there,
  }))
}

function matching(db: CompanyDatabase, selection: Selection): RawBuilder<boolean> {
  if ('filter' in selection) return matchingPeople(db, selection.filter)
  return sql<boolean>`person.company_id = ${db.companyId} and person.id = any(${selection.ids}::uuid[])`
}

/** The role is held, or the group joined, already. */
function isThere(act: PeopleActForm): RawBuilder<boolean> {
  if ('roleId' in act) return sql<boolean>`person.role_id = ${act.roleId}`
  if (!('groupId' in act)) return sql<boolean>`false`
  return sql<boolean>`exists (select from group_member where group_member.company_id = person.company_id
    and group_member.person_id = person.id and group_member.group_id = ${act.groupId})`
}

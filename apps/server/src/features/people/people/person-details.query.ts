import type { PersonDetails } from '@tacite/api/people/people-endpoints.ts'
import { appointingRefusal, rightsBeyond } from '@tacite/domain/access/giving-rights.ts'
import { notAllowedCode, type Permission } from '@tacite/domain/access/permissions.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { hasFactor } from '../second-factor/public.ts'
import { pendingGroupsOf } from '../groups/public.ts'
import { isLastAdministrator } from '../roles/public.ts'
import { managerOfPerson } from './own-reporting-line.query.ts'
import {
  peopleWithRole,
  personColumns,
  presentPerson,
  type PersonRow,
} from './people-list.query.ts'

/** One person, what is pending for them, and what the caller may do about them. */
export async function personDetails(
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
): Promise<PersonDetails> {
  const row = await readPerson(db, personId, actor.locale)
  const isLast = await isLastAdministrator(db, personId)
  const changing = whyNotAdministrable(actor, row) ?? (isLast ? 'LAST_ADMINISTRATOR' : null)
  return {
    ...presentPerson(row, actor.locale),
    i18n: row.locale,
    manager: row.manager,
    pendingGroups: await pendingGroupsOf(db, personId),
    openTasks: row.open_tasks,
    ownedContracts: row.owned_contracts,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    hasSecondFactor: row.has_second_factor,
    removingFactor: reasonOf(
      actor,
      whyNotRemoveFactor(actor, row) ?? whyNotAdministrable(actor, row),
    ),
    blocking: reasonOf(actor, whyNotBlock(actor, row) ?? changing),
    activating: reasonOf(actor, whyNotActivate(row) ?? whyNotAdministrable(actor, row)),
    changingRole: reasonOf(actor, changing),
    changingIdentity: reasonOf(actor, whyNotAdministrable(actor, row)),
    appointing: reasonOf(
      actor,
      appointingRefusal({
        actorId: actor.personId,
        held: actor.permissions,
        absent: row,
        delegateId: null,
      }),
    ),
    reassigning: reasonOf(
      actor,
      actor.permissions.has('contracts3:all') ? null : notAllowedCode('contracts3:all'),
    ),
  }
}

export interface PersonWithRights extends PersonRow {
  locale: Locale
  permissions: Permission[]
  role_id: string
  open_tasks: number
  owned_contracts: number
  last_seen_at: Date | null
  has_second_factor: boolean
  manager: PersonDetails['manager']
}

export async function readPerson(
  db: CompanyDatabase,
  personId: string,
  locale: Locale,
): Promise<PersonWithRights> {
  const { rows } = await sql<PersonWithRights>`
    select ${personColumns(locale)}, person.locale, role.permissions, person.role_id,
      (select count(*)::int from task where task.company_id = person.company_id and task.person_id = person.id
        and task.status = 'TODO') as open_tasks,
      (select count(*)::int from contract where contract.company_id = person.company_id and contract.owner_id = person.id) as owned_contracts,
      (select max(session.last_seen_at) from session where session.company_id = person.company_id and session.person_id = person.id) as last_seen_at,
      ${hasFactor()} as has_second_factor,
      ${managerOfPerson()} as manager
    ${peopleWithRole()} where person.company_id = ${db.companyId} and person.id = ${personId}`.execute(
    db.tx,
  )
  if (!rows[0]) throw new Refused('NOT_FOUND', 'PERSON_NOT_FOUND')
  return rows[0]
}

/** Nobody administers a person who holds more permissions than they do. */
export function whyNotAdministrable(
  { permissions }: Pick<Actor, 'permissions'>,
  person: Pick<PersonWithRights, 'permissions'>,
): PlainRefusalCode | null {
  return rightsBeyond(person.permissions, permissions).length > 0 ? 'PERSON_HOLDS_MORE' : null
}

export function whyNotBlock(
  { personId }: Pick<Actor, 'personId'>,
  person: Pick<PersonRow, 'id' | 'status'>,
): PlainRefusalCode | null {
  if (person.status !== 'active') return 'PERSON_NOT_ACTIVE'
  return person.id === personId ? 'PERSON_IS_YOURSELF' : null
}

/** One's own is removed in one's options, with the password. */
export function whyNotRemoveFactor(
  { personId }: Pick<Actor, 'personId'>,
  person: Pick<PersonWithRights, 'id' | 'has_second_factor'>,
): PlainRefusalCode | null {
  if (!person.has_second_factor) return 'PERSON_WITHOUT_SECOND_FACTOR'
  return person.id === personId ? 'SECOND_FACTOR_OWN' : null
}

export function whyNotActivate(person: Pick<PersonRow, 'status'>): PlainRefusalCode | null {
  return person.status === 'blocked' ? null : 'PERSON_NOT_BLOCKED'
}

import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'

/** Whom contracts are read for: everything that determines which of them a person sees. */
export type Reader = Pick<
  Actor,
  'companyId' | 'personId' | 'groupIds' | 'actsFor' | 'permissions' | 'at'
>

/** The groups of the row's person, as an array. */
export function groupsOfPerson(): RawBuilder<string[]> {
  return sql<string[]>`array(select group_member.group_id::text from group_member
    where group_member.company_id = person.company_id and group_member.person_id = person.id)`
}

/**
 * The people for whom the row's person acts on this day of their company: the delegation is running and the absent
 * person active.
 */
export function thoseWhomPersonActsFor(at: Date): RawBuilder<string[]> {
  return sql<string[]>`array(select delegation.person_id::text from delegation
    join company on company.id = delegation.company_id
    join person as absent on absent.company_id = delegation.company_id and absent.id = delegation.person_id
    where delegation.company_id = person.company_id and delegation.delegate_id = person.id and ${delegationRuns(at)})`
}

/**
 * On a `delegation`, the `absent` person and their `company`: not ended, on one of its days, and the absent person
 * active.
 */
export function delegationRuns(at: Date): RawBuilder<boolean> {
  return sql<boolean>`(delegation.ended_at is null and absent.status = 'active'
    and (${at}::timestamptz at time zone company.time_zone)::date between delegation.starts_on and delegation.ends_on)`
}

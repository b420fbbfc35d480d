import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'

/** Whom contracts are read for: all that decides which of them a person sees. */
export type Reader = Pick<
  Actor,
  'companyId' | 'personId' | 'groupIds' | 'actsFor' | 'permissions' | 'at'
>

/** The groups of the person of a row, as an array. */
export function groupsOfPerson(): RawBuilder<string[]> {
  return sql<string[]>`array(select group_member.group_id::text from group_member
    where group_member.company_id = person.company_id and group_member.person_id = person.id)`
}

/** Those for whom the person of a row acts on this day of their company: a delegation runs, and the absent one is active. */
export function thoseWhomPersonActsFor(at: Date): RawBuilder<string[]> {
  return sql<string[]>`array(select delegation.person_id::text from delegation
    join company on company.id = delegation.company_id
    join person as absent on absent.company_id = delegation.company_id and absent.id = delegation.person_id
    where delegation.company_id = person.company_id and delegation.delegate_id = person.id and ${delegationRuns(at)})`
}

/** Of a `delegation`, the `absent` person and their `company`: not called off, on one of its days, and the absent one is active. */
export function delegationRuns(at: Date): RawBuilder<boolean> {
  return sql<boolean>`(delegation.ended_at is null and absent.status = 'active'
    and (${at}::timestamptz at time zone company.time_zone)::date between delegation.starts_on and delegation.ends_on)`
}

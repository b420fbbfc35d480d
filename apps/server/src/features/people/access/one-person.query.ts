import type { PersonAccess, UNSEEN_REASONS } from '@tacite/api/people/access-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personPicture } from '../../../platform/database/person-picture.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { AccessPath } from './access-paths.ts'
import type { Reader } from './reader.ts'
import { whoSees } from './who-sees.query.ts'

/** Whether one person sees a contract or a folder's contents: every reason why, or why not. */
export async function onePersonsAccess(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  ways: RawBuilder<AccessPath>,
  { personId, contractId }: { personId: string; contractId?: string },
): Promise<PersonAccess> {
  const found = await db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .where('person.id', '=', personId)
    .select(['person.email', 'person.status', 'role.permissions'])
    .select([personName('person').as('name'), personPicture('person').as('picture')])
    .executeTakeFirst()
  if (!found) throw new Refused('NOT_FOUND', 'PERSON_NOT_FOUND')
  const person = {
    _id: personId,
    name: found.name,
    email: found.email,
    profilePictureUrl: found.picture,
  }
  const { value } = await whoSees(db, reader, ways, { search: '', limit: 1, skip: 0, personId })
  if (value[0]) return { ...value[0], whyNot: null, endedAt: null }
  const endedAt = contractId ? await lastEnd(db, contractId, personId) : null
  const mayOpen = found.permissions.includes('contracts3:list')
  return {
    person,
    level: null,
    ways: [],
    endedAt: endedAt?.toISOString() ?? null,
    whyNot: reasonOf(found.status, { mayOpen, hasEnded: endedAt !== null }),
  }
}

function reasonOf(
  status: string,
  { mayOpen, hasEnded }: { mayOpen: boolean; hasEnded: boolean },
): (typeof UNSEEN_REASONS)[number] {
  if (status === 'pending' || status === 'blocked') return status
  if (!mayOpen) return 'noPermission'
  return hasEnded ? 'ended' : 'noWay'
}

/** When the last share with this person, or with a group of theirs, ended. */
async function lastEnd(
  db: CompanyDatabase,
  contractId: string,
  personId: string,
): Promise<Date | null> {
  const { rows } = await sql<{ ended_at: Date | null }>`
    select max(contract_access.expires_at) as ended_at from contract_access
    where contract_access.company_id = ${db.companyId} and contract_access.contract_id = ${contractId}
      and (contract_access.person_id = ${personId} or contract_access.group_id in (
        select group_member.group_id from group_member
        where group_member.company_id = ${db.companyId} and group_member.person_id = ${personId}))`.execute(
    db.tx,
  )
  return rows[0]!.ended_at
}

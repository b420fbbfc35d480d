import type { AlertRecipients } from '@tacite/domain/deadlines/alert-setting.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { colleaguesWhoSee } from '../../people/access/public.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

type Concerned = Pick<ContractTerms, 'contractId' | 'ownerId' | 'alerts'>

/**
 * Whom alerts of these contracts are told: those whom the setting in force names, if they see the contract. Where nobody
 * is left, and by default, its owner.
 */
export async function alertRecipients(
  db: CompanyDatabase,
  contracts: readonly Concerned[],
  at: Date,
): Promise<ReadonlyMap<string, string[]>> {
  const chosen = contracts.filter(({ alerts }) => alerts !== null)
  const groups = await membersOf(
    db,
    chosen.flatMap(({ alerts }) => alerts!.groupIds),
  )
  const named = new Map(
    chosen.map(({ contractId, ownerId, alerts }) => [
      contractId,
      namedPeople(alerts!, ownerId, groups),
    ]),
  )
  const sees = await colleaguesWhoSee(db, [...named.keys()], [...named.values()].flat(), at)
  return new Map(
    contracts.map(({ contractId, ownerId }) => {
      const people = (named.get(contractId) ?? []).filter((personId) =>
        sees.get(contractId)?.has(personId),
      )
      return [contractId, people.length > 0 ? people : [ownerId]]
    }),
  )
}

/** Everyone whom a setting names, as its owner or as a member of a group too; each once. */
export function namedPeople(
  { owner, groupIds, personIds }: AlertRecipients,
  ownerId: string,
  members: ReadonlyMap<string, string[]>,
): string[] {
  return [
    ...new Set([
      ...(owner ? [ownerId] : []),
      ...personIds,
      ...groupIds.flatMap((groupId) => members.get(groupId) ?? []),
    ]),
  ]
}

export async function membersOf(
  db: CompanyDatabase,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (groupIds.length === 0) return new Map()
  const rows = await db
    .select('group_member')
    .where('group_member.group_id', '=', sql<string>`any(${[...groupIds]}::uuid[])`)
    .select(['group_member.group_id', 'group_member.person_id'])
    .orderBy('group_member.person_id')
    .execute()
  const members = new Map<string, string[]>()
  for (const { group_id, person_id } of rows)
    members.set(group_id, [...(members.get(group_id) ?? []), person_id])
  return members
}

import {
  highestLevel,
  levelReaches,
  levelTooLowCode,
  type ContractLevel,
} from '@tacite/domain/access/levels.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { assignmentOpens } from './contract-scope.ts'
import { accessPaths, isOpenTo } from './access-paths.ts'
import type { Reader } from './reader.ts'

/** A person's level on one contract: the highest of all access paths; null: no access. */
export async function levelOn(
  db: CompanyDatabase,
  actor: Reader,
  contractId: string,
): Promise<ContractLevel | null> {
  if (!actor.permissions.has('contracts3:list')) return null
  const { rows } = await sql<{ level: ContractLevel }>`
    select way.level from (${accessPaths(actor, contractId)}) as way where ${isOpenTo(actor)}`.execute(
    db.tx,
  )
  return highestLevel(rows.map(({ level }) => level))
}

/** The same for many contracts in one statement; those without access are missing. */
export async function levelsOn(
  db: CompanyDatabase,
  actor: Reader,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, ContractLevel>> {
  if (!actor.permissions.has('contracts3:list')) return new Map()
  const { rows } = await sql<{ id: string; levels: ContractLevel[] }>`
    select asked.id, array_agg(way.level) as levels from unnest(${[...contractIds]}::uuid[]) as asked (id)
    cross join lateral (${accessPaths(actor, sql`asked.id`)}) as way where ${isOpenTo(actor)}
    group by asked.id`.execute(db.tx)
  return new Map(rows.map(({ id, levels }) => [id, highestLevel(levels)!]))
}

/**
 * Guards every act on one contract. No access: 404. Level too low: 403 with the text of the specification.
 * @example await requireLevel(db, actor, contractId, 'editor')
 */
export async function requireLevel(
  db: CompanyDatabase,
  actor: Reader,
  contractId: string,
  needed: ContractLevel,
): Promise<ContractLevel> {
  const level = await levelOn(db, actor, contractId)
  if (level === null) throw new Refused('NOT_FOUND', 'CONTRACT_NOT_FOUND')
  if (!levelReaches(level, needed)) throw new Refused('FORBIDDEN', levelTooLowCode(needed))
  return level
}

/** Whether this person validates this contract, for themselves or as a delegate. */
export async function answersForText(
  db: CompanyDatabase,
  actor: Reader,
  contractId: string,
): Promise<boolean> {
  const row = await db
    .select('contract_assignment')
    .where('contract_assignment.contract_id', '=', contractId)
    .where('contract_assignment.role', '=', 'validator')
    .where(assignmentOpens(actor))
    .select('contract_assignment.person_id')
    .executeTakeFirst()
  return row !== undefined
}

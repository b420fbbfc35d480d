import { actRefusal, type ActRefusal } from '@tacite/domain/acts/act-refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { levelsOn, type Reader } from '../../people/access/public.ts'
import { contractStates, todayOf } from '../deadlines/public.ts'
import type { Actor } from '../../../platform/access/actor.ts'

/** A contract that somebody wants to archive or restore; without a title: they do not see it. */
export interface JudgedContract {
  id: string
  title: string | null
  refusal: ActRefusal | null
}

/** Why each of these contracts cannot be archived or restored, by the act table; in a few statements for all. */
export async function judgeContracts(
  db: CompanyDatabase,
  actor: Actor & Reader,
  act: 'archive' | 'restore',
  contractIds: readonly string[],
): Promise<JudgedContract[]> {
  const ids = [...new Set(contractIds)]
  const levels = await levelsOn(db, actor, ids)
  const seen = ids.filter((id) => levels.has(id))
  const states = await contractStates(db, seen, todayOf(actor))
  const rows = new Map((await rowsOf(db, seen)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const who = { permissions: actor.permissions, level: levels.get(id) ?? null }
    const isArchived = rows.get(id)?.archived_at != null
    const state = states.get(id) ?? 'DRAFT'
    const refusal = actRefusal(act, who, { isArchived, state })
    return { id, title: rows.get(id)?.title ?? null, refusal }
  })
}

function rowsOf(db: CompanyDatabase, ids: readonly string[]) {
  return db
    .select('contract')
    .where(sql<boolean>`contract.id = any(${[...ids]}::uuid[])`)
    .select(['contract.id', 'contract.title', 'contract.archived_at'])
    .execute()
}

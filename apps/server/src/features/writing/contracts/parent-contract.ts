import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { visibleContracts } from '../../people/access/public.ts'

/** The master agreement by its title, if this person sees it; otherwise it does not exist for them. */
export async function parentAsSeen(
  db: CompanyDatabase,
  actor: Actor,
  parentId: string | null,
): Promise<{ _id: string; name: string } | null> {
  if (parentId === null) return null
  const parent = await db
    .select('contract')
    .where('contract.id', '=', parentId)
    .where(visibleContracts(actor))
    .select(['contract.id as _id', 'contract.title as name'])
    .executeTakeFirst()
  return parent ?? null
}

/** A contract can only become an amendment of a visible contract other than itself, and not of its own amendments. */
export async function requireParent(
  db: CompanyDatabase,
  actor: Actor,
  parentId: string | null | undefined,
  contractId?: string,
): Promise<void> {
  if (!parentId) return
  if (parentId === contractId || (await parentAsSeen(db, actor, parentId)) === null)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'parentId' })
  if (contractId && (await isBelow(db, parentId, contractId)))
    throw new Refused('RULE', { code: 'PARENT_CIRCLE', field: 'parentId' })
}

/** An amendment that states changes of its master agreement stays with it: they are about that one. */
export async function requireUnbound(
  db: CompanyDatabase,
  contractId: string,
  parentId: string | null,
): Promise<void> {
  const { rows } = await sql<{
    moves: boolean
  }>`select contract.parent_id is distinct from ${parentId}::uuid and exists (
      select from amendment_patch as patch where patch.company_id = contract.company_id and patch.contract_id = contract.id) as moves
    from contract where contract.company_id = ${db.companyId} and contract.id = ${contractId}`.execute(
    db.tx,
  )
  if (rows[0]?.moves) throw new Refused('STATE', 'AMENDMENT_BOUND')
}

/** Whether a contract amends another, directly or through others. */
async function isBelow(db: CompanyDatabase, contractId: string, aboveId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`with recursive above (id) as (
      select contract.parent_id from contract
        where contract.company_id = ${db.companyId} and contract.id = ${contractId}
      union
      select contract.parent_id from above
        join contract on contract.company_id = ${db.companyId} and contract.id = above.id
    )
    select above.id from above where above.id = ${aboveId}`.execute(db.tx)
  return rows.length > 0
}

import { Refused } from '@tacite/domain/refusal.ts'
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

/** A contract can only become an amendment of a visible contract other than itself. */
export async function requireParent(
  db: CompanyDatabase,
  actor: Actor,
  parentId: string | null | undefined,
  contractId?: string,
): Promise<void> {
  if (!parentId) return
  if (parentId !== contractId && (await parentAsSeen(db, actor, parentId)) !== null) return
  throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'parentId' })
}

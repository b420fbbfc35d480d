import type { StatedPatch } from '@tacite/domain/amendments/stated-patch.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { statedPatches } from '../deadlines/public.ts'

export type StoredAmendment = Awaited<ReturnType<typeof readAmendment>>

/** A contract as an amendment: what it states, and when it takes effect. */
export async function readAmendment(db: CompanyDatabase, contractId: string) {
  const { rows } = await sql<{
    reference: string
    parentId: string | null
    signatureDate: string | null
    ownEffectiveDate: string | null
    effectiveOn: string | null
    patches: StatedPatch[]
  }>`
    select contract.reference, contract.parent_id as "parentId", contract.signature_date::text as "signatureDate",
      contract.lifecycle ->> 'effectiveDate' as "ownEffectiveDate", stated.effective_on as "effectiveOn",
      coalesce(stated.patches, '[]') as patches
    from contract
    left join lateral (select min(patch.effective_on)::text as effective_on, ${statedPatches()} as patches from amendment_patch as patch
      where patch.company_id = contract.company_id and patch.contract_id = contract.id) as stated on true
    where contract.company_id = ${db.companyId} and contract.id = ${contractId}`.execute(db.tx)
  const row = rows[0]!
  return { ...row, id: contractId, takesEffectOn: takesEffectOn(row) }
}

/** The day of the patches, else the amendment’s own, else that of its signature; null: it is not known yet. */
export function takesEffectOn(amendment: {
  effectiveOn: string | null
  ownEffectiveDate: string | null
  signatureDate: string | null
}): string | null {
  return amendment.effectiveOn ?? amendment.ownEffectiveDate ?? amendment.signatureDate
}

/** The contract that one amends, if this person sees it. */
export async function masterAsSeen(db: CompanyDatabase, actor: Actor, parentId: string | null) {
  if (parentId === null) return null
  const master = await db
    .select('contract')
    .where('contract.id', '=', parentId)
    .where(visibleContracts(actor))
    .select(['contract.id as _id', 'contract.title', 'contract.reference'])
    .executeTakeFirst()
  return master ?? null
}

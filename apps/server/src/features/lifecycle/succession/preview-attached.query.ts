import type { AttachPreview, ContractTree } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireParent, requireUnbound } from '../../writing/contracts/public.ts'
import { readContractTerms, todayOf } from '../deadlines/public.ts'
import { contractTree } from './contract-tree.query.ts'

/**
 * What attaching a contract to another would change. Its own terms stay its own: only what it states as an amendment
 * replaces a value, and it can state nothing before it is attached.
 *
 * @throws Refused as saving it would
 */
export async function previewAttached(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  parentId: string,
): Promise<AttachPreview> {
  await requireParent(db, actor, parentId, contractId)
  await requireUnbound(db, contractId, parentId)
  const t = createTranslator(actor.locale)
  const [terms] = await readContractTerms(db, [parentId])
  const [own] = await readContractTerms(db, [contractId])
  const { phase, endDate, prudentLimit } = computeDeadlines(terms!.terms, todayOf(actor))
  const above = await contractTree(db, actor, parentId)
  const attached = await contractTree(db, actor, contractId)
  const isBelow = above.value.some(({ _id }) => _id === contractId)
  return {
    master: await readMaster(db, parentId),
    phaseText: t(`deadlines.phase.${terms!.terms.isSigned ? phase : 'UNSIGNED'}`),
    endDate,
    prudentLimit,
    takesEffectOn: own!.terms.effectiveDate ?? own!.terms.signatureDate,
    below: {
      before: above.count,
      after: isBelow ? above.count : above.count + 1 + attached.count,
    },
    totals: isBelow ? [] : totalsOf(above, addedBy(attached, own!.terms.isSigned)),
  }
}

type Amounts = ReadonlyMap<string, number>

/** Its own amount once it is signed, and those that hang under it. */
function addedBy(attached: ContractTree, isSigned: boolean): Amounts {
  const added = new Map(
    attached.totals.map(({ currency, amountInclTaxCents }) => [currency, amountInclTaxCents]),
  )
  const { currency, amountInclTaxCents: own } = attached
  if (isSigned && own !== null) added.set(currency, (added.get(currency) ?? 0) + own)
  return added
}

function totalsOf(above: ContractTree, added: Amounts): AttachPreview['totals'] {
  const before = new Map(
    above.totals.map(({ currency, amountInclTaxCents }) => [currency, amountInclTaxCents]),
  )
  return [...added]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, cents]) => ({
      currency,
      before: before.get(currency) ?? null,
      after: (before.get(currency) ?? 0) + cents,
    }))
}

function readMaster(db: CompanyDatabase, contractId: string) {
  return db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['contract.id as _id', 'contract.title', 'contract.reference'])
    .executeTakeFirstOrThrow()
}

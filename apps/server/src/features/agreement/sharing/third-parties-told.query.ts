import { allSections } from '@tacite/document/contract-document.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { usedVariables } from '@tacite/document/walk-document.ts'
import type { IsoDay } from '@tacite/domain/calendar/iso-day.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { statedEnd } from '@tacite/domain/deadlines/stated-end.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { isSealedNow, openContent } from './shared-contract.query.ts'

export interface ToldThirdParty {
  shareId: string
  /** Or the address while no name is known. */
  name: string
  email: string
  locale: Locale
  sharedBy: string
}

export interface ContractThatEnds {
  contractId: string
  terms: LifecycleTerms
}

/**
 * The end of a contract that third parties are told of, and who they are: only an end that the contract states by itself,
 * in what is open to them. Nothing of our limits, notices or amendments shows in it.
 */
export async function thirdPartiesTold(
  db: CompanyDatabase,
  { contractId, terms }: ContractThatEnds,
  today: Temporal.PlainDate,
  now: Date,
): Promise<{ end: IsoDay; people: ToldThirdParty[] } | null> {
  const end = statedEnd(terms, today)
  if (end === null || !(await saysTheirEnd(db, contractId, terms))) return null
  const people = await db
    .select('third_party_share')
    .where('third_party_share.contract_id', '=', contractId)
    .where('third_party_share.revoked_at', 'is', null)
    .where((share) =>
      share.or([
        share('third_party_share.expires_at', 'is', null),
        share('third_party_share.expires_at', '>', now),
      ]),
    )
    .select(['id as shareId', 'name', 'email', 'locale', 'shared_by as sharedBy'])
    .orderBy('third_party_share.name')
    .orderBy('third_party_share.id')
    .execute()
  return { end, people }
}

/** Its dates are fields of the text open to them; or it is the signed document, all of which they read. */
async function saysTheirEnd(
  db: CompanyDatabase,
  contractId: string,
  { duration }: LifecycleTerms,
): Promise<boolean> {
  const { content, hidesSomething } = await openContent(db, contractId)
  if (!hidesSomething && allSections(content.document).length === 0)
    return isSealedNow(db, contractId)
  // Fields stay where they stand as long as they have no value.
  const { duration: _, effective_date: __, ...values } = content.values
  const shown = new Set(usedVariables(resolveDocument(content.document, { ...content, values })))
  return shown.has('duration') && (duration?.kind === 'until' || shown.has('effective_date'))
}

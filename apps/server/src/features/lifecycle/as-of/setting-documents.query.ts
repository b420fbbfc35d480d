import type { SettingDocument } from '@tacite/api/lifecycle/amended-value.ts'
import type { SignedAmendment } from '@tacite/domain/amendments/stated-patch.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readableAmendments, type ContractTerms } from '../deadlines/public.ts'

/** The signed amendments of a contract, as this person may know them. */
export interface SettingDocuments {
  ids: readonly string[]
  documentOf: (amendment: Pick<SignedAmendment, 'id' | 'signedOn'>) => SettingDocument
}

/** Names and links the amendments that a person may read; the others only have the day of their signature. */
export async function settingDocuments(
  db: CompanyDatabase,
  actor: Actor,
  { history, terms }: Pick<ContractTerms, 'history' | 'terms'>,
): Promise<SettingDocuments> {
  const amendments = [...history.map(({ amendment }) => amendment), ...terms.amendments]
  const known = await readableAmendments(
    db,
    actor,
    amendments.map(({ id }) => id),
  )
  return {
    ids: [...known.keys()],
    documentOf: ({ id, signedOn }) => {
      const { reference = null, title = null } = known.get(id) ?? {}
      return { _id: known.has(id) ? id : null, reference, title, signedOn }
    },
  }
}

import { Refused } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireRight } from '../../people/access/public.ts'

/** The viewer of a document, internal or external: a guest fits the type as is. */
export interface Signer {
  companyId: string
  contractId: string
  signatoryId: string
  /** The language they read in. */
  locale: Locale
}

/** The person as a signatory of the contract's current signature. */
export async function requireInsideSigner(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<Signer> {
  await requireRight(db, actor, 'read', contractId)
  const row = await db
    .select('signatory')
    .innerJoin('signature_request', (join) =>
      join
        .onRef('signature_request.company_id', '=', 'signatory.company_id')
        .onRef('signature_request.id', '=', 'signatory.request_id'),
    )
    .where('signature_request.contract_id', '=', contractId)
    .where('signature_request.notice_id', 'is', null)
    .where('signature_request.state', '<>', 'cancelled')
    .where('signatory.person_id', '=', actor.personId)
    .select('signatory.id')
    .executeTakeFirst()
  if (!row) throw new Refused('FORBIDDEN', 'NOT_A_SIGNATORY')
  return {
    companyId: actor.companyId,
    contractId,
    signatoryId: row.id,
    locale: actor.locale,
  }
}

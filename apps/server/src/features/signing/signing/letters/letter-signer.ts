import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { requireRight } from '../../../people/access/public.ts'
import type { Signer } from '../signer.ts'
import { letterSignature, readLetter, type LetterPlace } from './letter-repository.ts'

/** The person as the signatory of a letter. @throws Refused those of `readLetter`; NOT_A_SIGNATORY */
export async function requireLetterSigner(
  db: CompanyDatabase,
  actor: Actor,
  place: LetterPlace,
): Promise<Signer> {
  await requireRight(db, actor, 'read', place.contractId)
  await readLetter(db, place)
  const request = await letterSignature(db, place)
  const mine = request?.signatories.find(({ personId }) => personId === actor.personId)
  if (!mine) throw new Refused('FORBIDDEN', 'NOT_A_SIGNATORY')
  const { companyId, locale } = actor
  return { companyId, contractId: place.contractId, signatoryId: mine.id, locale }
}

import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { newId } from '../../../../platform/new-id.ts'
import { readPdfSummary } from '../../../../platform/parsers/pdf/read-pdf.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireLifecycleAct } from '../../../lifecycle/deadlines/public.ts'
import { signatoryCandidates } from '../signatory-candidates.query.ts'
import { recordSigningStep } from '../signatory-history.ts'
import { lockContract } from '../signature-repository.ts'
import { letterEvent } from './letter-events.ts'
import {
  letterSignature,
  readLetter,
  type LetterPlace,
  type StoredLetter,
} from './letter-repository.ts'
import { shownLetter } from './shown-letter.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'files'> & {
  inCompany: <R>(work: (db: CompanyDatabase) => Promise<R>) => Promise<R>
}

/**
 * Asks one person of the company to sign the letter of a notice: oneself, or a colleague, who can read the contract from
 * then on. What is signed is the PDF that was written, byte for byte.
 *
 * @throws Refused LETTER_ALREADY_SIGNED, LETTER_ALREADY_ASKED, LETTER_ALREADY_SENT, SIGNATORY_NOT_INSIDE
 */
export async function askLetterSignature(
  deps: Deps,
  actor: Actor,
  { personId, ...place }: LetterPlace & { personId: string },
): Promise<void> {
  const { sha256 } = await deps.inCompany((db) => requireAskable(deps, db, actor, place))
  // Counted while no transaction is open.
  const { pages } = await readPdfSummary(await deps.files.open(actor.companyId, sha256))
  await deps.inCompany(async (db) => {
    await lockContract(db, place.contractId)
    const letter = await requireAskable(deps, db, actor, place)
    const [person] = await signatoryCandidates(db, { ids: [personId], emails: [] })
    if (!person) throw new Refused('RULE', { code: 'SIGNATORY_NOT_INSIDE', field: 'personId' })
    const requestId = await storeRequest(deps, db, actor, { ...place, letter, pages })
    const signatoryId = newId(deps.clock.now())
    const { name, email, locale } = person
    await db
      .insert('signatory', {
        id: signatoryId,
        request_id: requestId,
        position: 1,
        kind: 'internal',
        person_id: personId,
        name,
        email,
        role: letter.content.sender.name,
        locale,
        state: 'invited',
      })
      .execute()
    await recordSigningStep(deps, db, signatoryId, 'invited')
    await assign(db, place.contractId, personId)
    const { contractId, noticeId } = place
    const payload = { noticeId, requestId, personId, requestedBy: actor.personId }
    const signatory = { id: signatoryId, name }
    await deps.events.record(
      db,
      letterEvent('letter.signatureAsked', actor, { contractId, payload }, signatory),
    )
  })
}

async function requireAskable(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  place: LetterPlace,
): Promise<StoredLetter> {
  await requireLifecycleAct(deps, db, actor, place.contractId, 'keepNotices')
  const letter = await readLetter(db, place)
  if (letter.isCancelled) throw new Refused('STATE', 'NOTICE_IS_CANCELLED')
  const standing = await letterSignature(db, place)
  if (standing)
    throw new Refused(
      'STATE',
      standing.state === 'out' ? 'LETTER_ALREADY_ASKED' : 'LETTER_ALREADY_SIGNED',
    )
  if (letter.isSent) throw new Refused('STATE', 'LETTER_ALREADY_SENT')
  return letter
}

async function storeRequest(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, noticeId, letter, pages }: LetterPlace & { letter: StoredLetter; pages: number },
): Promise<string> {
  const id = newId(clock.now())
  await db
    .insert('signature_request', {
      id,
      contract_id: contractId,
      notice_id: noticeId,
      provider: 'local',
      state: 'out',
      document_sha256: letter.sha256,
      document_pages: pages,
      content_format: 2,
      content_hash: letter.sha256,
      shown_text: JSON.stringify(shownLetter(letter)),
      shown_schema_version: SCHEMA_VERSION,
      requested_by: actor.personId,
      requested_at: clock.now(),
    })
    .execute()
  return id
}

/** Being asked to sign gives read access (decisions 2). */
async function assign(db: CompanyDatabase, contractId: string, personId: string): Promise<void> {
  await db
    .insert('contract_assignment', {
      contract_id: contractId,
      person_id: personId,
      role: 'signatory',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

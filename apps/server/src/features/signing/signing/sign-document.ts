import type { SignatureForm } from '@tacite/api/signing/document-to-sign.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  readSignatureImage,
  readTypedSignature,
} from '../../../platform/sealing/signature-image.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { tryCode, consumeCode } from '../../people/invitations/public.ts'
import { keepVersion } from '../../writing/contract-versions/public.ts'
import { requireTurn } from './ask-for-code.ts'
import { inviteNext } from './invite-signatory.ts'
import { SEAL_CONTRACT } from './pending-seal.ts'
import { letterSigned } from './letters/letter-events.ts'
import { recordSigningStep } from './signatory-history.ts'
import { signatoryInvitee } from './signatory-invitee.ts'
import { lockContract, type Signatory, type SignatureRequest } from './signature-repository.ts'
import type { Signer } from './signer.ts'
import { signatorySigned, signatureCompleted } from './signing-events.ts'

type SignDeps = Pick<
  Platform,
  | 'clock'
  | 'events'
  | 'files'
  | 'inCompany'
  | 'jobs'
  | 'rateLimit'
  | 'masterKey'
  | 'queueMail'
  | 'settings'
>

/**
 * Signs. The attempt is counted first, in a separate transaction; then one transaction writes the signature, its
 * event in the audit trail and what follows: the next invitation, or the seal. What is acknowledged has been
 * committed.
 */
export async function signDocument(
  deps: SignDeps,
  signer: Signer,
  { documentSha256, code, signature }: SignatureForm,
  caller: Caller,
): Promise<void> {
  const { companyId } = signer
  const image = readSignature(signature)
  const { request, invitee } = await deps.inCompany(companyId, async (db) => {
    const turn = await requireTurn(db, signer, documentSha256)
    await requireConsent(db, turn.signatory)
    return { ...turn, invitee: await signatoryInvitee(db, turn) }
  })
  // What is signed is what was shown, even if the stored file was damaged since.
  await deps.files.open(companyId, documentSha256, { recheck: true })
  const codeId = await tryCode(deps, companyId, invitee, { purpose: 'sign', code })
  const isComplete = await deps.inCompany(companyId, async (db) => {
    await lockContract(db, request.contractId)
    const turn = await requireTurn(db, signer, documentSha256)
    await consumeCode(deps, db, codeId)
    await recordSignature(deps, db, turn.signatory, image, caller)
    return advanceSigning(deps, db, turn, image.kind)
  })
  if (isComplete) failpoint('after-last-signature')
}

type ReadSignature = { kind: 'typed'; text: string } | { kind: 'drawn'; png: Uint8Array }

function readSignature(signature: SignatureForm['signature']): ReadSignature {
  return signature.kind === 'typed'
    ? { kind: 'typed', text: readTypedSignature(signature.text) }
    : { kind: 'drawn', png: readSignatureImage(signature.image).png }
}

async function requireConsent(db: CompanyDatabase, { id }: Signatory): Promise<void> {
  const { consented_at: consentedAt } = await db
    .select('signatory')
    .where('signatory.id', '=', id)
    .select('signatory.consented_at')
    .executeTakeFirstOrThrow()
  if (!consentedAt) throw new Refused('RULE', 'SIGNATURE_CONSENT_REQUIRED')
}

async function recordSignature(
  deps: SignDeps,
  db: CompanyDatabase,
  { id }: Signatory,
  image: ReadSignature,
  caller: Caller,
): Promise<void> {
  await recordSigningStep(deps, db, id, 'codeVerified', caller.ip)
  await recordSigningStep(deps, db, id, 'signed', caller.ip)
  await db
    .update('signatory')
    .set({
      state: 'signed',
      signed_at: deps.clock.now(),
      signature_kind: image.kind,
      signature_text: image.kind === 'typed' ? image.text : null,
      signature_sha256:
        image.kind === 'drawn' ? await storeFile(deps, db, image.png, 'image/png') : null,
      ip_address: caller.ip,
      user_agent: caller.userAgent,
    })
    .where('signatory.id', '=', id)
    .execute()
}

/** Records the event and invites the next signatory; returns whether everybody has signed. A letter has one. */
async function advanceSigning(
  deps: SignDeps,
  db: CompanyDatabase,
  { request, signatory }: { request: SignatureRequest; signatory: Signatory },
  kind: 'typed' | 'drawn',
): Promise<boolean> {
  const actor = { id: signatory.personId, label: signatory.name }
  if (request.noticeId !== null) {
    await deps.events.record(db, letterSigned(request, signatory, kind))
    await completeSigning(deps, db, request)
    return true
  }
  const about = { actor, contractId: request.contractId }
  const { documentSha256, requestedBy } = request
  const { position, personId } = signatory
  await deps.events.record(
    db,
    signatorySigned(about, signatory, {
      requestId: request.id,
      position,
      personId,
      requestedBy,
      documentSha256,
      signature: kind,
    }),
  )
  if (await inviteNext(deps, db, actor, request.id)) return false
  await keepVersion(deps, db, request.contractId, [{ kind: 'signed', by: null }])
  await deps.events.record(db, signatureCompleted(about, request.id, { documentSha256 }))
  await completeSigning(deps, db, request)
  return true
}

/** The seal must follow. */
async function completeSigning(
  { clock, jobs }: Pick<SignDeps, 'clock' | 'jobs'>,
  db: CompanyDatabase,
  { id: requestId }: SignatureRequest,
): Promise<void> {
  await db
    .update('signature_request')
    .set({ state: 'sealing', completed_at: clock.now() })
    .where('signature_request.id', '=', requestId)
    .execute()
  await jobs.enqueue(db.tx, SEAL_CONTRACT, { companyId: db.companyId, requestId })
}

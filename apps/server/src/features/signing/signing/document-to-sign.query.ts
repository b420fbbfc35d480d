import type { DocumentToSign } from '@tacite/api/signing/document-to-sign.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { currentDocument } from '@tacite/document/schema-version.ts'
import { usedImages } from '@tacite/document/walk-document.ts'
import { stateRefusal, type ActRefusal } from '@tacite/domain/acts/act-refusal.ts'
import { signingTurn } from '@tacite/domain/signing/signing-order.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { annexesOf, presentAnnex } from '../../writing/attachments/public.ts'
import { shownBlocks } from '../../writing/texts/public.ts'
import { consentText } from './consent.ts'
import { signatureMailContext } from './signature-mail-context.query.ts'
import { signatureOfSignatory } from './signature-repository.ts'
import type { Signer } from './signer.ts'

/** The very document that a signatory is asked to sign, as they see it, and their own progress. */
export async function documentToSign(
  db: CompanyDatabase,
  { signatoryId, locale }: Signer,
): Promise<DocumentToSign> {
  const { request, signatory } = await signatureOfSignatory(db, signatoryId)
  const frame = await signatureMailContext(db, request.id)
  const shown = await readShown(db, request.id)
  const signedAt = await signingMoments(db, request.id)
  const { state: signature, signatories } = request
  const aspects = {
    signature,
    turn: signingTurn(signatories, signatoryId),
    signedDocument: signature === 'sealed' ? ('sealed' as const) : ('none' as const),
  }
  const reason = (refusal: ActRefusal | null) => reasonOf({ locale }, refusal?.code ?? null)
  return {
    signatory: {
      _id: signatory.id,
      name: signatory.name,
      email: signatory.email,
      role: signatory.role,
      state: signatory.state,
      signedAt: signedAt.get(signatory.id) ?? null,
    },
    i18n: locale,
    state: signature,
    company: frame.company,
    timeZone: frame.timeZone,
    sender: frame.sender.name,
    contract: { title: frame.title, reference: frame.reference, locale: frame.locale },
    document: {
      sha256: request.documentSha256,
      pageCount: shown.pageCount,
      blocks: shownBlocks(shown.text, frame.locale),
      // The contract is frozen, or locked for good: its annexes are those that were sent. A letter has none.
      annexes:
        signature === 'cancelled' || request.noticeId !== null
          ? []
          : (await annexesOf(db, request.contractId)).map(presentAnnex),
    },
    signatories: signatories.map(({ id, name, role }) => ({
      name,
      role,
      isMe: id === signatoryId,
      signedAt: signedAt.get(id) ?? null,
    })),
    consentText: consentText(locale, frame),
    signing: reason(stateRefusal('sign', aspects)),
    downloading: reason(stateRefusal('downloadSigned', aspects)),
  }
}

/** The images of the displayed document: a signatory sees these and no others. */
export async function shownImages(db: CompanyDatabase, signatoryId: string): Promise<string[]> {
  const { request } = await signatureOfSignatory(db, signatoryId)
  return usedImages((await readShown(db, request.id)).text)
}

async function readShown(
  db: CompanyDatabase,
  requestId: string,
): Promise<{ text: ContractDocument; pageCount: number }> {
  const row = await db
    .select('signature_request')
    .where('signature_request.id', '=', requestId)
    .select(['shown_text', 'shown_schema_version', 'document_pages'])
    .executeTakeFirstOrThrow()
  return {
    text: currentDocument(row.shown_text, row.shown_schema_version),
    pageCount: row.document_pages,
  }
}

async function signingMoments(
  db: CompanyDatabase,
  requestId: string,
): Promise<Map<string, string | null>> {
  const rows = await db
    .select('signatory')
    .where('signatory.request_id', '=', requestId)
    .select(['signatory.id', 'signatory.signed_at'])
    .execute()
  return new Map(rows.map(({ id, signed_at: at }) => [id, at?.toISOString() ?? null]))
}

import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { MailDraft } from '../../../platform/mail/mail.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  createInvitationLink,
  greeting,
  invitationAddress,
} from '../../people/invitations/public.ts'
import { signatureMailContext } from './signature-mail-context.query.ts'
import type { Signatory, SignatureRequest } from './signature-repository.ts'

/** Mail servers refuse more than about this; a larger copy is linked instead. */
const MAX_ATTACHED_BYTES = 10 * 1024 * 1024

type CopyDeps = Pick<Platform, 'clock' | 'queueMail' | 'settings'>

/** Sends every signatory their copy of the sealed PDF. */
export async function mailCopies(
  deps: CopyDeps,
  db: CompanyDatabase,
  request: SignatureRequest,
  { pdf, sha256 }: { pdf: Uint8Array; sha256: string },
): Promise<void> {
  const { title, reference, company } = await signatureMailContext(db, request.id)
  const isAttached = pdf.byteLength <= MAX_ATTACHED_BYTES
  for (const signatory of request.signatories) {
    const t = createTranslator(signatory.locale)
    const link = isAttached ? null : await copyLink(deps, db, request, signatory)
    const draft: MailDraft = {
      recipient: signatory.email,
      locale: signatory.locale,
      contractId: request.contractId,
      askedBy: request.requestedBy,
      subject: t('mails.copy.subject', { title }),
      paragraphs: [
        greeting(t, signatory),
        t('mails.copy.signed', { title, reference, company }),
        t(isAttached ? 'mails.copy.attached' : 'mails.copy.linked'),
        t('mails.copy.verify'),
      ],
    }
    await deps.queueMail(
      db,
      link
        ? { ...draft, action: { label: t('mails.copy.open'), url: link }, isSecret: true }
        : {
            ...draft,
            attachments: [{ name: copyName(reference), sha256, mediaType: 'application/pdf' }],
          },
    )
  }
}

/** The file name of a sealed copy. */
export function copyName(reference: string): string {
  return `${reference.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
}

/** Internal people open the contract, external ones a new link of their own. */
async function copyLink(
  deps: CopyDeps,
  db: CompanyDatabase,
  { contractId }: SignatureRequest,
  { id, kind }: Signatory,
): Promise<string> {
  const { publicUrl } = deps.settings
  if (kind === 'internal')
    return `${publicUrl}/home/contratheque/contractList/contract/${contractId}/edit`
  const { token } = await createInvitationLink(deps, db, { kind: 'signature', id })
  return invitationAddress(deps, token)
}

import type { SentCode } from '@tacite/api/document-to-sign.ts'
import { CODE_MINUTES } from '@tacite/domain/signing/signing-code.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { issueCode, type CodePurpose } from './signing-code.ts'
import { requestFrame } from './request-frame.query.ts'
import type { Signatory, SignatureRequest } from './signature-repository.ts'

const CODES_PER_HOUR = 6
const HOUR_SECONDS = 60 * 60

type CodeParts = Pick<Platform, 'clock' | 'limitHits' | 'masterKey' | 'queueMail'>

/** Mails a code to a signatory. The code stands in the mail and nowhere else. */
export async function sendCode(
  parts: CodeParts,
  db: CompanyDatabase,
  { request, signatory }: { request: SignatureRequest; signatory: Signatory },
  purpose: CodePurpose,
): Promise<SentCode> {
  await parts.limitHits(`code ${purpose} ${signatory.id}`, CODES_PER_HOUR, HOUR_SECONDS)
  const { contractId, documentSha256 } = request
  const { code, expiresAt } = await issueCode(parts, db, {
    ...{ signatory, purpose, contractId, documentSha256 },
    requestId: request.id,
  })
  const { title, company } = await requestFrame(db, request.id)
  const t = createTranslator(signatory.locale)
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  await parts.queueMail(db, {
    recipient: signatory.email,
    subject: t(`mails.code.${purpose}.subject`, { title }),
    paragraphs: [
      t('mails.invitation.greeting', { name: signatory.name }),
      t(`mails.code.${purpose}.code`, { company, title, code: spaced }),
      t('mails.code.validity', { count: CODE_MINUTES }),
      t('mails.code.keep'),
    ],
    isSecret: true,
  })
  return { sentTo: maskedEmail(signatory.email), expiresAt: expiresAt.toISOString() }
}

/**
 * Enough of an address to know which box to open.
 * @example maskedEmail('camille.laurent@exemple.fr') // 'c••••@exemple.fr'
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}••••${email.slice(at)}`
}

import type { SentCode } from '@tacite/api/signing/document-to-sign.ts'
import { CODE_MINUTES } from '@tacite/domain/signing/signing-code.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { greeting } from './greeting.ts'
import type { CodePurpose, Invitee } from './invitation-kind.ts'
import { issueCode } from './mailed-code.ts'

const CODES_PER_HOUR = 6
const HOUR_SECONDS = 60 * 60

type CodeDeps = Pick<Platform, 'clock' | 'rateLimit' | 'masterKey' | 'queueMail'>

/** Mails a code to an external person or an internal signatory. The code appears in the mail and nowhere else. */
export async function sendCode(
  deps: CodeDeps,
  db: CompanyDatabase,
  invitee: Invitee,
  purpose: CodePurpose,
): Promise<SentCode> {
  const { holder, name, email, locale, company, title } = invitee
  await deps.rateLimit(`code ${purpose} ${holder.id}`, CODES_PER_HOUR, HOUR_SECONDS)
  const { code, expiresAt } = await issueCode(deps, db, invitee, purpose)
  const t = createTranslator(locale)
  const words = holder.kind === 'answering' ? 'answer' : purpose
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  await deps.queueMail(db, {
    recipient: email,
    locale,
    subject: t(`mails.code.${words}.subject`, { title, company }),
    paragraphs: [
      greeting(t, { name, email }),
      t(`mails.code.${words}.code`, { company, title, code: spaced }),
      t('mails.code.validity', { count: CODE_MINUTES }),
      t('mails.code.keep'),
    ],
    isSecret: true,
  })
  return { sentTo: maskedEmail(email), expiresAt: expiresAt.toISOString() }
}

/**
 * Enough of an address to recognise the mailbox.
 * @example maskedEmail('camille.laurent@exemple.fr') // 'c••••@exemple.fr'
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}••••${email.slice(at)}`
}

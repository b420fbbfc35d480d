import type { Locale } from '@tacite/domain/locale.ts'
import { createTransport, type Transporter } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { Clock } from '../clock.ts'
import type { JobKind, Jobs } from '../jobs/jobs.ts'
import { newId } from '../new-id.ts'
import type { MailQuota } from './mail-quota.ts'
import { encryptSecret, type SecretBinding } from '../sealing/encrypted-secret.ts'
import type { MasterKey } from '../sealing/master-key.ts'

export interface MailLink {
  label: string
  url: string
}

/** A mail as a feature writes it: plain text, one action, and ways to begin it. The layout around it is ours (no free HTML). */
export interface MailDraft {
  /** For whoever keeps which mail it was; default: a new one. */
  id?: string
  recipient: string
  /** The language that it is written in, for the voice of a screen reader. */
  locale: Locale
  subject: string
  /** One with a page is a link to it. */
  paragraphs: readonly (string | MailLink)[]
  action?: MailLink
  /** Below the action, where it can begin with a choice. */
  choices?: { lead: string; links: readonly MailLink[] }
  /** Files of the store to attach, by their SHA-256. */
  attachments?: readonly { name: string; sha256: string; mediaType: string }[]
  /** It contains a link or a code: encrypted while queued, deleted once sent. */
  isSecret?: boolean
  /** It reaches somebody who may not know the company: the quota of such mails decides when it leaves. */
  isInvitation?: boolean
  /** Its recipient wants no mail before. */
  notBefore?: Date | null
  /** The contract that it is about. */
  contractId?: string
  /** The person whose act sent it: they learn that it could not be delivered; the administrators otherwise. */
  askedBy?: string | null
}

export interface MailBody {
  text: string
  html: string
}

export const SEND_MAIL: JobKind<{ mailId: string; companyId: string }> = {
  name: 'send-mail',
  // Three days and a half, as mail servers do: a weekend without one loses nothing.
  retryLimit: 95,
  longestPause: 3_600,
  reachesOutside: true,
}

/**
 * Puts a mail into the outbox: it is sent if and only if the transaction commits, even after a crash. Returns when it
 * leaves; null: at once.
 */
export async function queueMail(
  {
    clock,
    jobs,
    masterKey,
    quota,
  }: { clock: Clock; jobs: Jobs; masterKey: MasterKey; quota: MailQuota },
  db: CompanyDatabase,
  draft: MailDraft,
): Promise<Date | null> {
  const allowedAt = draft.isInvitation ? await quota(db, draft.recipient) : null
  const leavesAt = later(allowedAt, draft.notBefore ?? null)
  const id = draft.id ?? newId(clock.now())
  const body = mailBody(draft)
  await db
    .insert('mail', {
      id,
      recipient: draft.recipient,
      subject: oneLine(draft.subject),
      text_body: draft.isSecret ? '' : body.text,
      html_body: draft.isSecret ? '' : body.html,
      secret_body: draft.isSecret
        ? JSON.stringify(
            encryptSecret(masterKey, mailBinding(id), Buffer.from(JSON.stringify(body))),
          )
        : null,
      attachments: JSON.stringify(draft.attachments ?? []),
      contract_id: draft.contractId ?? null,
      asked_by: draft.askedBy ?? null,
      // The same at every attempt, so that a receiver can drop duplicates.
      message_id: `<${id}@tacite>`,
      created_at: clock.now(),
      leaves_at: leavesAt,
    })
    .execute()
  const job = { mailId: id, companyId: db.companyId }
  await jobs.enqueue(db.tx, SEND_MAIL, job, leavesAt ? { startAfter: leavesAt } : {})
  return leavesAt
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}

type Written = Pick<MailDraft, 'locale' | 'paragraphs' | 'action' | 'choices'>

/** Both forms of a mail, in our layout. */
export function mailBody(draft: Written): MailBody {
  return { text: textBody(draft), html: htmlBody(draft) }
}

/** A secret body can only be decrypted for its own mail. */
export function mailBinding(mailId: string): SecretBinding {
  return { purpose: 'mail', owner: mailId }
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
}

function textBody({ paragraphs, action, choices }: Written): string {
  // Without a colon: French puts a space before it, English and Spanish none.
  const line = ({ label, url }: MailLink) => `${label}\n${url}`
  return [
    ...paragraphs.map((each) => (typeof each === 'string' ? each : line(each))),
    ...(action ? [line(action)] : []),
    ...(choices ? [choices.lead, ...choices.links.map(line)] : []),
  ].join('\n\n')
}

function htmlBody({ locale, paragraphs, action, choices }: Written): string {
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="background:#0f5257;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p><p style="font-size:12px;color:#5b6470;word-break:break-all">${escapeHtml(action.url)}</p>`
    : ''
  const body = paragraphs
    .map((each) => `<p style="margin:0 0 16px">${paragraphHtml(each)}</p>`)
    .join('')
  return `<!doctype html><html lang="${locale}"><body style="margin:0;background:#f6f5f2"><div style="max-width:560px;margin:0 auto;padding:32px 24px;font:15px/1.55 Inter,Arial,sans-serif;color:#1d2328"><p style="font-weight:700;letter-spacing:.02em;margin:0 0 24px;color:#0f5257">Tacite</p>${body}${button}${choices ? choicesHtml(choices) : ''}</div></body></html>`
}

function paragraphHtml(paragraph: string | MailLink): string {
  if (typeof paragraph === 'string') return escapeHtml(paragraph).replaceAll('\n', '<br>')
  const { label, url } = paragraph
  return `<a href="${escapeHtml(url)}" style="color:#0f5257">${escapeHtml(label)}</a>`
}

function choicesHtml({ lead, links }: NonNullable<MailDraft['choices']>): string {
  const shown = links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" style="color:#0f5257;font-weight:600">${escapeHtml(label)}</a>`,
  )
  return `<p style="margin:0 0 16px">${escapeHtml(lead)}<br>${shown.join(' · ')}</p>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** One rendered mail, ready to send. */
export interface OutgoingMail {
  from: string
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  attachments: { filename: string; content: Buffer; contentType: string }[]
}

export type MailTransport = (mail: OutgoingMail) => Promise<void>

const SMTP_PATIENCE_MS = 20_000

/** Over SMTP when the operator configures a server; otherwise as .eml files that any mail program opens. */
export function mailTransport({
  smtpUrl,
  dataDirectory,
  patience = SMTP_PATIENCE_MS,
}: {
  smtpUrl: string | null
  dataDirectory: string
  /** How long a server may stay silent, in milliseconds. */
  patience?: number
}): MailTransport {
  if (smtpUrl) {
    const transport: Transporter = createTransport({
      url: smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    } as SMTPTransport.Options)
    return async (mail) =>
      void (await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true }))
  }
  const composer = createTransport({ streamTransport: true, buffer: true })
  const directory = join(dataDirectory, 'mail')
  return async (mail) => {
    const { message } = await composer.sendMail({
      ...mail,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await mkdir(directory, { recursive: true })
    const name = mail.messageId.replace(/[^\w-]/g, '')
    const temporary = join(directory, `.${name}.${randomUUID()}`)
    await writeFile(temporary, message as Buffer, { mode: 0o600 })
    await rename(temporary, join(directory, `${name}.eml`))
  }
}

import type { Selectable } from 'kysely'
import type { CompanyDatabase, InCompany } from '../database/company-database.ts'
import type { Clock } from '../clock.ts'
import type { Mail } from '../database/generated/schema.ts'
import { failpoint } from '../failpoint.ts'
import type { BusinessEvents } from '../events/business-events.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Attempt } from '../jobs/jobs.ts'
import type { FileStore } from '../storage/file-store.ts'
import { decryptSecret, type EncryptedSecret } from '../sealing/encrypted-secret.ts'
import type { Settings } from '../settings.ts'
import type { MasterKey } from '../sealing/master-key.ts'
import {
  mailBinding,
  type MailBody,
  type MailDraft,
  type MailTransport,
  type OutgoingMail,
} from './mail.ts'
import { MailNotSent, mailNotSent } from './mail-failure.ts'
import { reportStuck, reportUndelivered } from './report-undelivered.ts'

interface Deps {
  inCompany: InCompany
  events: BusinessEvents
  rateLimit: RateLimit
  post: MailTransport
  files: FileStore
  clock: Clock
  masterKey: MasterKey
  settings: Pick<Settings, 'demo'>
  from: string
}

type QueuedMail = Selectable<Mail>

interface MailJob {
  mailId: string
  companyId: string
}

/** With pauses that double from a second, this attempt comes after about an hour without success. */
const STUCK_ATTEMPT = 13
const DAY_SECONDS = 24 * 60 * 60

/**
 * Hands one queued mail to the server; a sent one is skipped, so that a repeated job sends nothing twice. One that
 * cannot be delivered is closed, and who asked for it is told.
 */
export async function sendMail(deps: Deps, job: MailJob, attempt: Attempt): Promise<void> {
  const { inCompany, clock, settings } = deps
  const mail = await inCompany(job.companyId, (db) => queuedMail(db, job.mailId))
  if (!mail) return
  failpoint('mail-unsent')
  try {
    await deps.post(await written(deps, job.companyId, mail)).catch((error: unknown) => {
      throw mailNotSent(error)
    })
  } catch (error) {
    await reportFailure(deps, job, mail, { error, attempt })
    throw error
  }
  failpoint('mail-accepted')
  await inCompany(job.companyId, (db) =>
    db
      .update('mail')
      .set({ state: 'sent', sent_at: clock.now() })
      // The demo has no mailbox other than this table.
      .$if(!settings.demo, (query) => query.set({ secret_body: null }))
      .where('mail.id', '=', job.mailId)
      .execute(),
  )
}

function queuedMail(db: CompanyDatabase, mailId: string): Promise<QueuedMail | undefined> {
  return db
    .select('mail')
    .where('mail.id', '=', mailId)
    .where('mail.state', '=', 'queued')
    .selectAll('mail')
    .executeTakeFirst()
}

async function written(
  { files, masterKey, from }: Deps,
  companyId: string,
  mail: QueuedMail,
): Promise<OutgoingMail> {
  const wanted = mail.attachments as NonNullable<MailDraft['attachments']>
  const attachments = await Promise.all(
    wanted.map(async ({ name, sha256, mediaType }) => {
      const file = await files.open(companyId, sha256)
      return { filename: name, content: await file.bytes(), contentType: mediaType }
    }),
  )
  const { text, html } = openBody(masterKey, mail)
  return {
    from,
    to: mail.recipient,
    subject: mail.subject,
    text,
    html,
    messageId: mail.message_id,
    attachments,
  }
}

/**
 * After the last attempt, failed or killed. A server may have accepted the mail just before a kill: it is reported as not
 * confirmed.
 */
export async function giveUpMail(
  deps: Pick<Deps, 'inCompany' | 'clock' | 'events'>,
  { mailId, companyId }: MailJob,
): Promise<void> {
  await deps.inCompany(companyId, async (db) => {
    const mail = await queuedMail(db, mailId)
    if (mail) await reportUndelivered(deps, db, mail, 'expired')
  })
}

/** A retry after a refusal for good finds no queued mail, and ends. */
async function reportFailure(
  deps: Deps,
  { companyId }: MailJob,
  mail: QueuedMail,
  { error, attempt }: { error: unknown; attempt: Attempt },
): Promise<void> {
  const isRefused = error instanceof MailNotSent && error.isRefused
  // Set aside after this one; jobs queued by an earlier version are reported nowhere else.
  if (isRefused || attempt.isLast) {
    const failure = isRefused ? 'refused' : 'expired'
    await deps.inCompany(companyId, (db) => reportUndelivered(deps, db, mail, failure))
  } else if (attempt.number >= STUCK_ATTEMPT && (await isFirstToday(deps, companyId))) {
    await deps.inCompany(companyId, (db) => reportStuck(deps, db))
  }
}

function isFirstToday({ rateLimit }: Deps, companyId: string): Promise<boolean> {
  return rateLimit(`mail stuck ${companyId}`, 1, DAY_SECONDS).then(
    () => true,
    () => false,
  )
}

/** The text of a queued mail, decrypted when it contains a secret. */
export function openBody(
  masterKey: MasterKey,
  mail: { id: string; text_body: string; html_body: string; secret_body: unknown },
): MailBody {
  if (mail.secret_body === null) return { text: mail.text_body, html: mail.html_body }
  const secret = mail.secret_body as EncryptedSecret
  const bytes = decryptSecret(masterKey, mailBinding(mail.id), secret)
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as MailBody
}

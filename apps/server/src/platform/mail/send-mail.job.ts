import type { InCompany } from '../database/company-database.ts'
import type { Clock } from '../clock.ts'
import type { FileStore } from '../storage/file-store.ts'
import { decryptSecret, type EncryptedSecret } from '../sealing/encrypted-secret.ts'
import type { Settings } from '../settings.ts'
import type { MasterKey } from '../sealing/master-key.ts'
import { mailBinding, type MailBody, type MailDraft, type MailTransport } from './mail.ts'

/** Hands one queued mail to the server; a sent one is skipped, so that a repeated job sends nothing twice. */
export async function sendMail(
  {
    inCompany,
    post,
    files,
    clock,
    masterKey,
    settings,
    from,
  }: {
    inCompany: InCompany
    post: MailTransport
    files: FileStore
    clock: Clock
    masterKey: MasterKey
    settings: Pick<Settings, 'demo'>
    from: string
  },
  { mailId, companyId }: { mailId: string; companyId: string },
): Promise<void> {
  const mail = await inCompany(companyId, (db) =>
    db
      .select('mail')
      .where('mail.id', '=', mailId)
      .where('mail.state', '=', 'queued')
      .selectAll('mail')
      .executeTakeFirst(),
  )
  if (!mail) return
  const wanted = mail.attachments as NonNullable<MailDraft['attachments']>
  const attachments = await Promise.all(
    wanted.map(async ({ name, sha256, mediaType }) => {
      const file = await files.open(companyId, sha256)
      return { filename: name, content: await file.bytes(), contentType: mediaType }
    }),
  )
  const { text, html } = openBody(masterKey, mail)
  await post({
    from,
    to: mail.recipient,
    subject: mail.subject,
    text,
    html,
    messageId: mail.message_id,
    attachments,
  })
  await inCompany(companyId, (db) =>
    db
      .update('mail')
      .set({ state: 'sent', sent_at: clock.now() })
      // The demo has no mailbox other than this table.
      .$if(!settings.demo, (query) => query.set({ secret_body: null }))
      .where('mail.id', '=', mailId)
      .execute(),
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

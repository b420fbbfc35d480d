import type { InCompany } from '../database/company-database.ts'
import type { Clock } from '../clock.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { MailDraft, Postman } from './mail.ts'

/** Hands one queued mail to the server; a sent one is left alone, so that a repeated job sends nothing twice. */
export async function sendMail(
  {
    inCompany,
    post,
    files,
    clock,
    from,
  }: { inCompany: InCompany; post: Postman; files: FileStore; clock: Clock; from: string },
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
    wanted.map(async ({ name, sha256, mediaType }) => ({
      filename: name,
      content: await files.read(companyId, sha256),
      contentType: mediaType,
    })),
  )
  await post({
    from,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    messageId: mail.message_id,
    attachments,
  })
  await inCompany(companyId, (db) =>
    db
      .update('mail')
      .set({ state: 'sent', sent_at: clock.now() })
      .where('mail.id', '=', mailId)
      .execute(),
  )
}

import { mailboxEndpoints, type MailboxMail } from '@tacite/api/work/mailbox-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { MailDraft } from '../../../platform/mail/mail.ts'
import { openBody } from '../../../platform/mail/send-mail.job.ts'
import type { MasterKey } from '../../../platform/sealing/master-key.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'

const MOST = 200

/** Demo mode only, which runs on loopback: there is no mail server, so mails are read here. */
export function mailboxRoutes({ settings, companyIds, inCompany, masterKey }: Platform): Route[] {
  return [
    route(mailboxEndpoints.list, async () => {
      if (!settings.demo) throw new Refused('NOT_FOUND', 'NOT_FOUND')
      const mails: MailboxMail[] = []
      for (const companyId of await companyIds())
        mails.push(...(await inCompany(companyId, (db) => recentMails(db, masterKey))))
      return { value: mails.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, MOST) }
    }),
  ]
}

async function recentMails(db: CompanyDatabase, masterKey: MasterKey): Promise<MailboxMail[]> {
  const rows = await db
    .select('mail')
    .select(['mail.id', 'recipient', 'subject', 'attachments', 'mail.created_at'])
    .select(['text_body', 'html_body', 'secret_body'])
    .orderBy('mail.created_at', 'desc')
    .orderBy('mail.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: openBody(masterKey, row).text,
    attachments: (row.attachments as NonNullable<MailDraft['attachments']>).map(({ name }) => name),
    createdAt: row.created_at.toISOString(),
  }))
}

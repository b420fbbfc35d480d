import { openBody } from '../platform/mail/send-mail.job.ts'
import type { TestCompany } from './companies.ts'
import type { TestProduct } from './start-product.ts'

export interface ReadMail {
  recipient: string
  subject: string
  text: string
  attachments: { name: string; sha256: string }[]
}

/** The mails of a company as delivered, oldest first. */
export async function mailsOf(
  { product, secrets }: Pick<TestProduct, 'product' | 'secrets'>,
  { companyId }: Pick<TestCompany, 'companyId'>,
  recipient?: string,
): Promise<ReadMail[]> {
  const { masterKey, inCompany } = product.platform
  const rows = await inCompany(companyId, (db) =>
    db
      .select('mail')
      .selectAll('mail')
      .orderBy('mail.created_at')
      // A clock that stands still gives them one time; ids sort in order of creation.
      .orderBy('mail.id')
      .execute(),
  )
  const mails = rows.map((row) => ({
    recipient: row.recipient,
    subject: row.subject,
    text: openBody(masterKey, row).text,
    attachments: row.attachments as ReadMail['attachments'],
  }))
  for (const { subject, text } of mails) secrets.checkMail(`${subject}\n${text}`)
  return mails.filter((mail) => recipient === undefined || mail.recipient === recipient)
}

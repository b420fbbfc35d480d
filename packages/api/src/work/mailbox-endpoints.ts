import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'

const mail = z.object({
  _id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  /** Plain text; an address on a line of its own is the mail's action. */
  text: z.string(),
  attachments: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type MailboxMail = z.infer<typeof mail>

nameShapes({ MailboxMail: mail })

export const mailboxEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/misc/mailbox',
    access: 'public',
    summary: 'Demo mode only: the mails that would have been sent, newest first.',
    response: z.object({ value: z.array(mail) }),
  }),
}

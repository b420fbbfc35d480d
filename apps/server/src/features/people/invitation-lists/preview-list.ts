import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { invitationListsEndpoints } from '@tacite/api/people/invitation-lists-endpoints.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkLines, worded } from './check-lines.ts'
import { readList } from './read-list.ts'

/** What was understood of a pasted list, line by line, before anybody is invited. */
export async function previewList(
  { forecastMails }: Pick<Platform, 'forecastMails'>,
  db: CompanyDatabase,
  actor: Actor,
  text: string,
): Promise<ResponseOf<typeof invitationListsEndpoints.preview>> {
  const { people, columns, tooMany } = readList(text)
  const checked = tooMany ? [] : await checkLines(db, actor, people)
  const ready = checked.filter(({ refusal }) => refusal === null)
  const mails = await forecastMails(
    db,
    ready.map(({ email }) => email),
  )
  return {
    value: checked.map(({ line, firstName, lastName, email, role, groups, refusal }) => ({
      line,
      firstName,
      lastName,
      email,
      role,
      groups,
      refusal: worded(actor, refusal),
    })),
    columns: columns.map(({ name, meaning }) => ({ name, isRead: meaning !== null })),
    mails: { ...mails, until: mails.until && dayIn(actor.company.timeZone, mails.until) },
    tooMany: worded(actor, tooMany),
  }
}

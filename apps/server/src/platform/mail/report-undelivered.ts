import type { CompanyDatabase } from '../database/company-database.ts'
import type { Clock } from '../clock.ts'
import { contractEvent } from '../events/contract-event.ts'
import type { BusinessEvents } from '../events/business-events.ts'

interface FailedMail {
  id: string
  recipient: string
  contract_id: string | null
  asked_by: string | null
}

interface Deps {
  clock: Clock
  events: BusinessEvents
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Closes a mail that was refused, or that no server confirmed in time, and says so: to who asked for it, or to the administrators. */
export async function reportUndelivered(
  { clock, events }: Deps,
  db: CompanyDatabase,
  { id, recipient, contract_id: contractId, asked_by: askedBy }: FailedMail,
  failure: 'refused' | 'expired',
): Promise<void> {
  const now = clock.now()
  const isNews = askedBy !== null || !(await hasFailedSince(db, recipient, dayBefore(now)))
  await db
    .update('mail')
    .set({ state: 'failed', failure, failed_at: now, secret_body: null })
    .where('mail.id', '=', id)
    .execute()
  if (!isNews) return
  const facts = { failure, askedBy }
  const personal = { email: recipient }
  await events.record(
    db,
    contractId === null
      ? {
          type: 'company.mailUndelivered',
          actor: null,
          objectId: db.companyId,
          payload: facts,
          personal,
        }
      : { ...contractEvent(null, 'contract.mailUndelivered', contractId, facts), personal },
  )
}

/** Says that no mail leaves any more. */
export async function reportStuck(
  { events }: Pick<Deps, 'events'>,
  db: CompanyDatabase,
): Promise<void> {
  await events.record(db, {
    type: 'company.mailStuck',
    actor: null,
    objectId: db.companyId,
    payload: {},
  })
}

async function hasFailedSince(
  db: CompanyDatabase,
  recipient: string,
  since: Date,
): Promise<boolean> {
  const found = await db
    .select('mail')
    .where('mail.state', '=', 'failed')
    .where('mail.recipient', '=', recipient)
    .where('mail.failed_at', '>', since)
    .select('mail.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

import type { EventName } from '@tacite/domain/events/event-catalogue.ts'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { NewEvent } from '../events/business-events.ts'
import type { Platform } from '../platform.ts'
import { earlyInEachCompany } from './early-in-each-company.ts'
import type { JobKind } from './jobs.ts'

/** What people of a company are reminded of when its time comes. */
export interface Reminders<Due, Name extends EventName> {
  /** Finds what is due and marks it as reminded of, in one statement: what is marked is not found again. */
  markDue: (db: CompanyDatabase, now: Date) => Promise<Due[]>
  /** What happened, one or more for each; notifications and tasks follow from it. */
  eventsOf: (
    db: CompanyDatabase,
    due: readonly Due[],
    now: Date,
  ) => NewEvent<Name>[] | Promise<NewEvent<Name>[]>
}

/** A job that reminds each company at this minute of the last hour of its night. */
export function reminderJob(name: string, minute: number): JobKind<{ companyId?: string }> {
  return { name, ...earlyInEachCompany(minute) }
}

/**
 * Reminds until nothing is due. What is marked and its events are one transaction: a job that is killed or runs twice
 * repeats nothing, and one that missed days says what is true today.
 */
export async function remind<Due, Name extends EventName>(
  {
    inCompanyForReports,
    clock,
    events,
  }: Pick<Platform, 'clock' | 'events' | 'inCompanyForReports'>,
  companyId: string,
  { markDue, eventsOf }: Reminders<Due, Name>,
): Promise<void> {
  const batch = (): Promise<boolean> =>
    inCompanyForReports(companyId, async (db) => {
      const now = clock.now()
      const due = await markDue(db, now)
      if (due.length > 0) await events.recordMany(db, await eventsOf(db, due, now))
      return due.length > 0
    })
  while (await batch());
}

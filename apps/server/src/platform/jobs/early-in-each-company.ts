import type { JobKind } from './jobs.ts'

/** The last hour of the night: what the day brings is in the panel when people start work. */
const EARLY_HOUR = 5

/**
 * When a job runs that depends on the day of the company: early, by the clock of each company. By one clock for all,
 * those far to the west would learn in the evening what their day had brought.
 *
 * @param minute of the hour: jobs that build on each other run in their order
 */
export function earlyInEachCompany(
  minute: number,
): Required<Pick<JobKind, 'schedule' | 'companyHour' | 'isCaughtUp'>> {
  return {
    schedule: { cron: `${minute} * * * *`, timeZone: 'UTC' },
    companyHour: EARLY_HOUR,
    isCaughtUp: true,
  }
}

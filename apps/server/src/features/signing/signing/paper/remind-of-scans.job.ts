import { todayIn } from '@tacite/domain/calendar/today.ts'
import { SCAN_REMINDER_DAYS } from '@tacite/domain/signing/scan-reminders.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { remind, reminderJob } from '../../../../platform/jobs/remind.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { scanAwaited } from '../signing-events.ts'

export const REMIND_OF_SCANS = reminderJob('remind-of-scans', 20)

interface AwaitedScan {
  request_id: string
  contract_id: string
  person_id: string
  requested_at: Date
  time_zone: string
}

/**
 * Reminds whoever sent a contract to be signed on paper that its scan is awaited, a week after the sending and each
 * week since; the owner of the contract, where that person is gone.
 */
export async function remindOfScans(
  deps: Pick<Platform, 'clock' | 'events' | 'inCompanyForReports'>,
  companyId: string,
): Promise<void> {
  await remind(deps, companyId, {
    markDue,
    eventsOf: (_, awaited) =>
      awaited.map(({ request_id, contract_id, person_id, requested_at, time_zone }) =>
        scanAwaited({ actor: null, contractId: contract_id }, request_id, {
          personId: person_id,
          since: todayIn(time_zone, requested_at).toString(),
        }),
      ),
  })
}

/** Days of the company’s calendar. */
async function markDue(db: CompanyDatabase, now: Date): Promise<AwaitedScan[]> {
  const { rows } = await sql<AwaitedScan>`
    update signature_request as request set reminded_at = ${now}
    from company, contract, person as sender
    where request.company_id = ${db.companyId} and request.provider = 'scan' and request.state = 'out'
      and company.id = request.company_id
      and contract.company_id = request.company_id and contract.id = request.contract_id and contract.archived_at is null
      and sender.company_id = request.company_id and sender.id = request.requested_by
      and (coalesce(request.reminded_at, request.requested_at) at time zone company.time_zone)::date
        <= (${now}::timestamptz at time zone company.time_zone)::date - ${SCAN_REMINDER_DAYS}::integer
    returning request.id as request_id, request.contract_id, request.requested_at, company.time_zone,
      case when sender.status = 'active' then sender.id else contract.owner_id end as person_id`.execute(
    db.tx,
  )
  return rows
}

import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { grantNewPermissionsToAdmins } from './features/people/accounts/public.ts'
import { companyOpener } from './platform/database/company-database.ts'
import { openPools, type Patience } from './platform/database/pools.ts'
import { openPreAuthDatabase, type PreAuthDatabase } from './platform/database/pre-auth-database.ts'
import { appendAuditEvents } from './platform/events/append-audit-events.ts'
import { outgoingHttp } from './platform/egress/outgoing-http.ts'
import { businessEvents } from './platform/events/business-events.ts'
import { rateLimiter } from './platform/http/rate-limit.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { openChangeFeed } from './platform/live/change-feed.ts'
import type { Log } from './platform/log.ts'
import { queueMail } from './platform/mail/mail.ts'
import { watchOutside } from './platform/backup/outside.ts'
import { mailForecaster, mailQuota } from './platform/mail/mail-quota.ts'
import { quotaCounter, quotaReader } from './platform/mail/quota.ts'
import { openTimestamps } from './platform/sealing/installation-timestamps.ts'
import { openMasterKey } from './platform/sealing/master-key.ts'
import type { Clock } from './platform/clock.ts'
import type { Platform } from './platform/platform.ts'
import type { Settings } from './platform/settings.ts'
import { fileAlarm } from './platform/storage/file-alarm.ts'
import { makePrivateFolder } from './platform/storage/private-folder.ts'
import { localFileStore } from './platform/storage/local-file-store.ts'
import { join } from 'node:path'

/** What the features stand on, and what only the composition needs. */
interface OpenedPlatform {
  platform: Platform
  pools: ReturnType<typeof openPools>
  preAuth: PreAuthDatabase
  outside: Awaited<ReturnType<typeof watchOutside>>
}

/** Opens the database pools, the keys, the queue and the files, in the order in which they need each other. */
export async function openPlatform(
  settings: Settings,
  connection: PoolConfig,
  { clock, log, patience }: { clock: Clock; log: Log; patience?: Patience },
): Promise<OpenedPlatform> {
  const pools = openPools(connection, patience)
  const preAuth = openPreAuthDatabase(connection)
  await grantNewPermissionsToAdmins(preAuth)
  const jobs = await startJobs(connection, log)
  const live = openChangeFeed(connection, log)
  for (const name of ['files', 'mail']) await makePrivateFolder(join(settings.dataDirectory, name))
  const masterKey = await openMasterKey(settings.dataDirectory)
  const outside = await watchOutside(settings.dataDirectory)
  const outgoing = outgoingHttp({
    networks: settings.outgoingNetworks,
    isClosed: () => outside.isClosed(),
  })
  const inCompany = companyOpener(pools, 'fast', 'write', clock)
  const quota = mailQuota({ quota: quotaCounter(preAuth.db, clock), clock, settings })
  const platform: Platform = {
    settings,
    masterKey,
    clock,
    log,
    jobs,
    live,
    inCompany,
    inCompanyForReports: companyOpener(pools, 'heavy', 'write', clock),
    readSlowly: companyOpener(pools, 'heavy', 'read', clock),
    companyIds: async (local) => {
      const rows = await pools.fast
        .selectFrom('company')
        .$if(local !== undefined, (companies) =>
          companies.where(
            sql<boolean>`extract(hour from date_trunc('hour', ${local?.at}::timestamptz, 'UTC') at time zone company.time_zone) = ${local?.hour}`,
          ),
        )
        .select('id')
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },
    files: localFileStore(join(settings.dataDirectory, 'files'), {
      clock,
      log,
      alarm: fileAlarm({ clock, log, jobs, inCompany }),
    }),
    events: businessEvents((db, events) => appendAuditEvents(clock, db, events)),
    outside,
    outgoing,
    timestamps: await openTimestamps(settings.timestamps, { outgoing, clock }),
    rateLimit: rateLimiter(preAuth.db, clock),
    queueMail: (db, draft) => queueMail({ clock, jobs, masterKey, quota }, db, draft),
    forecastMails: mailForecaster({ readUse: quotaReader(preAuth.db, clock), clock, settings }),
  }
  return { platform, pools, preAuth, outside }
}

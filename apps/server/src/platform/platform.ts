import type { Outside } from './jobs/outside.ts'
import type { CompanyDatabase, InCompany } from './database/company-database.ts'
import type { Clock } from './clock.ts'
import type { OutgoingHttp } from './egress/outgoing-http.ts'
import type { BusinessEvents } from './events/business-events.ts'
import type { RateLimit } from './http/rate-limit.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { ChangeFeed } from './live/change-feed.ts'
import type { Log } from './log.ts'
import type { MailDraft } from './mail/mail.ts'
import type { MailForecaster } from './mail/mail-quota.ts'
import type { InstallationTimestamps } from './sealing/installation-timestamps.ts'
import type { MasterKey } from './sealing/master-key.ts'
import type { Settings } from './settings.ts'
import type { FileStore } from './storage/file-store.ts'

/** Dependencies available to every feature. A use case names the few it needs: `Pick<Platform, 'clock' | 'events'>`. */
export interface Platform {
  settings: Settings
  clock: Clock
  log: Log
  /** Runs work in one transaction on one company's rows. */
  inCompany: InCompany
  /** The same on the small pool for long reads and writes (reports, exports, jobs). */
  inCompanyForReports: InCompany
  /** On that pool, read-only: for exports. */
  readSlowly: InCompany
  /**
   * Every company of the installation, for jobs that visit them one by one; or those in whose time zone the clock
   * shows this hour at the last full hour (UTC): jobs at different minutes find the same companies.
   */
  companyIds(local?: { hour: number; at: Date }): Promise<string[]>
  files: FileStore
  /** Encrypts the secrets in the database and keys the hashes of codes; stored outside of it. */
  masterKey: MasterKey
  jobs: Jobs
  events: BusinessEvents
  live: ChangeFeed
  /** Closed after a restore, until an operator opens it. */
  outside: Outside
  /** Calls of other services. */
  outgoing: OutgoingHttp
  /** Null without a timestamp authority. */
  timestamps: InstallationTimestamps | null
  rateLimit: RateLimit
  /** Returns when the mail leaves, when that is later. */
  queueMail(db: CompanyDatabase, draft: MailDraft): Promise<Date | null>
  /** What the quota would do with invitations to these addresses. */
  forecastMails: MailForecaster
}

import { type PreAuthDatabase } from './platform/database/pre-auth-database.ts'
import { type CookieJar } from './platform/http/session-cookie.ts'
import type { TakenBackup } from './platform/backup/take-backup.ts'
import type { Platform } from './platform/platform.ts'

/** What routes and jobs are made from, besides the platform. */
export interface App {
  platform: Platform
  preAuth: PreAuthDatabase
  sessionCookie: CookieJar
  deviceCookie: CookieJar
  signInCookie: CookieJar
  guestCookie: CookieJar
  /** Backs the installation up into this folder. */
  runBackup(to: string): Promise<TakenBackup>
  /** Null when there are several companies, or none yet. */
  onlyCompanyId(): Promise<string | null>
}

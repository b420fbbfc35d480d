import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { CookieJar } from '../../../platform/http/session-cookie.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What the account endpoints need beyond the platform. */
export type AccountsDeps = Platform & {
  preAuth: PreAuthDatabase
  sessionCookie: CookieJar
  deviceCookie: CookieJar
  /** Continues a sign-in that waits for the second factor. */
  signInCookie: CookieJar
}

import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { CookieJar } from '../../../platform/http/session-cookie.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What the endpoints of accounts need beyond the platform. */
export type AccountsDeps = Platform & { preAuth: PreAuthDatabase; sessionCookie: CookieJar }

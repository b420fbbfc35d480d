import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import type { CookieJar } from '../../platform/http/session-cookie.ts'
import type { Platform } from '../../platform/platform.ts'

/** What the endpoints of accounts need beyond the platform. */
export type AccountsParts = Platform & { door: SignInDoor; sessionCookie: CookieJar }

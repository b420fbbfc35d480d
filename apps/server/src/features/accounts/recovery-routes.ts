import { recoveryEndpoints } from '@tacite/api/recovery-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { AccountsParts } from './accounts-routes.ts'
import { requestReset } from './request-reset.ts'
import { requireSafeChannel } from './require-safe-channel.ts'
import { openResetLink, resetPassword } from './reset-password.ts'

/** The ways back to an account without its password: each leads through a link in a mail. */
export function recoveryRoutes(parts: AccountsParts): Route[] {
  return [
    route(recoveryEndpoints.forgot, ({ body, caller }) =>
      requestReset(parts, { email: body.email, caller }),
    ),
    route(recoveryEndpoints.openReset, async ({ body, caller }) => {
      const { currentEmail } = await openResetLink(parts, body.token, caller)
      return { email: currentEmail }
    }),
    route(recoveryEndpoints.reset, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      await resetPassword(parts, body, caller)
    }),
  ]
}

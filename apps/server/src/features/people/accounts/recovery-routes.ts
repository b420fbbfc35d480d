import { recoveryEndpoints } from '@tacite/api/people/recovery-endpoints.ts'
import { signUpPolicyEndpoints } from '@tacite/api/people/sign-up-policy-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { AccountLink } from './account-link.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { confirmAddress, openAddressLink } from './confirm-address.ts'
import { KNOWN_DEVICE_SECONDS, newKnownDevice } from './known-device.ts'
import { requestJoining } from './request-joining.ts'
import { requestReset } from './request-reset.ts'
import { requireSafeChannel } from './require-safe-channel.ts'
import { openResetLink, resetPassword } from './reset-password.ts'
import { openStopLink, stopAddress } from './stop-address.ts'

/** Recovering an account without its password: always through a link in a mail. */
export function recoveryRoutes(deps: AccountsDeps): Route[] {
  return [
    route(signUpPolicyEndpoints.join, ({ body, caller }) =>
      requestJoining(deps, { email: body.email, locale: body.i18n, caller }),
    ),
    route(recoveryEndpoints.forgot, ({ body, caller }) =>
      requestReset(deps, { email: body.email, caller }),
    ),
    route(recoveryEndpoints.openReset, async ({ body, caller }) => {
      const { currentEmail } = await openResetLink(deps, body.token, caller)
      return { email: currentEmail }
    }),
    route(recoveryEndpoints.reset, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const { personId } = await resetPassword(deps, body, caller)
      // Whoever came by the mail may sign in here, whatever was guessed elsewhere.
      const device = newKnownDevice(deps.masterKey, personId)
      deps.deviceCookie.write(reply, device, KNOWN_DEVICE_SECONDS)
    }),
    route(recoveryEndpoints.openAddress, async ({ body, caller }) =>
      shownAddress(await openAddressLink(deps, body.token, caller)),
    ),
    route(recoveryEndpoints.confirmAddress, ({ body, caller }) =>
      confirmAddress(deps, body.token, caller),
    ),
    route(recoveryEndpoints.openStop, async ({ body, caller }) =>
      shownAddress(await openStopLink(deps, body.token, caller)),
    ),
    route(recoveryEndpoints.stopAddress, ({ body, caller }) =>
      stopAddress(deps, body.token, caller),
    ),
  ]
}

function shownAddress({ email, currentEmail }: AccountLink) {
  return { email: email!, currentEmail }
}

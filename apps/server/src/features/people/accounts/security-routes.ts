import { accountSecurityEndpoints } from '@tacite/api/people/account-security-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { revokeAccountLinks } from './account-link.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { changeAddress } from './change-address.ts'
import { changePassword } from './change-password.ts'
import { signedInDevices, signOutDevice, signOutOthers } from './devices.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { requireSafeChannel } from './require-safe-channel.ts'
import { signInAddress } from './sign-in-address.ts'

/** What a person sees and changes of their own account security. */
export function securityRoutes(deps: AccountsDeps): Route[] {
  const address = (actor: Actor) =>
    deps.inCompany(actor.companyId, (db) => signInAddress(deps, db, actor))
  return [
    route(accountSecurityEndpoints.changePassword, async ({ actor, body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      await changePassword(deps, actor, body)
    }),
    route(accountSecurityEndpoints.address, ({ db, actor }) => signInAddress(deps, db, actor)),
    route(accountSecurityEndpoints.changeAddress, async ({ actor, body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      await changeAddress(deps, actor, body)
      return address(actor)
    }),
    route(accountSecurityEndpoints.confirmAddress, async ({ actor }) => {
      await requestConfirmation(deps, actor)
      return address(actor)
    }),
    route(accountSecurityEndpoints.keepAddress, async ({ db, actor }) => {
      await revokeAccountLinks(deps, db, actor.personId, ['email'])
      return signInAddress(deps, db, actor)
    }),
    route(accountSecurityEndpoints.devices, ({ db, actor }) => signedInDevices(deps, db, actor)),
    route(accountSecurityEndpoints.signOutDevice, ({ db, actor, params }) =>
      signOutDevice(deps, db, actor, params.deviceId),
    ),
    route(accountSecurityEndpoints.signOutOthers, ({ db, actor }) =>
      signOutOthers(deps, db, actor),
    ),
  ]
}

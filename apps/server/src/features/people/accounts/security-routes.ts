import { accountSecurityEndpoints } from '@tacite/api/people/account-security-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { revokeAccountLinks } from './account-link.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { changeAddress } from './change-address.ts'
import { changePassword } from './change-password.ts'
import { signedInDevices, signOutDevice, signOutOthers } from './devices.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { requireSafeChannel } from './require-safe-channel.ts'
import { signInAddress } from './sign-in-address.ts'

/** What a person sees and changes of their own way in. */
export function securityRoutes(parts: AccountsParts): Route[] {
  const address = (actor: Actor) =>
    parts.inCompany(actor.companyId, (db) => signInAddress(parts, db, actor))
  return [
    route(accountSecurityEndpoints.changePassword, async ({ actor, body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      await changePassword(parts, actor, body, caller)
    }),
    route(accountSecurityEndpoints.address, ({ db, actor }) => signInAddress(parts, db, actor)),
    route(accountSecurityEndpoints.changeAddress, async ({ actor, body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      await changeAddress(parts, actor, body, caller)
      return address(actor)
    }),
    route(accountSecurityEndpoints.confirmAddress, async ({ actor }) => {
      await requestConfirmation(parts, actor)
      return address(actor)
    }),
    route(accountSecurityEndpoints.keepAddress, async ({ db, actor }) => {
      await revokeAccountLinks(parts, db, actor.personId, ['email'])
      return signInAddress(parts, db, actor)
    }),
    route(accountSecurityEndpoints.devices, ({ db, actor }) => signedInDevices(parts, db, actor)),
    route(accountSecurityEndpoints.signOutDevice, ({ db, actor, params }) =>
      signOutDevice(parts, db, actor, params.deviceId),
    ),
    route(accountSecurityEndpoints.signOutOthers, ({ db, actor }) =>
      signOutOthers(parts, db, actor),
    ),
  ]
}

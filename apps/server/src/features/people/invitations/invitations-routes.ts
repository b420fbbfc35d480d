import { invitationsEndpoints } from '@tacite/api/people/invitations-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { CookieJar } from '../../../platform/http/session-cookie.ts'
import {
  enterInvitation,
  openInvitation,
  sendEntryCode,
  type InvitationDeps,
} from './enter-invitation.ts'

/** What an invitation link leads to before its device is known; the same for signatories and readers. */
export function invitationsRoutes(deps: InvitationDeps & { guestCookie: CookieJar }): Route[] {
  const { guestCookie, clock } = deps
  return [
    route(invitationsEndpoints.open, ({ body, request }) =>
      openInvitation(deps, body.token, guestCookie.read(request)),
    ),
    route(invitationsEndpoints.sendEntryCode, ({ body }) => sendEntryCode(deps, body.token)),
    route(invitationsEndpoints.enter, async ({ body, caller, request, reply }) => {
      const device = { caller, deviceToken: guestCookie.read(request) }
      const { holder, deviceToken, expiresAt } = await enterInvitation(deps, body, device)
      const seconds = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000)
      guestCookie.write(reply, deviceToken, seconds)
      return { kind: holder.kind, invitationId: holder.id }
    }),
  ]
}

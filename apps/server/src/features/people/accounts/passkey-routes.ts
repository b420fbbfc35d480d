import { passkeyEndpoints } from '@tacite/api/people/passkey-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { startSession } from './browser-session.ts'
import { beginPasskeyEnrolment, enrolPasskeyAtSignIn } from './enrol-at-sign-in.ts'
import { finishByPasskey, requestSignInPasskey } from './finish-by-passkey.ts'
import { addOwnPasskey, beginOwnPasskey, removeOwnPasskey } from './own-passkeys.ts'
import { requireSafeChannel } from './require-safe-channel.ts'

/** Passkeys as the second step of a sign-in, and in one’s options. */
export function passkeyRoutes(deps: AccountsDeps): Route[] {
  return [
    route(passkeyEndpoints.request, ({ caller, reply }) => {
      requireSafeChannel(reply, caller)
      return requestSignInPasskey(deps, deps.signInCookie.read(reply.request))
    }),
    route(passkeyEndpoints.signIn, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const token = deps.signInCookie.read(reply.request)
      return startSession(deps, reply, await finishByPasskey(deps, { ...body, token, caller }))
    }),
    route(passkeyEndpoints.beginEnrolment, ({ caller, reply }) => {
      requireSafeChannel(reply, caller)
      return beginPasskeyEnrolment(deps, deps.signInCookie.read(reply.request))
    }),
    route(passkeyEndpoints.enrol, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const token = deps.signInCookie.read(reply.request)
      const enrolled = await enrolPasskeyAtSignIn(deps, { ...body, token, caller })
      const me = await startSession(deps, reply, enrolled)
      return { me, recoveryCodes: enrolled.recoveryCodes }
    }),
    route(passkeyEndpoints.begin, ({ actor, body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      return beginOwnPasskey(deps, actor, body.currentPassword)
    }),
    route(passkeyEndpoints.add, async ({ actor, body }) => ({
      recoveryCodes: await addOwnPasskey(deps, actor, body),
    })),
    route(passkeyEndpoints.remove, ({ actor, params, body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      return removeOwnPasskey(deps, actor, params.passkeyId, body.currentPassword)
    }),
  ]
}

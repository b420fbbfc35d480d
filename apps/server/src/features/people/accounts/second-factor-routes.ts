import { secondFactorEndpoints } from '@tacite/api/people/second-factor-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { startSession } from './browser-session.ts'
import { beginEnrolment, enrolAtSignIn } from './enrol-at-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'
import {
  beginOwnTotp,
  confirmOwnTotp,
  ownFactors,
  removeOwnTotp,
  renewOwnRecoveryCodes,
} from './own-factors.ts'
import { requireSafeChannel } from './require-safe-channel.ts'

/** The second step of a sign-in, and what people set up for it. */
export function secondFactorRoutes(deps: AccountsDeps): Route[] {
  return [
    route(secondFactorEndpoints.signIn, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const token = deps.signInCookie.read(reply.request)
      return startSession(deps, reply, await finishSignIn(deps, { ...body, token, caller }))
    }),
    route(secondFactorEndpoints.beginEnrolment, ({ caller, reply }) => {
      requireSafeChannel(reply, caller)
      return beginEnrolment(deps, deps.signInCookie.read(reply.request))
    }),
    route(secondFactorEndpoints.enrol, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const token = deps.signInCookie.read(reply.request)
      const enrolled = await enrolAtSignIn(deps, { ...body, token, caller })
      const me = await startSession(deps, reply, enrolled)
      return { me, recoveryCodes: enrolled.recoveryCodes }
    }),
    route(secondFactorEndpoints.own, ({ db, actor }) => ownFactors(deps, db, actor)),
    route(secondFactorEndpoints.beginTotp, ({ actor, body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      return beginOwnTotp(deps, actor, body.currentPassword)
    }),
    route(secondFactorEndpoints.confirmTotp, async ({ db, actor, body }) => ({
      recoveryCodes: await confirmOwnTotp(deps, db, actor, body.code),
    })),
    route(secondFactorEndpoints.removeTotp, ({ actor, body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      return removeOwnTotp(deps, actor, body.currentPassword)
    }),
    route(secondFactorEndpoints.renewRecoveryCodes, async ({ actor, body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      return { recoveryCodes: await renewOwnRecoveryCodes(deps, actor, body.currentPassword) }
    }),
  ]
}

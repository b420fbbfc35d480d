import { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import { Later, route, type Route } from '../../../platform/http/route.ts'
import { activate, openActivation } from './activation.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { admitBrowser, startSession } from './browser-session.ts'
import { presentMe } from './me-presenter.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { requireSafeChannel } from './require-safe-channel.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { securityRoutes } from './security-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { endSession, openSession } from './session-repository.ts'
import { signIn } from './sign-in.ts'
import { requestSignUp } from './request-sign-up.ts'
import { signUp } from './sign-up.ts'
import { signUpOffer } from './sign-up-offer.query.ts'

/** Everything that opens, changes and ends access to an account. */
export function accountsRoutes(deps: AccountsDeps): Route[] {
  return [
    route(accountsEndpoints.signUp, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const offer = await signUpOffer(deps.settings, deps.preAuth)
      if (offer === 'byMail') {
        await requestSignUp(deps, body, caller)
        return new Later({ sentTo: body.email })
      }
      const founder = await signUp(deps, body, offer)
      return startSession(deps, reply, {
        token: await openSession(deps, { ...founder, remember: false, caller }),
        remember: false,
      })
    }),
    route(accountsEndpoints.signIn, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const device = deps.deviceCookie.read(reply.request)
      const person = await signIn(deps, { ...body, caller, device })
      return admitBrowser(deps, reply, person, { remember: body.remember, caller })
    }),
    route(accountsEndpoints.activation, ({ body }) => openActivation(deps, body.token)),
    route(accountsEndpoints.activate, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const person = await activate(deps, body)
      return admitBrowser(deps, reply, person, { remember: false, caller })
    }),
    route(accountsEndpoints.signOut, async ({ actor, reply }) => {
      await endSession(deps, actor.sessionId)
      deps.sessionCookie.clear(reply)
    }),
    route(accountsEndpoints.me, ({ actor, query }) =>
      Promise.resolve(presentMe(actor, query.$select)),
    ),
    route(accountsEndpoints.setLanguage, async ({ db, actor, body }) => {
      await db
        .update('person')
        .set({ locale: body.i18n })
        .where('person.id', '=', actor.personId)
        .execute()
      return presentMe({ ...actor, locale: body.i18n })
    }),
    ...recoveryRoutes(deps),
    ...securityRoutes(deps),
    ...secondFactorRoutes(deps),
    ...passkeyRoutes(deps),
  ]
}

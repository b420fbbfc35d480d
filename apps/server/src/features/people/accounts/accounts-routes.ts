import { accountsEndpoints, type Me } from '@tacite/api/people/accounts-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyReply } from 'fastify'
import { route, type Route } from '../../../platform/http/route.ts'
import { activate, openActivation } from './activation.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { KNOWN_DEVICE_SECONDS, newKnownDevice } from './known-device.ts'
import { presentMe } from './me-presenter.ts'
import { requireSafeChannel } from './require-safe-channel.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { securityRoutes } from './security-routes.ts'
import { recogniseBrowser } from './recognise-browser.ts'
import { endSession, endSessionOfToken, openSession, REMEMBER_MS } from './session-repository.ts'
import { signIn } from './sign-in.ts'
import { requestSignUp } from './request-sign-up.ts'
import { signUp } from './sign-up.ts'
import { signUpOffer } from './sign-up-offer.query.ts'

/** Everything that opens, changes and ends access to an account. */
export function accountsRoutes(deps: AccountsDeps): Route[] {
  const startSession = async (
    reply: FastifyReply,
    token: string,
    remember: boolean,
  ): Promise<Me> => {
    // Whoever used this browser before is signed out, and a token planted in it becomes worthless.
    const earlier = deps.sessionCookie.read(reply.request)
    if (earlier) await endSessionOfToken(deps, earlier)
    deps.sessionCookie.write(reply, token, remember ? REMEMBER_MS / 1000 : null)
    const recognised = await recogniseBrowser(deps, token, { isRenewed: false })
    if (!recognised) throw new Refused('UNAUTHENTICATED', 'SIGN_IN_NEEDED')
    const { actor } = recognised
    deps.deviceCookie.write(
      reply,
      newKnownDevice(deps.masterKey, actor.personId),
      KNOWN_DEVICE_SECONDS,
    )
    return presentMe(actor)
  }
  return [
    route(accountsEndpoints.signUp, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const offer = await signUpOffer(deps.settings, deps.preAuth)
      if (offer === 'byMail') {
        await requestSignUp(deps, body, caller)
        return reply.code(202).send({ sentTo: body.email })
      }
      const founder = await signUp(deps, body, offer)
      return startSession(
        reply,
        await openSession(deps, { ...founder, remember: false, caller }),
        false,
      )
    }),
    route(accountsEndpoints.signIn, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const device = deps.deviceCookie.read(reply.request)
      const { token } = await signIn(deps, { ...body, caller, device })
      return startSession(reply, token, body.remember)
    }),
    route(accountsEndpoints.activation, ({ body }) => openActivation(deps, body.token)),
    route(accountsEndpoints.activate, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const person = await activate(deps, body)
      return startSession(
        reply,
        await openSession(deps, { ...person, remember: false, caller }),
        false,
      )
    }),
    route(accountsEndpoints.signOut, async ({ actor, reply }) => {
      await endSession(deps, actor.sessionId)
      deps.sessionCookie.clear(reply)
    }),
    route(accountsEndpoints.me, ({ actor }) => Promise.resolve(presentMe(actor))),
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
  ]
}

import { accountsEndpoints, type Me } from '@tacite/api/people/accounts-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyReply } from 'fastify'
import { route, type Route } from '../../../platform/http/route.ts'
import { findAccountLink } from './account-link.ts'
import { activateAccount } from './activate-account.ts'
import { joinCompany } from './join-company.ts'
import { findJoiningLink } from './joining-link.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { presentMe } from './me-presenter.ts'
import { requireSafeChannel } from './require-safe-channel.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { securityRoutes } from './security-routes.ts'
import { recogniseBrowser } from './recognise-browser.ts'
import { endSession, endSessionOfToken, openSession, REMEMBER_MS } from './session-repository.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** All that opens, changes and ends an account’s ways in. */
export function accountsRoutes(parts: AccountsParts): Route[] {
  const startSession = async (
    reply: FastifyReply,
    token: string,
    remember: boolean,
  ): Promise<Me> => {
    // Whoever used this browser before is out, and a token that was planted in it is worth nothing.
    const earlier = parts.sessionCookie.read(reply.request)
    if (earlier) await endSessionOfToken(parts, earlier)
    parts.sessionCookie.write(reply, token, remember ? REMEMBER_MS / 1000 : null)
    const recognised = await recogniseBrowser(parts, token, { isRenewed: false })
    if (!recognised) throw new Refused('UNAUTHENTICATED', 'SIGN_IN_NEEDED')
    return presentMe(recognised.actor)
  }
  return [
    route(accountsEndpoints.signUp, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const { companyId, personId } = await signUp(parts, body)
      return startSession(
        reply,
        await openSession(parts, { companyId, personId, remember: false, caller }),
        false,
      )
    }),
    route(accountsEndpoints.signIn, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const { token } = await signIn(parts, { ...body, caller })
      return startSession(reply, token, body.remember)
    }),
    route(accountsEndpoints.activation, async ({ body }) => {
      const joining = await findJoiningLink(parts, body.token)
      if (joining) return { ...joining, firstName: '', lastName: '', isJoining: true }
      const { currentEmail, ...invited } = await findAccountLink(parts, body.token, 'activation')
      return { ...invited, email: currentEmail, isJoining: false }
    }),
    route(accountsEndpoints.activate, async ({ body, caller, reply }) => {
      requireSafeChannel(reply, caller)
      const joining = await findJoiningLink(parts, body.token)
      const person = joining
        ? await joinCompany(parts, joining, body)
        : await activateAccount(parts, body)
      return startSession(
        reply,
        await openSession(parts, { ...person, remember: false, caller }),
        false,
      )
    }),
    route(accountsEndpoints.signOut, async ({ actor, reply }) => {
      await endSession(parts, actor.sessionId)
      parts.sessionCookie.clear(reply)
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
    ...recoveryRoutes(parts),
    ...securityRoutes(parts),
  ]
}

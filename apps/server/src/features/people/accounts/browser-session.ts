import type { Me } from '@tacite/api/people/accounts-endpoints.ts'
import type { SignInStep } from '@tacite/api/people/sign-in-step.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyReply } from 'fastify'
import { Later, type Caller } from '../../../platform/http/route.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { admitPerson, type Identified } from './admit-person.ts'
import { KNOWN_DEVICE_SECONDS, newKnownDevice } from './known-device.ts'
import { presentMe } from './me-presenter.ts'
import { PENDING_SECONDS } from './pending-sign-in.ts'
import { recogniseBrowser } from './recognise-browser.ts'
import { endSessionOfToken, REMEMBER_MS } from './session-repository.ts'

/** Signs a person in on this browser, or says what is still needed: their second factor. */
export async function admitBrowser(
  deps: AccountsDeps,
  reply: FastifyReply,
  person: Identified,
  { remember, caller }: { remember: boolean; caller: Caller },
): Promise<Me | Later<SignInStep>> {
  const admission = await admitPerson(deps, person, { remember, caller })
  if ('token' in admission) return startSession(deps, reply, { token: admission.token, remember })
  deps.signInCookie.write(reply, admission.pending, PENDING_SECONDS)
  return new Later(admission.step)
}

export async function startSession(
  deps: AccountsDeps,
  reply: FastifyReply,
  { token, remember }: { token: string; remember: boolean },
): Promise<Me> {
  // Whoever used this browser before is signed out, and a token planted in it becomes worthless.
  const earlier = deps.sessionCookie.read(reply.request)
  if (earlier) await endSessionOfToken(deps, earlier)
  deps.sessionCookie.write(reply, token, remember ? REMEMBER_MS / 1000 : null)
  if (deps.signInCookie.read(reply.request)) deps.signInCookie.clear(reply)
  const recognised = await recogniseBrowser(deps, token, { isRenewed: false })
  if (!recognised) throw new Refused('UNAUTHENTICATED', 'SIGN_IN_NEEDED')
  const { actor } = recognised
  const device = newKnownDevice(deps.masterKey, actor.personId)
  deps.deviceCookie.write(reply, device, KNOWN_DEVICE_SECONDS)
  return presentMe(actor)
}

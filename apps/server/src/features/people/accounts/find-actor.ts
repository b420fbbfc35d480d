import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '../../../platform/http/route.ts'
import type { CookieJar } from '../../../platform/http/session-cookie.ts'
import { recogniseBrowser, type BrowserDeps } from './recognise-browser.ts'

/** The person whose session the cookie names, or null. Without a reply to set it in, the cookie is not rotated. */
export async function findActorOf(
  { sessionCookie, ...deps }: BrowserDeps & { sessionCookie: CookieJar },
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<SignedIn | null> {
  const token = sessionCookie.read(request)
  if (!token) return null
  const found = await recogniseBrowser(deps, token, { isRenewed: reply !== undefined })
  const next = found?.nextToken
  if (next && reply) sessionCookie.write(reply, next.token, next.maxAgeSeconds)
  return found?.actor ?? null
}

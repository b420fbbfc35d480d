import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A signed-in person, as read again at every request: a change of role or status acts at once. */
export interface Actor {
  companyId: string
  personId: string
  sessionId: string
  email: string
  firstName: string
  lastName: string
  locale: Locale
  permissions: ReadonlySet<Permission>
  groupIds: readonly string[]
  /** Those who are away and have named this person to act for them today. */
  actsFor: readonly string[]
  /** The moment of the request: rights that end are asked at it. */
  at: Date
}

/** A third party who came by an invitation link: one contract, and nothing else. */
export type Guest = SigningGuest | ReadingGuest

interface Outsider {
  companyId: string
  contractId: string
  locale: Locale
}

/** Invited to sign one document. */
export interface SigningGuest extends Outsider {
  kind: 'signature'
  signatoryId: string
}

/** A contract is shared with them. */
export interface ReadingGuest extends Outsider {
  kind: 'reading'
  shareId: string
}

export interface Caller {
  ip: string
  userAgent: string
  locale: Locale
}

export type ActorOf<E extends Endpoint> = E['access'] extends 'public'
  ? null
  : E['access'] extends 'invited'
    ? SigningGuest
    : E['access'] extends 'invitedToRead'
      ? ReadingGuest
      : Actor

/** One call of an endpoint, checked: what the handler gets. */
export interface Call<E extends Endpoint> {
  actor: ActorOf<E>
  caller: Caller
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** For uploads, downloads and streams only. */
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<E extends Endpoint> = E['response'] extends null
  ? void
  : E['response'] extends 'stream'
    ? unknown
    : ResponseOf<E>

export interface Route<E extends Endpoint = Endpoint> {
  endpoint: E
  handle(call: Call<E>): Promise<unknown>
}

/** Ties an endpoint's declaration to what answers it. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, handle }
}

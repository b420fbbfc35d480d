import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  LaterOf,
  ResponseOf,
  TransactionOf,
} from '@tacite/api/endpoint.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, AnsweringGuest, ReadingGuest, SigningGuest } from '../access/actor.ts'
import type { CompanyDatabase } from '../database/company-database.ts'

/** A person identified by a session cookie. */
export interface SignedIn extends Actor {
  sessionId: string
  /** The address of their picture. */
  picture: string | null
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
      : E['access'] extends 'invitedToAnswer'
        ? AnsweringGuest
        : SignedIn

/** One call of an endpoint after all checks: what the handler gets. */
export type Call<E extends Endpoint> = CheckedCall<E> &
  (TransactionOf<E> extends 'none' ? object : InTransaction<E>)

interface CheckedCall<E extends Endpoint> {
  actor: ActorOf<E>
  caller: Caller
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** For uploads, downloads and streams only. */
  request: FastifyRequest
  reply: FastifyReply
}

/** The transaction that the endpoint declares, open in the caller's company; committed when the handler returns. */
interface InTransaction<E extends Endpoint> {
  db: CompanyDatabase
  /** The person's level on the contract of the path, at least what the endpoint declares. */
  level: E['level'] extends ContractLevel ? ContractLevel : undefined
}

/** What a handler returns. */
export type Answer<E extends Endpoint> = E['response'] extends null
  ? void
  : E['response'] extends 'stream'
    ? unknown
    : ResponseOf<E> | (LaterOf<E> extends undefined ? never : Later<LaterOf<E>>)

/** What a handler returns instead of its answer when something else has to happen first: 202 with the `later` shape. */
export class Later<Body> {
  readonly body: Body

  constructor(body: Body) {
    this.body = body
  }
}

export interface Route {
  endpoint: Endpoint
  /** Only `route` creates these, so that the call always has the type its endpoint declares. */
  handle(call: never): Promise<unknown>
}

/** Ties an endpoint's declaration to its handler. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, handle }
}

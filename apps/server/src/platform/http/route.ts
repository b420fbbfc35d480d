import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
  TransactionOf,
} from '@tacite/api/endpoint.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompanyDatabase } from '../database/company-database.ts'

/** A signed-in person, as read again at every request: a change of role or status acts at once. */
export interface Actor {
  companyId: string
  personId: string
  sessionId: string
  email: string
  firstName: string
  lastName: string
  locale: Locale
  role: { id: string; name: string }
  permissions: ReadonlySet<Permission>
  groupIds: readonly string[]
  /** Those who are away and have named this person to act for them today. */
  actsFor: readonly string[]
  /** The moment of the request: rights that end are asked at it. */
  at: Date
  /** The settings that most calls need, read with the session. */
  company: CompanySettings
}

export interface CompanySettings {
  name: string
  timeZone: string
  noticeWindowDays: number
  premium: boolean
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

/** The transaction that the endpoint declares, open in the caller's company; it is committed when the handler returns. */
interface InTransaction<E extends Endpoint> {
  db: CompanyDatabase
  /** The person's level on the contract of the path, at least the one that the endpoint declares. */
  level: E['level'] extends ContractLevel ? ContractLevel : undefined
}

/** What a handler returns. */
export type Answer<E extends Endpoint> = E['response'] extends null
  ? void
  : E['response'] extends 'stream'
    ? unknown
    : ResponseOf<E>

export interface Route {
  endpoint: Endpoint
  /** Gets the very call that its endpoint declares: `route` is the only maker. */
  handle(call: never): Promise<unknown>
}

/** Ties an endpoint's declaration to what answers it. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, handle }
}

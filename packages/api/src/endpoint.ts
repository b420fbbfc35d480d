import type { ContractAct } from '@tacite/domain/acts/contract-acts.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { TextAct } from '@tacite/domain/acts/text-rights.ts'
import type * as core from 'zod/v4/core'
import type { Revision } from './revision.ts'

/**
 * Who may call an endpoint: `public` anonymous callers; `signedIn` any active person; `invited` a third party with a
 * link to sign, `invitedToRead` one with a link to read, `invitedToAnswer` one with a link to questions (and nobody else); `textOwner` whoever may do `text` with the
 * text in the path, as its owner decides (TEXT_RIGHTS); otherwise the required company permission.
 */
export type EndpointAccess =
  | 'public'
  | 'signedIn'
  | 'invited'
  | 'invitedToRead'
  | 'invitedToAnswer'
  | 'textOwner'
  | Permission

export type Schema = core.$ZodType

/**
 * The transaction of a call: `read` cannot write, `heavy` uses the connections of reports and may write unless it is
 * a GET, `none` is for what must not hold one: uploads, downloads, streams, rendering, counted attempts at codes.
 */
export type Transaction = 'none' | 'read' | 'write' | 'heavy'

/** One HTTP endpoint, declared once: the server registers it, the client calls it, the documentation lists it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Relative to /api/v1, with `:name` parameters. */
  path: `/${string}`
  access: EndpointAccess
  /** The act on the contract in its path (`:contractId`); `onContract` sets it with `access` and `level`. */
  act?: ContractAct
  /** The level that the person needs on that contract; lower: 403, not visible: 404. */
  level?: ContractLevel
  /** Default: none for public calls, uploads and streams, else read for GET and write for the others. */
  transaction?: Transaction
  /** The act on the text in its path (`:textId`). */
  text?: TextAct
  /** One line for openapi.json, in English. */
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** The body's type when it is not JSON: a file upload, or a part of one (`application/offset+octet-stream`). */
  upload?: 'multipart' | 'part'
  /** The answer's body; null: 204 without one; 'stream': bytes or events. */
  response: Schema | null | 'stream'
  /** The success status when it is not 200 (or 204 for null). */
  status?: 201 | 202
  /** The body of 202: the work is left to a job, or something else is needed first. */
  later?: Schema
  /**
   * The path parameter of the record that it answers, `_id` for a new one, or `company`; with a slash, a part of it
   * that is saved by itself (`contractId/fields`). The answer then has a `revision`; a save sends its number in
   * `REVISION_HEADER`, and is refused (412) when another one was made meanwhile.
   */
  revisionOf?: string
  /** Calls allowed per minute: of one person or guest, and of one network address before that; default: unlimited. */
  perMinute?: number
}

/** The media type of a part of an upload (tus 1.0). */
export const PART_MEDIA_TYPE = 'application/offset+octet-stream'

export const API_PREFIX = '/api/v1'

/**
 * Repeats a request that was refused until the person confirms it (409 with `details.confirmation`). Its value is that
 * of the refusal: what the person was told is what they confirm.
 */
export const CONFIRMATION_HEADER = 'tacite-confirmation'

/** The revision that a save is based on, or `ANY_REVISION`; a PUT of values without it is refused (400). */
export const REVISION_HEADER = 'if-match'

/** Replaces whatever there is: for a script that does not read the record first. */
export const ANY_REVISION = '*'

/** Whether it replaces values that others may have written since they were read. */
export function writesValues({ method, body, revisionOf }: Endpoint): boolean {
  return method === 'PUT' && body !== undefined && revisionOf !== undefined
}

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

export type TransactionOf<E extends Endpoint> = E['transaction'] extends Transaction
  ? E['transaction']
  : E extends { access: 'public' } | { upload: 'multipart' | 'part' } | { response: 'stream' }
    ? 'none'
    : E['method'] extends 'GET'
      ? 'read'
      : 'write'

/** @example transactionOf(projectsEndpoints.list) // 'read' */
export function transactionOf(declared: Endpoint): Transaction {
  const { transaction, access, upload, response, method } = declared
  if (transaction) return transaction
  if (access === 'public' || upload !== undefined || response === 'stream') return 'none'
  return method === 'GET' ? 'read' : 'write'
}

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>
export type ResponseOf<E extends Endpoint> = OutputOf<E['response']> &
  (E extends { revisionOf: string; response: Schema } ? { revision?: Revision } : unknown)
export type LaterOf<E extends Endpoint> = OutputOf<E['later']>
export type BodyInputOf<E extends Endpoint> = InputOf<E['body']>
export type QueryInputOf<E extends Endpoint> = InputOf<E['query']>

type OutputOf<S> = S extends Schema ? core.output<S> : undefined
type InputOf<S> = S extends Schema ? core.input<S> : undefined

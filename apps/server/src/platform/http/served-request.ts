import { CONFIRMATION_HEADER } from '@tacite/api/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../access/actor.ts'
import type { CompanyDatabase, InCompany, ServedRequest } from '../database/company-database.ts'

/** The request that a transaction serves: what its person was told, and confirms. */
export function servedRequest(
  actor: Actor,
  request: Pick<FastifyRequest, 'headers'>,
): ServedRequest {
  const confirmation = request.headers[CONFIRMATION_HEADER]
  return { actor, confirmation: typeof confirmation === 'string' ? confirmation : null }
}

/**
 * Opens the transactions of a handler whose endpoint declares none, as the adapter opens the others: what changes the
 * content there asks the person first, too.
 */
export function inServed(
  inCompany: InCompany,
  actor: Actor,
  request: Pick<FastifyRequest, 'headers'>,
): <R>(work: (db: CompanyDatabase) => Promise<R>) => Promise<R> {
  return (work) =>
    inCompany(actor.companyId, (db) => work({ ...db, request: servedRequest(actor, request) }))
}

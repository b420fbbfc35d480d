import {
  ANY_REVISION,
  REVISION_HEADER,
  transactionOf,
  writesValues,
  type Endpoint,
  type Schema,
} from '@tacite/api/endpoint.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { z } from 'zod'
import type { CompanyDatabase, InCompany, ServedRequest } from '../database/company-database.ts'
import type { Actor, Guest } from '../access/actor.ts'
import { lockRow } from '../database/lock-row.ts'
import { ANY, raiseRevision, readRevision, type Base } from '../database/record-revision.ts'
import { servedRequest } from './served-request.ts'
import { savedRecord } from './saved-record.ts'
import { Later, type Call, type Route } from './route.ts'

/** How to open a company's rows, and what is checked there before a handler runs. */
export interface TransactionOpeners {
  inCompany: Record<'read' | 'write' | 'heavyRead' | 'heavyWrite', InCompany>
  /** Refuses a contract the actor cannot see (404) or has too low a level on (403); returns their level. */
  requireLevel(
    db: CompanyDatabase,
    actor: Actor,
    contractId: string,
    needed: ContractLevel,
  ): Promise<ContractLevel>
}

interface CheckedCall extends Pick<Call<Endpoint>, 'caller' | 'request' | 'reply'> {
  actor: Actor | Guest | null
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Runs a handler in the transaction that its endpoint declares, after checking the level it declares. The answer is
 * shaped before the commit, so that an answer that violates its schema rolls back; nothing has been sent if the
 * commit fails.
 */
export async function answerCall(
  openers: TransactionOpeners,
  { endpoint, handle }: Route,
  call: CheckedCall,
): Promise<unknown> {
  const open = openerOf(openers, endpoint)
  if (!open) return shape(endpoint, await handle(call as never))
  if (!call.actor) throw new Error(`${endpoint.path}: nobody's company to open a transaction in`)
  return open(call.actor.companyId, async (opened) => {
    const db = { ...opened, request: requestOf(call) }
    const level = await declaredLevel(openers, endpoint, call, db)
    const recordId = savedRecord(endpoint, call)
    if (recordId && endpoint.method !== 'GET') {
      await lockContract(db, endpoint, call)
      await raiseRevision(db, call.actor as Actor, recordId, basedOn(endpoint, call))
    }
    const answer = shape(endpoint, await handle({ ...call, db, level } as never))
    if (!endpoint.revisionOf || endpoint.response === null) return answer
    const record = answer as { _id: string }
    return { ...record, revision: await readRevision(db, recordId ?? record._id) }
  })
}

/**
 * A contract is locked before the number of any of its parts is raised: the saves of two parts that share a value each
 * raise the other's number too, and would otherwise wait for each other (40P01).
 */
async function lockContract(
  db: CompanyDatabase,
  { revisionOf }: Endpoint,
  { params }: CheckedCall,
): Promise<void> {
  if (revisionOf?.split('/')[0] !== 'contractId') return
  await lockRow(db, 'contract', (params as { contractId: string }).contractId)
}

/**
 * An act on a record need not say what it is based on: its own rules refuse it in another state. What writes values over
 * others (a PUT with a body) does.
 *
 * @throws Refused MALFORMED when such a header is missing or empty, or not a number
 */
function basedOn(endpoint: Endpoint, { request }: CheckedCall): Base {
  const sent = request.headers[REVISION_HEADER]
  if (sent === ANY_REVISION) return ANY
  if (!sent) {
    if (writesValues(endpoint)) throw new Refused('MALFORMED', 'REVISION_MISSING')
    return ANY
  }
  if (!/^\d{1,9}$/.test(sent)) throw new Refused('MALFORMED', 'MALFORMED')
  return Number(sent)
}

function requestOf({ actor, request }: CheckedCall): ServedRequest | null {
  return actor && 'permissions' in actor ? servedRequest(actor, request) : null
}

function openerOf({ inCompany }: TransactionOpeners, endpoint: Endpoint): InCompany | null {
  const transaction = transactionOf(endpoint)
  switch (transaction) {
    case 'none':
      return null
    case 'heavy':
      return endpoint.method === 'GET' ? inCompany.heavyRead : inCompany.heavyWrite
    default:
      return inCompany[transaction]
  }
}

async function declaredLevel(
  { requireLevel }: TransactionOpeners,
  { level: needed }: Endpoint,
  { actor, params }: CheckedCall,
  db: CompanyDatabase,
): Promise<ContractLevel | undefined> {
  if (!needed || !actor || !('permissions' in actor)) return undefined
  return requireLevel(db, actor, (params as { contractId: string }).contractId, needed)
}

/** Strips whatever the schema does not declare. */
function shape({ response, later }: Endpoint, answer: unknown): unknown {
  if (answer instanceof Later) return new Later((later as Schema & z.ZodType).parse(answer.body))
  if (response === 'stream' || response === null) return answer
  return (response as Schema & z.ZodType).parse(answer)
}

import { transactionOf, type Endpoint, type Schema } from '@tacite/api/endpoint.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { z } from 'zod'
import type { CompanyDatabase, InCompany } from '../database/company-database.ts'
import type { Actor, Guest } from '../access/actor.ts'
import type { Call, Route } from './route.ts'

/** The ways into a company's rows, and what is asked there before a handler runs. */
export interface Doors {
  inCompany: Record<'read' | 'write' | 'heavyRead' | 'heavyWrite', InCompany>
  /** Refuses who does not see the contract (404) or stands lower on it (403); gives their level. */
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
 * Runs a handler in the transaction that its endpoint declares, once the level that it declares is there. The answer is
 * shaped before the commit, so that what cannot be said is not done; nothing has been sent when the commit fails.
 */
export async function answerCall(
  doors: Doors,
  { endpoint, handle }: Route,
  call: CheckedCall,
): Promise<unknown> {
  const door = doorOf(doors, endpoint)
  if (!door) return shape(endpoint, await handle(call as never))
  if (!call.actor) throw new Error(`${endpoint.path}: nobody's company to open a transaction in`)
  return door(call.actor.companyId, async (db) => {
    const level = await declaredLevel(doors, endpoint, call, db)
    return shape(endpoint, await handle({ ...call, db, level } as never))
  })
}

function doorOf({ inCompany }: Doors, endpoint: Endpoint): InCompany | null {
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
  { requireLevel }: Doors,
  { level: needed }: Endpoint,
  { actor, params }: CheckedCall,
  db: CompanyDatabase,
): Promise<ContractLevel | undefined> {
  if (!needed || !actor || !('permissions' in actor)) return undefined
  return requireLevel(db, actor, (params as { contractId: string }).contractId, needed)
}

/** What is not in the schema cannot leave. */
function shape({ response }: Endpoint, answer: unknown): unknown {
  if (response === 'stream' || response === null) return answer
  return (response as Schema & z.ZodType).parse(answer)
}

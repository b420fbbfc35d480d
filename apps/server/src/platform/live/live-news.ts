import { sql } from 'kysely'
import { Client, type ClientConfig } from 'pg'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { Log } from '../log.ts'

/** What changed, for the open screens of some people: they fetch it again. Never the content itself. */
export interface LiveNews {
  topic: 'notifications' | 'tasks' | 'contract'
  contractId?: string
}

type Listener = (news: LiveNews) => void

export interface LiveHub {
  listen(companyId: string, personId: string, listener: Listener): () => void
  close(): Promise<void>
}

const CHANNEL = 'tacite_live'

/** Tells people's open screens, when and if the transaction commits. */
export async function announce(
  db: CompanyDatabase,
  personIds: readonly string[],
  news: LiveNews,
): Promise<void> {
  // A notification's payload is limited to 8,000 bytes.
  for (let start = 0; start < personIds.length; start += 100) {
    const message = JSON.stringify({
      companyId: db.companyId,
      personIds: personIds.slice(start, start + 100),
      news,
    })
    await sql`select pg_notify(${CHANNEL}, ${message})`.execute(db.tx)
  }
}

/** Listens on one connection of its own and passes news on; reconnects when the database comes back. */
export function openLiveHub(connection: ClientConfig, log: Log): LiveHub {
  const listeners = new Map<string, Set<Listener>>()
  let client: Client | null = null
  let closed = false

  const tell = (text: string) => {
    const { companyId, personIds, news } = JSON.parse(text) as {
      companyId: string
      personIds: string[]
      news: LiveNews
    }
    for (const personId of personIds) {
      for (const listener of listeners.get(`${companyId} ${personId}`) ?? []) listener(news)
    }
  }
  const connect = async () => {
    if (closed) return
    const next = new Client(connection)
    const again = () => {
      if (client === next) client = null
      if (!closed) setTimeout(() => void connect(), 1_000).unref()
    }
    next.on('notification', ({ payload }) => payload && tell(payload))
    next.once('end', again)
    next.on('error', () => undefined)
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
    } catch (error) {
      log.warn('live.disconnected', { reason: error instanceof Error ? error.name : 'unknown' })
    }
  }
  void connect()
  return {
    listen: (companyId, personId, listener) => {
      const key = `${companyId} ${personId}`
      const set = listeners.get(key) ?? new Set<Listener>()
      listeners.set(key, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0) listeners.delete(key)
      }
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}

import type { ChangeNotice } from '@tacite/domain/events/live-topics.ts'
import { sql } from 'kysely'
import { Client, type ClientConfig } from 'pg'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { Log } from '../log.ts'
import { streamCounter, type StreamCounter } from './stream-caps.ts'
import { recentMessages } from './recent-messages.ts'

type Listener = (news: ChangeNotice) => void

export interface ChangeFeed extends StreamCounter {
  /** @param missedMs how long the client was not connected: the notices missed meanwhile are sent immediately */
  listen(companyId: string, personId: string, listener: Listener, missedMs?: number): () => void
  close(): Promise<void>
}

const CHANNEL = 'tacite_live'

/** As sent through the database; without recipients: everyone in the company. */
interface Message {
  companyId: string
  personIds?: string[]
  news: ChangeNotice
}

export interface AddressedNews {
  personIds: readonly string[]
  news: ChangeNotice
}

/** A NOTIFY payload is limited to 8,000 bytes. */
const PEOPLE_PER_MESSAGE = 100

/** Notifies people's connected clients, if and when the transaction commits. */
export async function notifyClients(
  db: CompanyDatabase,
  personIds: readonly string[],
  news: ChangeNotice,
): Promise<void> {
  await notifyEach(db, [{ personIds, news }])
}

/** The same for several notices, each with its own recipients: one statement. */
export async function notifyEach(
  db: CompanyDatabase,
  addressed: readonly AddressedNews[],
): Promise<void> {
  const messages = addressed.flatMap(({ personIds, news }) =>
    Array.from({ length: Math.ceil(personIds.length / PEOPLE_PER_MESSAGE) }, (_, index) => {
      const start = index * PEOPLE_PER_MESSAGE
      return { personIds: personIds.slice(start, start + PEOPLE_PER_MESSAGE), news }
    }),
  )
  await send(db, messages)
}

/** The same for everyone in the company: a role, group or folder that many share was changed. */
export async function notifyCompany(db: CompanyDatabase, news: ChangeNotice): Promise<void> {
  await send(db, [{ news }])
}

async function send(
  db: CompanyDatabase,
  messages: readonly Omit<Message, 'companyId'>[],
): Promise<void> {
  if (messages.length === 0) return
  const texts = messages.map((message) =>
    JSON.stringify({ companyId: db.companyId, ...message } satisfies Message),
  )
  await sql`select pg_notify(${CHANNEL}, message.text) from unnest(${texts}::text[]) as message (text)`.execute(
    db.tx,
  )
}

const EVERYTHING = { topic: 'access' } as const satisfies ChangeNotice

const concerns = (companyId: string, personId: string) => (message: Message) =>
  message.companyId === companyId && (message.personIds?.includes(personId) ?? true)

/** Listens on a dedicated connection and distributes notices; reconnects when the database is back. */
export function openChangeFeed(connection: ClientConfig, log: Log): ChangeFeed {
  const companies = new Map<string, Map<string, Set<Listener>>>()
  const recent = recentMessages<Message>(() => performance.now())
  let client: Client | null = null
  let closed = false

  const tell = (text: string) => {
    const message = JSON.parse(text) as Message
    recent.add(message)
    const { companyId, personIds, news } = message
    const people = companies.get(companyId) ?? new Map<string, Set<Listener>>()
    for (const personId of personIds ?? [...people.keys()]) {
      for (const listener of people.get(personId) ?? []) listener(news)
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
      recent.startAgain()
      // Notices sent while the connection was down are lost.
      for (const people of companies.values())
        for (const listeners of people.values())
          for (const listener of listeners) listener(EVERYTHING)
    } catch (error) {
      log.warn('live.disconnected', { reason: error instanceof Error ? error.name : 'unknown' })
    }
  }
  void connect()
  return {
    ...streamCounter(),
    listen: (companyId, personId, listener, missedMs = 0) => {
      const missed = recent.lately(missedMs)?.filter(concerns(companyId, personId))
      const said = missed?.map(({ news }) => news) ?? [EVERYTHING]
      said.forEach(listener)
      const people = companies.get(companyId) ?? new Map<string, Set<Listener>>()
      const own = people.get(personId) ?? new Set<Listener>()
      companies.set(companyId, people.set(personId, own.add(listener)))
      return () => {
        own.delete(listener)
        if (own.size === 0 && people.get(personId) === own) people.delete(personId)
        if (people.size === 0 && companies.get(companyId) === people) companies.delete(companyId)
      }
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}

import { constants } from 'node:fs'
import { access, mkdir, statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/generated/schema.ts'

/** What a request needs, and whether it answers now. */
export interface Readiness {
  database: boolean
  store: boolean
  jobs: boolean
}

export type CheckReadiness = () => Promise<Readiness>

/** A part that takes longer than this is not ready. */
const PATIENCE_MS = 2_000
/** Probes of several balancers, or of anyone, cost one check. */
const KEPT_MS = 1_000
/** With less, uploads and seals fail. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

type Parts = Record<keyof Readiness, () => Promise<unknown>>

/** Checks all parts at once, at most once a second. */
export function readinessOf(parts: Parts): CheckReadiness {
  let last: { at: number; result: Promise<Readiness> } | null = null
  return () => {
    const at = performance.now()
    if (!last || at - last.at > KEPT_MS) last = { at, result: checkAll(parts) }
    return last.result
  }
}

export function partsOf(db: Kysely<DB>, filesDirectory: string): Parts {
  return {
    database: () => sql`select`.execute(db),
    store: () => requireWritable(filesDirectory),
    jobs: () => sql`select from pgboss.version`.execute(db),
  }
}

async function checkAll(
  parts: Record<keyof Readiness, () => Promise<unknown>>,
): Promise<Readiness> {
  const [database, store, jobs] = await Promise.all([
    answers(parts.database),
    answers(parts.store),
    answers(parts.jobs),
  ])
  return { database, store, jobs }
}

async function answers(part: () => Promise<unknown>): Promise<boolean> {
  const timeout = new AbortController()
  const late = pause(PATIENCE_MS, false, { signal: timeout.signal }).catch(() => false)
  const answered = part().then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answered, late])
  } finally {
    timeout.abort()
  }
}

/** The directory of the files can be written to, and has room. */
export async function requireWritable(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await access(directory, constants.R_OK | constants.W_OK)
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize < LEAST_FREE_BYTES) throw new Error('The disk of the files is full.')
}

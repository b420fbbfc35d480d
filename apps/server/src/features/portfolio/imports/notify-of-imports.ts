import type { Clock } from '../../../platform/clock.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import { peopleHolding } from '../../people/roles/public.ts'

/** Refreshes the open pages of who made an import, and of whoever sees all of them. */
export async function notifyOfImports(db: CompanyDatabase, createdBy: string): Promise<void> {
  const others = await peopleHolding(db, ['contracts3:all']).select('person.id').execute()
  const people = new Set([createdBy, ...others.map(({ id }) => id)])
  await notifyClients(db, [...people], { topic: 'imports' })
}

const LEAST_MS = 1_000
const MOST_KEPT = 1_000
/** When pages were last told of an import, by this process. */
const told = new Map<string, number>()

/** The same at most every second, for what goes on without a pause. */
export async function notifySometimes(
  clock: Clock,
  db: CompanyDatabase,
  { importId, createdBy }: { importId: string; createdBy: string },
): Promise<void> {
  const now = clock.now().getTime()
  if (now - (told.get(importId) ?? 0) < LEAST_MS) return
  if (told.size >= MOST_KEPT) told.clear()
  told.set(importId, now)
  await notifyOfImports(db, createdBy)
}

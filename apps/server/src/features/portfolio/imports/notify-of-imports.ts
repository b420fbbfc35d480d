import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import { peopleHolding } from '../../people/roles/public.ts'

/** Refreshes the open pages of who made an import, and of whoever sees all of them. */
export async function notifyOfImports(db: CompanyDatabase, createdBy: string): Promise<void> {
  const others = await peopleHolding(db, ['contracts3:all']).select('person.id').execute()
  const people = new Set([createdBy, ...others.map(({ id }) => id)])
  await notifyClients(db, [...people], { topic: 'imports' })
}

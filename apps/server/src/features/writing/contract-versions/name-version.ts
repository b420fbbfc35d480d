import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractVersionsEndpoints } from '@tacite/api/writing/contract-versions-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireReplaced } from '../../../platform/database/require-replaced.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { closeSittings } from '../texts/public.ts'
import { keepVersion } from './keep-version.ts'
import { findVersion } from './stored-version.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * Keeps the contract as it is under a name; if nothing changed since a version, that one gets the name.
 *
 * @param isAutomatic the name is the product's: a version that people named keeps theirs
 */
export async function keepNamedVersion(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { name, isAutomatic }: BodyOf<(typeof contractVersionsEndpoints)['keep']>,
): Promise<{ number: number; isNew: boolean }> {
  await requireAct(db, actor, 'nameVersion', contractId)
  await closeSittings(db, { kind: 'contract', id: contractId })
  const reason = { kind: 'named', by: actor.personId } as const
  const { id, number, isNew } = await keepVersion(deps, db, contractId, [reason])
  const isNamed = isAutomatic && !isNew && (await findVersion(db, contractId, number)).name !== null
  if (!isNamed) await writeName(deps, db, actor, contractId, { id, number, name })
  return { number, isNew }
}

/** Names a version, or takes its name away. */
export async function nameVersion(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { number, name, replaces }: { number: number; name: string | null; replaces: string | null },
): Promise<void> {
  await requireAct(db, actor, 'nameVersion', contractId)
  const version = await findVersion(db, contractId, number)
  if (version.name === name) return
  await requireReplaced(db, actor, {
    of: [version.id, 'name'],
    replaces,
    wanted: name,
    read: () => Promise.resolve(version.name),
  })
  await writeName(deps, db, actor, contractId, { id: version.id, number, name })
}

async function writeName(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { id, number: version, name }: { id: string; number: number; name: string | null },
): Promise<void> {
  await db.update('contract_version').set({ name }).where('contract_version.id', '=', id).execute()
  await events.record(
    db,
    contractEvent(actor, 'contract.versionNamed', contractId, { version, name }),
  )
}

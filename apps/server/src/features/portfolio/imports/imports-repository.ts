import {
  importAfter,
  type ImportAct,
  type ImportState,
} from '@tacite/domain/imports/import-states.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOfImports } from './notify-of-imports.ts'

export interface HeldImport {
  id: string
  name: string
  state: ImportState
  createdBy: string
  isPaused: boolean
}

/** Of the imports as `import`: those that the person made, or all for whoever sees every contract. */
export function visibleImports({ personId, permissions }: Actor): RawBuilder<boolean> {
  if (permissions.has('contracts3:all')) return sql<boolean>`true`
  return sql<boolean>`import.created_by = ${personId}`
}

export const importNotFound = () => new Refused('NOT_FOUND', 'IMPORT_NOT_FOUND')

/**
 * Locks an import until the transaction ends.
 * @throws Refused 404 when the person does not see it
 */
export async function holdImport(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<HeldImport> {
  const found = await db
    .select('import')
    .where('import.id', '=', importId)
    .where(visibleImports(actor))
    .select(HELD)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw importNotFound()
  return held(found)
}

/** The same for a job; null: it does not exist any more. */
export async function holdForJob(
  db: CompanyDatabase,
  importId: string,
): Promise<HeldImport | null> {
  const found = await db
    .select('import')
    .where('import.id', '=', importId)
    .select(HELD)
    .forUpdate()
    .executeTakeFirst()
  return found ? held(found) : null
}

const HELD = [
  'import.id',
  'import.name',
  'import.state',
  'import.created_by',
  'import.paused_at',
] as const

function held(row: {
  id: string
  name: string
  state: ImportState
  created_by: string
  paused_at: Date | null
}): HeldImport {
  const { id, name, state, created_by, paused_at } = row
  return { id, name, state, createdBy: created_by, isPaused: paused_at !== null }
}

interface StepCount {
  done: number
  total: number
}

/**
 * Moves an import that is locked on by an act, announced to the open pages of who sees it. An import that ends its work
 * is not paused any more.
 *
 * @throws Refused 409 when its state does not allow the act
 */
export async function moveImport(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { id, state, createdBy }: Pick<HeldImport, 'id' | 'state' | 'createdBy'>,
  act: ImportAct,
  { steps, failure = null }: { steps?: StepCount; failure?: Refusal | null } = {},
): Promise<ImportState> {
  const next = importAfter(state, act)
  await db
    .update('import')
    .set({
      state: next,
      state_since: clock.now(),
      failure: failure && JSON.stringify(failure),
      ...(steps && { steps_done: steps.done, steps_total: steps.total }),
      ...(act === 'cancel' && { paused_at: null, paused_by: null }),
    })
    .where('import.id', '=', id)
    .execute()
  await notifyOfImports(db, createdBy)
  return next
}

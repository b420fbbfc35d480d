import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import type { ImportRules } from '@tacite/domain/imports/import-rules.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { holdImport, moveImport } from '../imports-repository.ts'
import { readRules } from '../mapping/plan-input.query.ts'
import { storeRules } from '../mapping/save-mapping.ts'
import { PLAN_IMPORT } from './plan-import-kind.ts'

type Deps = Pick<Platform, 'clock' | 'jobs'>

/** Has an import simulated by its rules. */
export async function beginPlan(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<void> {
  const held = await holdImport(db, actor, importId)
  await moveImport(deps, db, held, 'plan', { steps: { done: 0, total: 0 } })
  await deps.jobs.enqueue(db.tx, PLAN_IMPORT, { companyId: db.companyId, importId })
}

/** Keeps what values that match nothing stand for, once for all rows that have them; the simulation runs again. */
export async function resolveValues(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { resolutions }: BodyOf<typeof importPlanEndpoints.resolve>,
): Promise<void> {
  await holdImport(db, actor, importId)
  const rules = await readRules(db, importId)
  const added = new Set(resolutions.map(({ field, key }) => `${field} ${key}`))
  const kept = rules.resolutions.filter(({ field, key }) => !added.has(`${field} ${key}`))
  const resolved: ImportRules = { ...rules, resolutions: [...kept, ...resolutions] }
  await storeRules(db, importId, resolved)
  await beginPlan(deps, db, actor, importId)
}

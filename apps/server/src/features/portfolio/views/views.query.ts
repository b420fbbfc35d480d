import type { RemovedView, ViewName, Views } from '@tacite/api/portfolio/views-endpoints.ts'
import { idsNamed, MOST_VIEWS, type ViewQuery } from '@tacite/domain/filters/saved-view.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { ChoiceSource } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  contractSource,
  contractTypeSource,
  counterpartySource,
  folderSource,
  groupSource,
  personSource,
  projectSource,
  taggedFieldSource,
  workflowSource,
  workflowStepSource,
} from '../../settings/choices/public.ts'
import { KEPT_DAYS } from '../../trail/removals/public.ts'
import { templateNames } from '../../writing/templates/public.ts'
import { viewsOf } from './views-repository.ts'

/** Before it, what was deleted is gone. */
export function keptSince({ clock }: Pick<Platform, 'clock'>): Date {
  return new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)
}

/** A person's own views, with the names of what they filter by, as far as the person finds it. */
export async function ownViews(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
): Promise<Views> {
  const value = await viewsOf(db, actor)
  return {
    value,
    count: value.length,
    names: await namesIn(
      db,
      actor,
      value.map(({ query }) => query),
    ),
    removed: await removedViews(deps, db, actor),
  }
}

/** Which objects a field of the filter names. */
const SOURCES = {
  type: contractTypeSource,
  supplier: counterpartySource,
  tags: folderSource,
  project: projectSource,
  people: (actor: Actor) => personSource(actor, { standing: 'any' }),
  department: groupSource,
  parent: contractSource,
  template: templateNames,
  // A removed step still has contracts.
  step: (actor: Actor) => workflowStepSource(actor, { ids: [] }),
  workflow: workflowSource,
  taggedFields: (actor: Actor) => taggedFieldSource(actor, { filterable: 'true' }),
} satisfies Record<string, (actor: Actor) => ChoiceSource>

type Noun = keyof typeof SOURCES

function nounOf(field: string): Noun {
  if (field === 'owner' || field === 'invitedUsers') return 'people'
  if (field === 'statusDetail') return 'step'
  return field in SOURCES ? (field as Noun) : 'taggedFields'
}

async function namesIn(
  db: CompanyDatabase,
  actor: Actor,
  queries: readonly ViewQuery[],
): Promise<ViewName[]> {
  const named = queries
    .flatMap((query) => Object.entries(query))
    .flatMap(([field, value]) => idsNamed(field, value).map((id) => ({ noun: nounOf(field), id })))
  const selects = [...Map.groupBy(named, ({ noun }) => noun)].map(([noun, found]) => {
    const { from, where, id, name } = SOURCES[noun](actor)
    const type = noun === 'taggedFields' ? sql`tagged_field.type` : sql`null::text`
    const ids = found.map((each) => each.id)
    return sql`select ${id} as _id, ${name} as name, ${type} as type from ${from}
      where ${where} and ${id} = any(${ids}::uuid[])`
  })
  if (selects.length === 0) return []
  const { rows } = await sql<ViewName>`${sql.join(selects, sql` union all `)}`.execute(db.tx)
  return rows
}

async function removedViews(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { personId }: Actor,
): Promise<RemovedView[]> {
  const rows = await db
    .select('contract_view')
    .where('contract_view.person_id', '=', personId)
    .where('contract_view.removed_at', '>', keptSince(deps))
    .select(['contract_view.id', 'contract_view.name', 'contract_view.removed_at'])
    .orderBy('contract_view.removed_at', 'desc')
    .orderBy('contract_view.id')
    .limit(MOST_VIEWS)
    .execute()
  return rows.map(({ id, name, removed_at }) => ({
    _id: id,
    name,
    removedAt: removed_at!.toISOString(),
  }))
}

import type { QueryOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { RemovedObjects, removalsEndpoints } from '@tacite/api/trail/removals-endpoints.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { KEPT_DAYS } from './forget-removed.job.ts'
import {
  REMOVAL_KINDS,
  REMOVAL_PERMISSIONS,
  type RemovalKind,
} from '@tacite/domain/acts/removal-permissions.ts'

/** A contract that others may never have seen, or a part of one, can be restored by whoever deleted it, or sees all contracts. */
export function isTheirs(actor: Actor): RawBuilder<boolean> {
  if (actor.permissions.has('contracts3:all')) return sql<boolean>`true`
  return sql<boolean>`(removed_object.kind not in ('contract', 'attachment') or removed_object.removed_by = ${actor.personId})`
}

/** What this person could restore, the last deleted first. */
export async function removedObjects(
  db: CompanyDatabase,
  actor: Actor,
  { search, kind: asked, $top, $skip }: QueryOf<typeof removalsEndpoints.list>,
): Promise<RemovedObjects> {
  const kinds = REMOVAL_KINDS.filter(
    (kind) =>
      actor.permissions.has(REMOVAL_PERMISSIONS[kind]) && (asked === undefined || kind === asked),
  )
  const own = db
    .select('removed_object')
    .where(areOf(kinds))
    .where(isTheirs(actor))
    .where(holdsWords(sql`removed_object.label`, search))
  const { count } = await own
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'removed_object.company_id')
        .onRef('person.id', '=', 'removed_object.removed_by'),
    )
    .select(['removed_object.id', 'removed_object.kind', 'removed_object.label'])
    .select('removed_object.removed_at')
    .select(personName('person').as('by'))
    .orderBy('removed_object.removed_at', 'desc')
    .orderBy('removed_object.id')
    .limit(rowLimit($top))
    .offset($skip)
    .execute()
  return {
    count,
    value: rows.map(({ id, kind, label, by, removed_at }) => ({
      _id: id,
      kind: kind as RemovalKind,
      name: label,
      removedBy: by,
      removedAt: removed_at.toISOString(),
      keptUntil: new Date(removed_at.getTime() + KEPT_DAYS * 86_400_000).toISOString(),
    })),
  }
}

/** For those who may restore every kind, no row is checked for its kind: a third of the time for ten thousand. */
function areOf(kinds: readonly RemovalKind[]): RawBuilder<boolean> {
  if (kinds.length === REMOVAL_KINDS.length) return sql<boolean>`true`
  return sql<boolean>`removed_object.kind = any(${kinds}::text[])`
}

import { contractVersionsEndpoints as endpoints } from '@tacite/api/writing/contract-versions-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAspects, whyNot } from '../../people/access/public.ts'
import type { TextOwners } from '../texts/public.ts'
import { contractVersions } from './contract-versions.query.ts'
import { keepNamedVersion, nameVersion } from './name-version.ts'
import { readVersion } from './read-version.query.ts'
import { restoreVersion } from './restore-version.ts'
import { versionChanges } from './version-changes.query.ts'
import { versionSight } from './version-sight.query.ts'

export function contractVersionsRoutes(deps: Platform & { textOwners: TextOwners }): Route[] {
  return [
    route(endpoints.list, async ({ db, actor, level, params: { contractId }, query }) => ({
      ...(await contractVersions(db, contractId, query)),
      naming: whyNot(
        actor,
        level,
        'nameVersion',
        await readAspects(db, contractId, ['nameVersion']),
      ),
    })),
    route(endpoints.keep, ({ db, actor, params, body }) =>
      keepNamedVersion(deps, db, actor, params.contractId, body),
    ),
    route(endpoints.name, ({ db, actor, params: { contractId, number }, body }) =>
      nameVersion(deps, db, actor, contractId, { number, ...body }),
    ),
    route(endpoints.changes, async ({ db, actor, level, params: { contractId }, query }) =>
      versionChanges(db, contractId, query, await versionSight(db, actor, contractId, level)),
    ),
    route(endpoints.read, async ({ db, actor, level, params: { contractId, number } }) => ({
      ...(await readVersion(
        db,
        contractId,
        number,
        await versionSight(db, actor, contractId, level),
      )),
      restoring: whyNot(
        actor,
        level,
        'restoreVersion',
        await readAspects(db, contractId, ['restoreVersion']),
      ),
    })),
    route(endpoints.restore, ({ db, actor, params: { contractId, number }, body }) =>
      restoreVersion(deps, db, actor, contractId, { ...body, number }),
    ),
  ]
}

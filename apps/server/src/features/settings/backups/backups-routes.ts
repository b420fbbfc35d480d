import { backupsEndpoints } from '@tacite/api/settings/backups-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { backupOverview } from './backup-overview.ts'

export function backupsRoutes(deps: Platform): Route[] {
  return [route(backupsEndpoints.read, () => backupOverview(deps))]
}

import { playbookEndpoints as endpoints } from '@tacite/api/agreement/playbook-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { acceptDeviation, reopenDeviation } from './accept-deviation.ts'
import { comparePlaybook, contractPlaybook } from './contract-playbook.query.ts'
import { examineUpload } from './examine-upload.query.ts'

export function playbookRoutes(deps: Platform): Route[] {
  return [
    route(endpoints.read, ({ db, actor, level, params: { contractId } }) =>
      contractPlaybook(db, actor, { contractId, level }),
    ),
    route(endpoints.examine, ({ db, actor, params }) => examineUpload(db, actor, params)),
    route(endpoints.compare, ({ db, actor, level, params }) =>
      comparePlaybook(db, actor, { ...params, level }),
    ),
    route(endpoints.accept, async ({ db, actor, level, params, body }) => {
      await acceptDeviation(deps, db, actor, { ...params, ...body })
      return contractPlaybook(db, actor, { ...params, level })
    }),
    route(endpoints.withdraw, async ({ db, actor, level, params }) => {
      await reopenDeviation(deps, db, actor, params)
      return contractPlaybook(db, actor, { ...params, level })
    }),
  ]
}

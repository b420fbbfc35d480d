import { workflowsEndpoints } from '@tacite/api/settings/workflows-endpoints.ts'
import { SHOWN_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { setStepCompleted, setStepDueDate } from './complete-step.ts'
import { contractSteps } from './contract-steps.query.ts'
import { proposedWorkflow } from './starting-workflow.ts'
import { workflowAdministrationRoutes } from './workflow-administration-routes.ts'

export function workflowsRoutes(deps: Platform): Route[] {
  return [
    ...workflowAdministrationRoutes(deps),
    route(workflowsEndpoints.statuses, ({ actor }) => {
      const t = createTranslator(actor.locale)
      return Promise.resolve(
        SHOWN_STATUSES.map((value) => ({ value, name: t(`contracts.status.${value}`) })),
      )
    }),
    route(workflowsEndpoints.proposed, ({ db, actor, query }) =>
      proposedWorkflow(db, actor.locale, query.typeId ?? null),
    ),
    route(workflowsEndpoints.read, ({ db, level, actor, params }) =>
      contractSteps(db, actor, params.contractId, level),
    ),
    route(workflowsEndpoints.change, async ({ db, level, actor, params, body }) => {
      if ('isCompleted' in body) await setStepCompleted(deps, db, actor, { ...params, ...body })
      else await setStepDueDate(deps, db, actor, { ...params, ...body })
      return contractSteps(db, actor, params.contractId, level)
    }),
  ]
}

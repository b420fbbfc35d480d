import { contractWorkflowEndpoints } from '@tacite/api/settings/contract-workflow-endpoints.ts'
import { workflowsEndpoints } from '@tacite/api/settings/workflows-endpoints.ts'
import { SHOWN_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { chooseWorkflow } from './choose-workflow.ts'
import { setStepCompleted, setStepDueDate } from './complete-step.ts'
import { contractSteps } from './contract-steps.query.ts'
import { proposedWorkflow } from './starting-workflow.ts'
import { workflowAdministrationRoutes } from './workflow-administration-routes.ts'
import { contractWorkflow, planSwitch, shownSwitch } from './workflow-switch.query.ts'

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
      proposedWorkflow(db, actor.locale, { ...query, typeId: query.typeId ?? null }),
    ),
    route(contractWorkflowEndpoints.read, ({ db, level, actor, params }) =>
      contractWorkflow(db, actor, params.contractId, level),
    ),
    route(contractWorkflowEndpoints.preview, async ({ db, actor, params, query }) => {
      const workflowId = query.workflowId ?? null
      const plan = await planSwitch(db, actor, { ...params, workflowId, now: deps.clock.now() })
      return shownSwitch(plan, actor)
    }),
    route(contractWorkflowEndpoints.choose, async ({ db, level, actor, params, body }) => {
      await chooseWorkflow(deps, db, actor, params.contractId, body)
      return contractWorkflow(db, actor, params.contractId, level)
    }),
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

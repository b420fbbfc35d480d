import { conditionEndpoints } from '@tacite/api/agreement/condition-endpoints.ts'
import { validationChangesEndpoints } from '@tacite/api/agreement/validation-changes-endpoints.ts'
import { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changesSinceAcceptance } from './changes-since-acceptance.query.ts'
import {
  confirmCondition,
  confirmConditionInstead,
  meetCondition,
  rejectCondition,
} from './judge-condition.ts'
import { contractValidation } from './contract-validation.query.ts'
import { cancelDecision, decide } from './decide.ts'
import { cancelValidation } from './end-validation.ts'
import { moveDueDay } from './move-due-day.ts'
import { remindValidator } from './remind-validator.ts'
import { requestValidation } from './request-validation.ts'
import { simulateRequest } from './simulate-request.ts'

export function validationRoutes(deps: Platform): Route[] {
  return [
    route(validationEndpoints.read, ({ db, level, actor, params }) =>
      contractValidation(db, actor, params.contractId, level),
    ),
    route(validationChangesEndpoints.read, ({ db, level, actor, params }) =>
      changesSinceAcceptance(deps, db, actor, params.contractId, level),
    ),
    route(validationEndpoints.request, async ({ db, level, actor, params, body }) => {
      await requestValidation(deps, db, actor, params.contractId, body)
      return contractValidation(db, actor, params.contractId, level)
    }),
    route(validationEndpoints.simulate, ({ db, actor, params, body }) =>
      simulateRequest(db, actor, params.contractId, body),
    ),
    route(validationEndpoints.cancel, async ({ db, level, actor, params }) => {
      await cancelValidation(deps, db, actor, params.contractId)
      return contractValidation(db, actor, params.contractId, level)
    }),
    route(validationEndpoints.decide, async ({ db, level, actor, params, body }) => {
      await decide(deps, db, actor, params, body)
      return contractValidation(db, actor, params.contractId, level)
    }),
    route(conditionEndpoints.meet, async ({ db, level, actor, params, body }) => {
      await meetCondition(deps, db, actor, params, body)
      return contractValidation(db, actor, params.contractId, level)
    }),
    route(conditionEndpoints.confirm, async ({ db, level, actor, params }) => {
      await confirmCondition(deps, db, actor, params)
      return contractValidation(db, actor, params.contractId, level)
    }),
    route(conditionEndpoints.confirmInstead, async ({ db, level, actor, params, body }) => {
      await confirmConditionInstead(deps, db, actor, params, body)
      return contractValidation(db, actor, params.contractId, level)
    }),
    route(conditionEndpoints.reject, async ({ db, level, actor, params, body }) => {
      await rejectCondition(deps, db, actor, params, body)
      return contractValidation(db, actor, params.contractId, level)
    }),
    route(validationEndpoints.remind, async ({ db, level, actor, params }) => {
      const sentTo = await remindValidator(deps, db, actor, params)
      return { sentTo, validation: await contractValidation(db, actor, params.contractId, level) }
    }),
    route(validationEndpoints.moveDueDay, async ({ db, level, actor, params, body }) => {
      await moveDueDay(deps, db, actor, params, body)
      return contractValidation(db, actor, params.contractId, level)
    }),
    route(validationEndpoints.cancelDecision, async ({ db, level, actor, params }) => {
      await cancelDecision(deps, db, actor, params)
      return contractValidation(db, actor, params.contractId, level)
    }),
  ]
}

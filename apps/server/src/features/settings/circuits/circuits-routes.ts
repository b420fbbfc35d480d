import { circuitsEndpoints } from '@tacite/api/settings/circuit-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordRoutes } from '../administration/public.ts'
import { askedSteps, proposedCircuit } from './asked-steps.ts'
import { copyCircuit, createCircuit, removeCircuit, updateCircuit } from './change-circuit.ts'
import { circuit, circuits, circuitsOfContract } from './circuits.query.ts'
import { tryCircuit } from './try-circuit.ts'
import { validationSteps } from './validators.query.ts'

export function circuitsRoutes(deps: Platform): Route[] {
  return [
    ...recordRoutes(deps, circuitsEndpoints, {
      list: circuits,
      read: circuit,
      create: createCircuit,
      update: updateCircuit,
      remove: removeCircuit,
    }),
    route(circuitsEndpoints.workflowSteps, ({ db, actor }) => validationSteps(db, actor.locale)),
    route(circuitsEndpoints.copy, ({ db, actor, params, body }) =>
      copyCircuit(deps, db, actor, params.circuitId, body),
    ),
    route(circuitsEndpoints.tryOut, ({ db, actor, body }) => tryCircuit(db, actor, body)),
    route(circuitsEndpoints.askedOf, ({ db, actor, params }) =>
      askedSteps(db, actor, params.contractId, params.circuitId),
    ),
    route(circuitsEndpoints.proposed, ({ db, actor, params }) =>
      proposedCircuit(db, actor, params.contractId),
    ),
    route(circuitsEndpoints.ofContract, ({ db, actor, params, query }) =>
      circuitsOfContract(db, actor, params.contractId, query),
    ),
  ]
}

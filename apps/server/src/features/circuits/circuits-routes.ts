import { circuitsEndpoints } from '@tacite/api/circuit-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { copyCircuit, createCircuit, removeCircuit, updateCircuit } from './change-circuit.ts'
import { circuit, circuits, circuitsOfContract } from './circuits.query.ts'
import { validationSteps } from './validators.query.ts'

export function circuitsRoutes(parts: Platform): Route[] {
  return [
    route(circuitsEndpoints.list, ({ db, actor, query }) => circuits(db, actor.locale, query)),
    route(circuitsEndpoints.read, ({ db, params }) => circuit(db, params.circuitId)),
    route(circuitsEndpoints.workflowSteps, ({ db, actor }) => validationSteps(db, actor.locale)),
    route(circuitsEndpoints.create, ({ db, actor, body }) => createCircuit(parts, db, actor, body)),
    route(circuitsEndpoints.update, ({ db, actor, params, body }) =>
      updateCircuit(parts, db, actor, params.circuitId, body),
    ),
    route(circuitsEndpoints.copy, ({ db, actor, params, body }) =>
      copyCircuit(parts, db, actor, params.circuitId, body),
    ),
    route(circuitsEndpoints.remove, ({ db, actor, params }) =>
      removeCircuit(parts, db, actor, params.circuitId),
    ),
    route(circuitsEndpoints.ofContract, ({ db, params }) =>
      circuitsOfContract(db, params.contractId),
    ),
  ]
}

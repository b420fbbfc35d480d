import { circuitsEndpoints } from '@tacite/api/circuit-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireLevel } from '../access/public.ts'
import { copyCircuit, createCircuit, removeCircuit, updateCircuit } from './change-circuit.ts'
import { circuit, circuits, circuitsOfContract } from './circuits.query.ts'
import { validationSteps, validatorCandidates } from './validators.query.ts'

export function circuitsRoutes(parts: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  return [
    route(circuitsEndpoints.list, ({ actor, query }) =>
      inCompany(actor, (db) => circuits(db, actor.locale, query)),
    ),
    route(circuitsEndpoints.read, ({ actor, params }) =>
      inCompany(actor, (db) => circuit(db, params.circuitId)),
    ),
    route(circuitsEndpoints.workflowSteps, ({ actor }) =>
      inCompany(actor, (db) => validationSteps(db, actor.locale)),
    ),
    route(circuitsEndpoints.validators, ({ actor, query }) =>
      inCompany(actor, (db) => validatorCandidates(db, actor.locale, query)),
    ),
    route(circuitsEndpoints.create, ({ actor, body }) =>
      inCompany(actor, (db) => createCircuit(parts, db, actor, body)),
    ),
    route(circuitsEndpoints.update, ({ actor, params, body }) =>
      inCompany(actor, (db) => updateCircuit(parts, db, actor, params.circuitId, body)),
    ),
    route(circuitsEndpoints.copy, ({ actor, params, body }) =>
      inCompany(actor, (db) => copyCircuit(parts, db, actor, params.circuitId, body)),
    ),
    route(circuitsEndpoints.remove, ({ actor, params }) =>
      inCompany(actor, (db) => removeCircuit(parts, db, actor, params.circuitId)),
    ),
    route(circuitsEndpoints.ofContract, ({ actor, params }) =>
      inCompany(actor, async (db) => {
        await requireLevel(db, actor, params.contractId, 'editor')
        return circuitsOfContract(db, params.contractId)
      }),
    ),
  ]
}

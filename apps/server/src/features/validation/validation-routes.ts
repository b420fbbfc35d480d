import { validationEndpoints } from '@tacite/api/validation-endpoints.ts'
import { emptyFields } from '@tacite/document/empty-fields.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireLevel } from '../access/public.ts'
import { readContractContent } from '../contracts/public.ts'
import { contractValidation } from './contract-validation.query.ts'
import { cancelDecision, decide } from './decide.ts'
import { cancelValidation } from './end-validation.ts'
import { requestValidation } from './request-validation.ts'

export function validationRoutes(parts: Platform): Route[] {
  /** Does something in one transaction, then shows where the validation stands. */
  const showAfter = (
    actor: Actor,
    contractId: string,
    act: (db: CompanyDatabase) => Promise<void>,
  ) =>
    parts.inCompany(actor.companyId, async (db) => {
      await act(db)
      return contractValidation(
        db,
        actor,
        contractId,
        await requireLevel(db, actor, contractId, 'reader'),
      )
    })
  return [
    route(validationEndpoints.read, ({ actor, params }) =>
      showAfter(actor, params.contractId, () => Promise.resolve()),
    ),
    route(validationEndpoints.validators, ({ actor, params }) =>
      parts.inCompany(actor.companyId, async (db) => {
        await requireLevel(db, actor, params.contractId, 'editor')
        const content = await readContractContent(db, params.contractId)
        return {
          ...(await validatorCandidates(db)),
          emptyFields: emptyFields(content.document, content).map(({ label }) => label),
        }
      }),
    ),
    route(validationEndpoints.request, ({ actor, params, body }) =>
      showAfter(actor, params.contractId, (db) =>
        requestValidation(parts, db, actor, params.contractId, body),
      ),
    ),
    route(validationEndpoints.cancel, ({ actor, params }) =>
      showAfter(actor, params.contractId, (db) =>
        cancelValidation(parts, db, actor, params.contractId),
      ),
    ),
    route(validationEndpoints.decide, ({ actor, params, body }) =>
      showAfter(actor, params.contractId, (db) => decide(parts, db, actor, params, body)),
    ),
    route(validationEndpoints.cancelDecision, ({ actor, params }) =>
      showAfter(actor, params.contractId, (db) => cancelDecision(parts, db, actor, params)),
    ),
  ]
}

async function validatorCandidates(db: CompanyDatabase) {
  return {
    people: await db
      .select('person')
      .where('person.status', '=', 'active')
      .select(['person.id as _id', personName('person').as('name')])
      .orderBy('name')
      .orderBy('person.id')
      .limit(1000)
      .execute(),
    groups: await db
      .select('person_group')
      .select(['id as _id', 'name'])
      .orderBy('name')
      .orderBy('id')
      .limit(1000)
      .execute(),
  }
}

import { taggedFieldsEndpoints } from '@tacite/api/tagged-field-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { createTaggedField, updateTaggedField } from './change-tagged-field.ts'
import { removeTaggedField } from './remove-tagged-field.ts'
import { taggedFieldChoices } from './tagged-field-choices.query.ts'
import { taggedFieldList } from './tagged-field-list.query.ts'
import { taggedField } from './tagged-field.query.ts'

export function taggedFieldsRoutes(parts: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  return [
    route(taggedFieldsEndpoints.list, ({ actor, query }) =>
      inCompany(actor, (db) => taggedFieldList(db, actor.locale, query)),
    ),
    route(taggedFieldsEndpoints.choices, ({ actor, query }) =>
      inCompany(actor, (db) => taggedFieldChoices(db, actor.locale, query.search)),
    ),
    route(taggedFieldsEndpoints.read, ({ actor, params }) =>
      inCompany(actor, (db) => taggedField(db, params.fieldId)),
    ),
    route(taggedFieldsEndpoints.create, ({ actor, body }) =>
      inCompany(actor, (db) => createTaggedField(parts, db, actor, body)),
    ),
    route(taggedFieldsEndpoints.update, ({ actor, params, body }) =>
      inCompany(actor, (db) => updateTaggedField(parts, db, actor, params.fieldId, body)),
    ),
    route(taggedFieldsEndpoints.remove, ({ actor, params }) =>
      inCompany(actor, (db) => removeTaggedField(parts, db, actor, params.fieldId)),
    ),
  ]
}

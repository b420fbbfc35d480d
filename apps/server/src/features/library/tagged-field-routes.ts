import { taggedFieldsEndpoints } from '@tacite/api/tagged-field-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { createTaggedField, updateTaggedField } from './change-tagged-field.ts'
import { removeTaggedField } from './remove-tagged-field.ts'
import { taggedFieldList } from './tagged-field-list.query.ts'
import { taggedField } from './tagged-field.query.ts'

export function taggedFieldsRoutes(parts: Platform): Route[] {
  return [
    route(taggedFieldsEndpoints.list, ({ db, actor, query }) =>
      taggedFieldList(db, actor.locale, query),
    ),
    route(taggedFieldsEndpoints.read, ({ db, params }) => taggedField(db, params.fieldId)),
    route(taggedFieldsEndpoints.create, ({ db, actor, body }) =>
      createTaggedField(parts, db, actor, body),
    ),
    route(taggedFieldsEndpoints.update, ({ db, actor, params, body }) =>
      updateTaggedField(parts, db, actor, params.fieldId, body),
    ),
    route(taggedFieldsEndpoints.remove, ({ db, actor, params }) =>
      removeTaggedField(parts, db, actor, params.fieldId),
    ),
  ]
}

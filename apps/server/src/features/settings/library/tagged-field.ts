import { taggedFieldsEndpoints } from '@tacite/api/settings/tagged-field-endpoints.ts'
import type { Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordRoutes } from '../administration/public.ts'
import { createTaggedField, updateTaggedField } from './change-tagged-field.ts'
import { removeTaggedField } from './remove-tagged-field.ts'
import { taggedFieldList } from './tagged-field-list.query.ts'
import { taggedField } from './tagged-field.query.ts'

/** Fields have an order, a variable and conditions, hence their own use cases. */
export function taggedFieldsRoutes(deps: Platform): Route[] {
  return recordRoutes(deps, taggedFieldsEndpoints, {
    list: taggedFieldList,
    read: taggedField,
    create: createTaggedField,
    update: updateTaggedField,
    remove: removeTaggedField,
  })
}

import { templatesEndpoints } from '@tacite/api/writing/templates-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { readTemplate } from './template.query.ts'

export function templatesRoutes(): Route[] {
  return [
    route(templatesEndpoints.template, async ({ db, params }) => {
      const { id, textId, title, document } = await readTemplate(db, params.templateId)
      return { _id: id, textId, title, document: { ...document } }
    }),
  ]
}

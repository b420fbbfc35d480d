import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const templatesEndpoints = {
  template: endpoint({
    method: 'GET',
    path: '/model/contracts/:templateId',
    access: 'model:contracts:list',
    summary: 'A template with its text, to show it beside the form.',
    params: z.strictObject({ templateId: z.uuid() }),
    response: z.object({
      _id: z.uuid(),
      textId: z.uuid(),
      title: z.string(),
      document: z.looseObject({}),
    }),
  }),
}

import { keys } from '../../../platform/query-keys.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { templatesEndpoints } from '@tacite/api/writing/templates-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { TemplateText } from './choices.ts'

/** The initial data of the form. */
export const formStartQuery = queryOptions({
  queryKey: keys.contractForm(),
  queryFn: ({ signal }) =>
    call<typeof contractsEndpoints.choices>('GET', '/contracts3/choices', { signal }),
  staleTime: 30_000,
})

/** The text that the form fills in. */
export const templateTextQuery = (templateId: string) =>
  queryOptions({
    queryKey: keys.templates('published', templateId),
    queryFn: async ({ signal }) => {
      const template = await call<typeof templatesEndpoints.published>(
        'GET',
        '/model/contracts/:templateId/published',
        { params: { templateId }, signal },
      )
      return template as unknown as TemplateText
    },
    staleTime: 60_000,
  })

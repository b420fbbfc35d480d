import type { templatesEndpoints } from '@tacite/api/writing/templates-endpoints.ts'
import { recordQueries } from '../../settings/administration/public.tsx'

/** Templates as records of a list and its panel; the page of one needs less (template-queries.ts). */
export const templates = recordQueries<typeof templatesEndpoints>('templates')

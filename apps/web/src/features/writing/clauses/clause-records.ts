import type { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { recordQueries } from '../../settings/administration/public.tsx'

/** Clauses as records of a list; the page of one needs less (clause-queries.ts). */
export const clauses = recordQueries<typeof clausesEndpoints>('clauses')

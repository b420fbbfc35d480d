import type { counterpartiesEndpoints } from '@tacite/api/settings/counterparty-endpoints.ts'
import { recordQueries } from '../administration/public.tsx'

export const counterparties = recordQueries<typeof counterpartiesEndpoints>('counterparties')

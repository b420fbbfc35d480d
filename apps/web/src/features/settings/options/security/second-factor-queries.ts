import type {
  OwnFactors,
  secondFactorEndpoints,
} from '@tacite/api/people/second-factor-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

export type { OwnFactors }

export const factorsQuery = queryOptions({
  queryKey: keys.me('second-factor'),
  queryFn: ({ signal }) =>
    call<typeof secondFactorEndpoints.own>('GET', '/me/second-factor', { signal }),
})

import type { secondFactorEndpoints } from '@tacite/api/people/second-factor-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

type Endpoints = typeof secondFactorEndpoints

export const secondFactorPolicyQuery = queryOptions({
  queryKey: keys.company('second-factor'),
  queryFn: ({ signal }) => call<Endpoints['policy']>('GET', '/company/second-factor', { signal }),
})

export const saveSecondFactorPolicy = (isRequired: boolean) =>
  call<Endpoints['changePolicy']>('PUT', '/company/second-factor', { body: { isRequired } })

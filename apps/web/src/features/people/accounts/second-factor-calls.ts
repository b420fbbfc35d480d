import type { secondFactorEndpoints } from '@tacite/api/people/second-factor-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

type Endpoints = typeof secondFactorEndpoints

/** Each call makes another secret: it is asked for once. */
export const enrolmentQuery = queryOptions({
  queryKey: keys.accountLink('enrolment'),
  queryFn: () => call<Endpoints['beginEnrolment']>('POST', '/auth/signin/enrolment'),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  retry: false,
})

export const finishSignIn = (code: string) =>
  call<Endpoints['signIn']>('POST', '/auth/signin/second-factor', { body: { code } })

export const enrolAtSignIn = (code: string) =>
  call<Endpoints['enrol']>('POST', '/auth/signin/enrolment/code', { body: { code } })

import { keys } from '../../../../platform/query-keys.ts'
import type { accountSecurityEndpoints } from '@tacite/api/people/account-security-endpoints.ts'
import type {
  signUpPolicyEndpoints,
  SignUpPolicyForm,
} from '@tacite/api/people/sign-up-policy-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { Revision } from '@tacite/api/revision.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'

type Endpoints = typeof signUpPolicyEndpoints
export type { SignUpPolicyForm }
export type SignUpPolicySettings = ResponseOf<Endpoints['read']>

export const signUpPolicyQuery = queryOptions({
  queryKey: keys.company('sign-up'),
  queryFn: ({ signal }) => call<Endpoints['read']>('GET', '/company/sign-up', { signal }),
})

export function saveSignUpPolicy(
  body: SignUpPolicyForm,
  basedOn: Revision | undefined,
): Promise<SignUpPolicySettings> {
  return call<Endpoints['update']>('PUT', '/company/sign-up', { body, basedOn })
}

export function confirmOwnAddress() {
  return call<(typeof accountSecurityEndpoints)['confirmAddress']>('POST', '/me/email/confirmation')
}

import type { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { activateAccount, type Activation } from './activate-account.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { confirmSignUp } from './confirm-sign-up.ts'
import { findAccountLink } from './account-link.ts'
import { joinCompany } from './join-company.ts'
import { findJoiningLink } from './joining-link.ts'
import { requireOwnAddress } from './require-own-address.ts'
import { findSignUpRequest } from './sign-up-request.ts'

/** What a mailed link to activate leads to: an invitation, a company to join, or one to create. Nothing is consumed. */
export async function openActivation(
  deps: AccountsDeps,
  token: string,
): Promise<ResponseOf<typeof accountsEndpoints.activation>> {
  const joining = await findJoiningLink(deps, token)
  if (joining) return { ...joining, firstName: '', lastName: '', kind: 'joining' }
  const request = await findSignUpRequest(deps, token)
  if (request) return { ...request, company: request.companyName, kind: 'company' }
  const { currentEmail, ...invited } = await findAccountLink(deps, token, 'activation')
  await requireOwnAddress(deps, currentEmail)
  return { ...invited, email: currentEmail, kind: 'invitation' }
}

/** Redeems it. Returns who they are from now on. */
export async function activate(
  deps: AccountsDeps,
  form: Activation,
): Promise<{ companyId: string; personId: string }> {
  const joining = await findJoiningLink(deps, form.token)
  if (joining) return joinCompany(deps, joining, form)
  const request = await findSignUpRequest(deps, form.token)
  if (request) return confirmSignUp(deps, request, form)
  return activateAccount(deps, form)
}

import type { counterpartiesEndpoints } from '@tacite/api/settings/counterparty-endpoints.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import {
  identityColumns,
  identityRefusals,
  type PartyColumns,
  type PartyIdentity,
} from './party-identity.ts'

type Form = BodyOf<typeof counterpartiesEndpoints.create>
type Identity = PartyIdentity & Pick<Form, 'kind' | 'email'>

/**
 * The columns of a counterparty, after validating its name, numbers and e-mail addresses.
 * @throws Refused RULE with every error at its field
 */
export function counterpartyColumns(
  form: Identity & Partial<Pick<Form, 'contacts'>>,
): PartyColumns & { kind: Form['kind']; email: string | null } {
  const refusals: Refusal[] = [
    ...identityRefusals(form),
    ...(form.email === '' || isEmailAddress(form.email)
      ? []
      : [{ code: 'EMAIL_INVALID', field: 'email' } as const]),
    ...(form.contacts ?? []).flatMap(contactRefusals),
  ]
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  return { ...identityColumns(form), kind: form.kind, email: form.email || null }
}

function contactRefusals({ name, email }: Form['contacts'][number]): Refusal[] {
  const field = 'contacts'
  if (name === '') return [{ code: 'CONTACT_NAME_REQUIRED', field }]
  if (email === '' || isEmailAddress(email)) return []
  return [{ code: 'CONTACT_EMAIL_INVALID', params: { name }, field }]
}

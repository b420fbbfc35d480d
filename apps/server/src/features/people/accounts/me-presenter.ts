import type { Me, MeField } from '@tacite/api/people/accounts-endpoints.ts'
import { fullName } from '@tacite/domain/people/full-name.ts'
import type { SignedIn } from '../../../platform/http/route.ts'

/** @param selected leaves out the roles or the company's data unless it names them; undefined: everything */
export function presentMe(actor: SignedIn, selected?: readonly MeField[]): Me {
  const has = (field: MeField) => !selected || selected.includes(field)
  return {
    _id: actor.personId,
    name: {
      first: actor.firstName,
      last: actor.lastName,
      full: fullName(actor),
    },
    email: actor.email,
    profilePictureUrl: actor.picture,
    iams: [...actor.permissions],
    i18n: actor.locale,
    ...(has('roles') ? { roles: [{ _id: actor.role.id, name: actor.role.name }] } : {}),
    ...(has('data') ? { data: { company: { _id: actor.companyId, ...actor.company } } } : {}),
  }
}

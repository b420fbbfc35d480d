import type { Me } from '@tacite/api/people/accounts-endpoints.ts'
import { fullName } from '@tacite/domain/people/full-name.ts'
import type { SignedIn } from '../../../platform/http/route.ts'

export function presentMe(actor: SignedIn): Me {
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
    roles: [{ _id: actor.role.id, name: actor.role.name }],
    data: {
      company: {
        _id: actor.companyId,
        ...actor.company,
      },
    },
  }
}

import type { Me } from '@tacite/api/people/accounts-endpoints.ts'
import { fullName } from '@tacite/domain/people/full-name.ts'
import type { Actor } from '../../../platform/access/actor.ts'

export function presentMe(actor: Actor): Me {
  return {
    _id: actor.personId,
    name: {
      first: actor.firstName,
      last: actor.lastName,
      full: fullName(actor),
    },
    email: actor.email,
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

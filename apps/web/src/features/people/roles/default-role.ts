import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

/** The role that is given unless another is chosen, when this person may give it. */
export const defaultRoleQuery = queryOptions({
  queryKey: keys.choices('roles', 'default'),
  queryFn: async ({ signal }) => {
    const { value } = await call<typeof peopleEndpoints.roles>('GET', '/users/choices/roles', {
      query: { default: 'true' },
      signal,
    })
    return value.find(({ giving }) => !giving)?._id ?? null
  },
})

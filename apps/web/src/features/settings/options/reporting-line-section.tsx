import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { keys } from '../../../platform/query-keys.ts'
import { OptionSection } from './option-section.tsx'

const managerQuery = queryOptions({
  queryKey: keys.me('manager'),
  queryFn: ({ signal }) =>
    call<typeof peopleEndpoints.ownManager>('GET', '/me/manager', { signal }),
})

/** Who is told of what one leaves undecided; people who administer accounts choose them. */
export function ManagerSection() {
  const t = useTexts()
  const manager = useQuery(managerQuery).data?.manager
  if (!manager) return null
  return (
    <OptionSection
      title={t('options-preferences.manager.title')}
      lead={t('options-preferences.manager.lead')}
    >
      <p className="rounded-md bg-canvas px-4 py-3">
        {t(`options-preferences.manager.${manager.isActive ? 'active' : 'inactive'}`, {
          name: manager.name,
        })}
      </p>
    </OptionSection>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { OptionsFrame } from '../options-frame.tsx'
import { integrationsQuery } from './integrations-queries.ts'
import { ServiceSection } from './service-section.tsx'
import { TimestampsSection } from './timestamps-section.tsx'

/** The services that a company connects. */
export function IntegrationsScreen() {
  const t = useTexts()
  const { data, error } = useQuery(integrationsQuery)
  return (
    <OptionsFrame part="integrations">
      {error && !data && (
        <EmptyState title={t('options-integrations.refused')}>{messageOf(error)}</EmptyState>
      )}
      {!error && !data && (
        <LoadingRegion>
          <Skeleton className="h-120 w-full" />
        </LoadingRegion>
      )}
      {data?.value.map((integration) => (
        <ServiceSection
          key={integration.service}
          integration={integration}
          revision={data.revision}
          refusal={data.refusal}
        />
      ))}
      {data && <TimestampsSection host={data.timestampHost} refusal={data.refusal} />}
    </OptionsFrame>
  )
}

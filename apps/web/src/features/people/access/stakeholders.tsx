import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { pictureOf } from '../../../platform/picture-of.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { TitledSection } from '../../../ui/titled-section.tsx'
import { stakeholdersQuery, type Stakeholder } from './access-queries.ts'

/** « Parties prenantes » : everyone concerned by a contract in one list, each once with every role. */
export function Stakeholders({ contractId }: { contractId: string }) {
  const t = useTexts()
  return (
    <TitledSection
      title={t('access-panel.stakeholders.title')}
      lead={t('access-panel.stakeholders.lead')}
      className="mb-6"
    >
      <StakeholderList contractId={contractId} />
    </TitledSection>
  )
}

function StakeholderList({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data, error, refetch } = useQuery(stakeholdersQuery(contractId))
  if (data) {
    const { value, count: total, numberOfSigners: count } = data
    return (
      <>
        <ul
          aria-label={t('access-panel.stakeholders.title')}
          className="flex flex-col divide-y divide-line"
        >
          {value.map((stakeholder) => (
            <StakeholderLine key={stakeholder.key} stakeholder={stakeholder} />
          ))}
        </ul>
        <p className="text-sm text-ink-faint tabular-nums">
          {count > 0 && t('access-panel.stakeholders.signers', { count })}
          {value.length < total &&
            ` ${t('access-panel.stakeholders.more', { shown: value.length, total })}`}
        </p>
      </>
    )
  }
  if (error)
    return (
      <EmptyState
        isSmall
        title={t('access-panel.failed')}
        action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  return (
    <LoadingRegion>
      <SkeletonText lines={4} />
    </LoadingRegion>
  )
}

function StakeholderLine({ stakeholder }: { stakeholder: Stakeholder }) {
  const t = useTexts()
  const { kind, name, email, roles } = stakeholder
  return (
    <li className="flex items-center gap-3 py-2">
      {kind === 'group' ? (
        <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
          <Users aria-hidden className="size-3.5" />
        </span>
      ) : (
        <Avatar name={name} picture={pictureOf(stakeholder)} size="small" />
      )}
      <div className="min-w-0 flex-1">
        <p
          className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere"
          title={email ?? undefined}
        >
          {name}
          {kind !== 'person' && (
            <Badge tone="violet">{t(`access-panel.stakeholders.kind.${kind}`)}</Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {roles.map((role) => t(`access-panel.stakeholders.role.${role}`)).join(', ')}
        </p>
      </div>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { PlaybookCard } from '../playbook/public.ts'
import { ChangesSinceYes } from './changes/lazy-changes.ts'
import { KeptConditions } from './condition/kept-conditions.tsx'
import { CancelValidation } from './cancel-validation.tsx'
import { RequestValidation } from './circuit/request-validation.tsx'
import { EarlierValidations } from './earlier-validations.tsx'
import { mayDecide } from './step-standing.ts'
import { validationQuery } from './validation-queries.ts'
import type { ContractValidation } from './validation-queries.ts'
import { ValidationView } from './validation-view.tsx'

/** The validation of a contract before signature: current state, decisions, possible actions. */
export function ValidationPanel({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data, error, refetch } = useQuery(validationQuery(contractId))
  if (error && !data) {
    return (
      <EmptyState
        isSmall
        title={t('validation.panel.failed')}
        action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  }
  if (!data) {
    return (
      <LoadingRegion>
        <SkeletonText lines={8} />
      </LoadingRegion>
    )
  }
  const last = data.earlier[0] ?? null
  return (
    <section aria-label={t('validation.panel.label')} className="flex flex-col gap-5">
      {data.hasPlaybook && <PlaybookCard contractId={contractId} />}
      <KeptConditions conditions={data.keptConditions} />
      {data.current ? (
        <Standing contractId={contractId} validation={data} />
      ) : (
        <EmptyState
          isSmall
          icon={<ShieldCheck aria-hidden />}
          title={t('validation.panel.none')}
          action={
            <RequestValidation
              contractId={contractId}
              refusal={data.requesting}
              last={last}
              isPrimary
            />
          }
        >
          {t(`validation.panel.${last?.state === 'fallen' ? 'fallenHint' : 'noneHint'}`)}
        </EmptyState>
      )}
      <EarlierValidations contractId={contractId} validations={data.earlier} />
    </section>
  )
}

function Standing(props: { contractId: string; validation: ContractValidation }) {
  const { contractId, validation } = props
  const t = useTexts()
  const { current, requesting, cancelling } = validation
  if (!current) return null
  return (
    <>
      {current.steps.some(mayDecide) && (
        <Suspense>
          <ChangesSinceYes contractId={contractId} />
        </Suspense>
      )}
      <ValidationView contractId={contractId} validation={current} />
      {(current.state === 'refused' || current.state === 'suspended') && (
        <p className="text-sm text-ink-soft">{t(`validation.panel.${current.state}Hint`)}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <CancelValidation contractId={contractId} refusal={cancelling} />
        <RequestValidation contractId={contractId} refusal={requesting} last={current} />
      </div>
    </>
  )
}

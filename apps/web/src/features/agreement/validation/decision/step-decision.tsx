import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { PlaybookCard } from '../../playbook/public.ts'
import { ChangesSinceYes } from '../changes/lazy-changes.ts'
import { KeptConditions } from '../condition/kept-conditions.tsx'
import { StepCard } from '../step-card.tsx'
import { mayDecide } from '../step-standing.ts'
import { validationQuery } from '../validation-queries.ts'
import type { DecisionContext } from './decision-dialog.tsx'
import type { Decision } from './kept-decision.ts'

interface StepDecisionProps {
  contractId: string
  stepId: string
  context: DecisionContext
  /** The choice whose window opens at once. */
  preselected?: Decision['decision'] | undefined
}

/** One step as on the contract's page, of its current validation or an earlier one: decide, or read what was decided. */
export function StepDecision({ contractId, stepId, context, preselected }: StepDecisionProps) {
  const t = useTexts()
  const { data, error, refetch } = useQuery(validationQuery(contractId))
  if (error && !data)
    return (
      <EmptyState
        isSmall
        title={t('validation.panel.failed')}
        action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonText lines={4} />
      </LoadingRegion>
    )
  const validations = data.current ? [data.current, ...data.earlier] : data.earlier
  const validation = validations.find(({ steps }) => steps.some(({ _id }) => _id === stepId))
  const index = validation?.steps.findIndex(({ _id }) => _id === stepId) ?? -1
  const step = validation?.steps[index]
  if (!validation || !step) return null
  return (
    <div className="flex flex-col gap-4">
      {mayDecide(step) && (
        <Suspense>
          <ChangesSinceYes contractId={contractId} />
        </Suspense>
      )}
      {data.hasPlaybook && <PlaybookCard contractId={contractId} />}
      <KeptConditions conditions={data.keptConditions} />
      <StepCard
        contractId={contractId}
        step={step}
        position={index + 1}
        state={validation.state}
        context={context}
        preselected={preselected}
      />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { ExplainedContract } from '../../parts/public.ts'
import { DecisionSection } from '../../decisions/public.ts'
import { NoticesSection } from '../../notices/public.ts'
import { DeadlineActs } from '../acts/deadline-actions.tsx'
import { deadlinesQuery } from '../deadlines-queries.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { Lifeline } from '../lifeline/lifeline.tsx'
import { EditTerms } from './edit-terms.tsx'
import { Figures } from './figures.tsx'
import { RetentionLine } from './retention-line.tsx'
import { StatedTerms } from './stated-terms.tsx'
import { AlertsSection } from '../../alerts/public.ts'
import { Caveat, Warnings } from './warnings.tsx'

const CorrectionsList = lazy(async () => {
  const [module] = await Promise.all([
    import('../corrections/corrections-list.tsx'),
    loadTexts('corrections'),
  ])
  return module
})

const RenewalsSection = lazy(async () => {
  const [module] = await Promise.all([
    import('../renewals/renewals-section.tsx'),
    loadTexts('renewals', 'notices', 'corrections'),
  ])
  return module
})

/** The « Échéances » tab: the key dates first, then the underlying terms and possible acts. */
export function DeadlinesPanel({ contractId }: { contractId: string }) {
  const t = useTexts()
  const deadlines = useQuery(deadlinesQuery(contractId))
  if (deadlines.data)
    return (
      <ExplainedContract value={deadlines.data.terms === 'transcribed' ? contractId : null}>
        <Panel contractId={contractId} deadlines={deadlines.data} />
      </ExplainedContract>
    )
  if (deadlines.isPending) return <LoadingPanel />
  return (
    <EmptyState
      isSmall
      title={t('deadlines-panel.figures.failed')}
      action={<Button onClick={() => void deadlines.refetch()}>{t('common.action.retry')}</Button>}
    >
      {messageOf(deadlines.error)}
    </EmptyState>
  )
}

interface PanelProps {
  contractId: string
  deadlines: ContractDeadlines
}

function Panel({ contractId, deadlines }: PanelProps) {
  const t = useTexts()
  const isPhone = useIsPhone()
  return (
    <div className="flex flex-col gap-6">
      {isPhone && <Lifeline deadlines={deadlines} />}
      <Figures contractId={contractId} deadlines={deadlines} />
      <Warnings warnings={deadlines.warnings} />
      {deadlines.terms !== 'open' && (
        <Suspense>
          <DecisionSection contractId={contractId} />
        </Suspense>
      )}
      {!deadlines.isGivenUp && <Caveat />}
      <section aria-labelledby="stated-terms" className="flex flex-col gap-3">
        <h2 id="stated-terms" className="font-semibold">
          {t('deadlines-panel.terms.title')}
        </h2>
        <StatedTerms
          contractId={contractId}
          lifecycle={deadlines.lifecycle}
          regime={deadlines.regime}
          amended={deadlines.amended}
          isProven={deadlines.terms === 'transcribed'}
        />
        <EditTerms contractId={contractId} deadlines={deadlines} />
      </section>
      {deadlines.terms === 'transcribed' && (
        <Suspense>
          <CorrectionsList contractId={contractId} />
        </Suspense>
      )}
      {!deadlines.isGivenUp && (
        <Suspense>
          <AlertsSection contractId={contractId} isSigned={deadlines.terms !== 'open'} />
        </Suspense>
      )}
      <RetentionLine contractId={contractId} />
      <DeadlineActs contractId={contractId} deadlines={deadlines} />
      <Suspense>
        <NoticesSection contractId={contractId} />
      </Suspense>
      {deadlines.terms !== 'open' && (
        <Suspense>
          <RenewalsSection contractId={contractId} deadlines={deadlines} />
        </Suspense>
      )}
    </div>
  )
}

function LoadingPanel() {
  return (
    <LoadingRegion>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-5.5 w-28" />
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex flex-col gap-2 border-t border-line py-3">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-6 w-32" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}

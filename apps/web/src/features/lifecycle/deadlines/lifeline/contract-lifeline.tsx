import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { ExplainedContract } from '../../parts/public.ts'
import { deadlinesQuery } from '../deadlines-queries.ts'
import { railHeight } from './lifeline-rail.tsx'
import { Lifeline } from './lifeline.tsx'

/** The lifeline of one contract, under the page header. */
export function ContractLifeline({ contractId }: { contractId: string }) {
  const t = useTexts()
  const deadlines = useQuery(deadlinesQuery(contractId))
  if (deadlines.data)
    return (
      <ExplainedContract value={deadlines.data.terms === 'transcribed' ? contractId : null}>
        <Lifeline deadlines={deadlines.data} />
      </ExplainedContract>
    )
  if (deadlines.isPending) return <LoadingLifeline />
  return (
    <div className={classNames('flex flex-wrap items-center gap-3', railHeight)}>
      <p className="text-ink-soft">
        {t('lifeline.failed')} {messageOf(deadlines.error)}
      </p>
      <Button size="small" onClick={() => void deadlines.refetch()}>
        {t('common.action.retry')}
      </Button>
    </div>
  )
}

/** A skeleton with the line's height. */
function LoadingLifeline() {
  return (
    <LoadingRegion>
      <div className={classNames('flex items-center px-4', railHeight)}>
        <Skeleton className="h-0.5 w-full" />
      </div>
    </LoadingRegion>
  )
}

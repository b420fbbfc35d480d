import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { DecidedLetter } from '../notices/public.ts'
import { Decided } from './decided.tsx'
import { DecisionHistory } from './decision-history.tsx'
import { decisionsQuery, type DecidableLimit, type LimitDecisions } from './decisions-queries.ts'
import { ExitDecisions } from './exit-decisions.tsx'
import { outcomeWords } from './outcome-words.ts'
import { useDeciding } from './use-deciding.ts'

const DecideDialog = lazy(() => import('./decide-dialog.tsx'))

/** « Décision à prendre »: who must choose until when, what follows, what was chosen. */
export default function DecisionSection({ contractId }: { contractId: string }) {
  const t = useTexts()
  const read = useQuery(decisionsQuery(contractId))
  if (read.isPending)
    return (
      <LoadingRegion>
        <Skeleton className="h-24 w-full" />
      </LoadingRegion>
    )
  if (!read.data)
    return (
      <EmptyState
        isSmall
        title={t('decisions.failed')}
        action={<Button onClick={() => void read.refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(read.error)}
      </EmptyState>
    )
  return (
    <>
      <LimitSection contractId={contractId} decisions={read.data} />
      <ExitDecisions contractId={contractId} decisions={read.data} />
    </>
  )
}

interface LimitSectionProps {
  contractId: string
  decisions: LimitDecisions
}

function LimitSection({ contractId, decisions }: LimitSectionProps) {
  const t = useTexts()
  const { limit, decided } = decisions
  const history = decisions.history.filter(({ about }) => about === 'term')
  if (limit === null && history.length === 0) return null
  return (
    <section aria-labelledby="limit-decision" className="flex flex-col gap-3">
      <h2 id="limit-decision" className="font-semibold">
        {t(isTaken(decisions) ? 'decisions.titleTaken' : 'decisions.title')}
      </h2>
      {limit ? (
        <Open contractId={contractId} limit={limit} decisions={decisions} />
      ) : (
        <p className="text-sm text-ink-faint">{t('decisions.nothing')}</p>
      )}
      <DecisionHistory history={history} current={decided ? [decided._id] : []} />
    </section>
  )
}

/** To decide later is no decision yet. */
function isTaken({ decided }: LimitDecisions): boolean {
  return decided !== null && decided.until === null
}

interface OpenProps extends LimitSectionProps {
  limit: DecidableLimit
}

/** The limit that lies ahead, with what is decided about it. */
function Open({ contractId, limit, decisions }: OpenProps) {
  const t = useTexts()
  const { owner, decided, isSettled, escalation, deciding } = decisions
  const [isDeciding, setDeciding] = useDeciding(
    `term:${limit.prudentLimit}`,
    !isSettled && deciding === null,
  )
  const nothing = outcomeWords(t, limit.ifNothing)
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>{t('decisions.until', { day: limit.prudentLimit })}</p>
        <Badge tone={isTaken(decisions) ? 'green' : 'amber'}>
          {decided
            ? t(`decisions.choice.${limit.meaning}.${decided.choice}`)
            : t('decisions.undecided')}
        </Badge>
      </div>
      {decided ? <Decided decided={decided} isSettled={isSettled} /> : null}
      <ul className="flex flex-col gap-1 text-sm text-ink-soft">
        <li>
          {t(owner.isActive ? 'decisions.owner' : 'decisions.ownerInactive', { name: owner.name })}
        </li>
        {nothing !== '' && <li>{t('decisions.ifNothing', { outcome: nothing })}</li>}
        {escalation && escalation.people.length > 0 && (
          <li>
            {t(`decisions.escalation.${escalation.step}`, {
              day: escalation.on,
              people: escalation.people,
            })}
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        {decided?.choice === 'end' && limit.meaning === 'preventRenewal' && (
          <Suspense>
            <DecidedLetter contractId={contractId} kind="nonRenewal">
              {t('decisions.letter')}
            </DecidedLetter>
          </Suspense>
        )}
        <Button
          size="small"
          variant={isSettled ? 'secondary' : 'primary'}
          disabledReason={deciding?.message}
          onClick={() => setDeciding(true)}
        >
          {t(decided ? 'decisions.decideAgain' : 'decisions.decide')}
        </Button>
      </div>
      {isDeciding && (
        <Suspense>
          <DecideDialog
            contractId={contractId}
            limit={limit}
            decided={decided}
            onClose={() => setDeciding(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

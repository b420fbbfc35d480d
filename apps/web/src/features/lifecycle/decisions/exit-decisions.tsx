import { lazy, Suspense } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DecidedLetter } from '../notices/public.ts'
import { Decided } from './decided.tsx'
import { DecisionHistory } from './decision-history.tsx'
import type { DecidableExit, LimitDecisions } from './decisions-queries.ts'
import { useDeciding } from './use-deciding.ts'

const DecideExitDialog = lazy(() => import('./decide-exit-dialog.tsx'))

interface ExitDecisionsProps {
  contractId: string
  decisions: LimitDecisions
}

/** « Sorties anticipées » : each with its limit, what was decided about it, and what was decided about earlier ones. */
export function ExitDecisions({ contractId, decisions }: ExitDecisionsProps) {
  const t = useTexts()
  const { exits, history } = decisions
  const ofExits = history.filter(({ about }) => about === 'exit')
  if (exits.length === 0 && ofExits.length === 0) return null
  return (
    <section aria-labelledby="exit-decisions" className="flex flex-col gap-3">
      <h2 id="exit-decisions" className="font-semibold">
        {t('decisions.exit.title')}
      </h2>
      <ul className="flex flex-col gap-3">
        {exits.map((exit, index) => (
          <li key={exit.exitOn}>
            <Exit contractId={contractId} exit={exit} decisions={decisions} isNext={index === 0} />
          </li>
        ))}
      </ul>
      <DecisionHistory
        history={ofExits}
        current={exits.flatMap(({ decided }) => decided?._id ?? [])}
      />
    </section>
  )
}

interface ExitProps extends ExitDecisionsProps {
  exit: DecidableExit
  /** The exit that a notice given now would reach. */
  isNext: boolean
}

function Exit({ contractId, exit, decisions, isNext }: ExitProps) {
  const t = useTexts()
  const { exitOn, prudentLimit, basis, isAsked, decided, isSettled, escalation } = exit
  const isOpen = isAsked && !isSettled
  const [isDeciding, setDeciding] = useDeciding(
    `exit:${prudentLimit}`,
    !isSettled && decisions.decidingExit === null,
  )
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium">{t('decisions.exit.exitOn', { day: exitOn })}</h3>
        <ExitBadge exit={exit} />
      </div>
      <div className="text-sm text-ink-soft">
        <p>{t(`decisions.exit.basis.${basis}`)}</p>
        <p>{t('decisions.exit.until', { day: prudentLimit })}</p>
        {isOpen && escalation && escalation.people.length > 0 && (
          <p>
            {t(`decisions.escalation.${escalation.step}`, {
              day: escalation.on,
              people: escalation.people,
            })}
          </p>
        )}
        {!isAsked && decided === null && <p>{t('decisions.exit.ahead')}</p>}
      </div>
      {decided && <Decided decided={decided} isSettled={isSettled} />}
      <div className="flex flex-wrap gap-2">
        {decided?.choice === 'leave' && isNext && (
          <Suspense>
            <DecidedLetter contractId={contractId} kind="earlyExit">
              {t('decisions.exit.letter')}
            </DecidedLetter>
          </Suspense>
        )}
        <Button
          size="small"
          variant={isOpen ? 'primary' : 'secondary'}
          aria-label={t(decided ? 'decisions.exit.decideAgainFor' : 'decisions.exit.decideFor', {
            day: exitOn,
          })}
          disabledReason={decisions.decidingExit?.message}
          onClick={() => setDeciding(true)}
        >
          {t(decided ? 'decisions.decideAgain' : 'decisions.decide')}
        </Button>
      </div>
      {isDeciding && (
        <Suspense>
          <DecideExitDialog
            contractId={contractId}
            exit={exit}
            onClose={() => setDeciding(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function ExitBadge({ exit: { decided, isAsked } }: { exit: DecidableExit }) {
  const t = useTexts()
  if (decided)
    return (
      <Badge tone={decided.until === null ? 'green' : 'amber'}>
        {t(`decisions.exit.choice.${decided.choice}`)}
      </Badge>
    )
  return (
    <Badge tone={isAsked ? 'amber' : 'neutral'}>
      {t(isAsked ? 'decisions.undecided' : 'decisions.exit.notAsked')}
    </Badge>
  )
}

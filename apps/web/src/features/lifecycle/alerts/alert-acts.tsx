import type { AnswerKind } from '@tacite/domain/deadlines/alert-answers.ts'
import { AlarmClock, Hand } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { OfAlert } from './answer-queries.ts'
import { useUndoAnswer } from './use-undo-answer.ts'

interface AlertActsProps {
  alert: OfAlert
  /** What it says, for those who do not see the line that it stands on. */
  text: string
  own: { kind: AnswerKind; until: string | null } | null
  disabledReason?: string | undefined
  onAnswer: (kind: AnswerKind) => void
}

/** The two answers to an alert; once one is given, what it is and the way back. */
export function AlertActs({ alert, text, own, disabledReason, onAnswer }: AlertActsProps) {
  const t = useTexts()
  const undo = useUndoAnswer(alert)
  if (own)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-sm text-green-ink">
          {t(`alert-answers.own.${own.kind}`, { until: own.until ?? '' })}
        </span>
        <Button
          size="small"
          variant="quiet"
          isBusy={undo.isPending}
          aria-label={t('alert-answers.undoNamed', { text })}
          onClick={() => undo.mutate()}
        >
          {t('alert-answers.undo')}
        </Button>
      </span>
    )
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Button
        size="small"
        icon={<Hand aria-hidden />}
        aria-label={t('alert-answers.takeNamed', { text })}
        disabledReason={disabledReason}
        onClick={() => onAnswer('acknowledged')}
      >
        {t('alert-answers.take')}
      </Button>
      <Button
        size="small"
        icon={<AlarmClock aria-hidden />}
        aria-label={t('alert-answers.snoozeNamed', { text })}
        disabledReason={disabledReason}
        onClick={() => onAnswer('snoozed')}
      >
        {t('alert-answers.snooze')}
      </Button>
    </span>
  )
}

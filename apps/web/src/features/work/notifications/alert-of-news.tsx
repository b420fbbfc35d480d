import { useTexts } from '../../../platform/locale.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { AlertActs, type AskedAnswer } from '../../lifecycle/alerts/public.ts'
import type { Notification } from './notification-pages.ts'
import { pageOfDecision } from './page-of-news.ts'
import { plainTemplate } from './plain-template.ts'

interface AlertOfNewsProps {
  notification: Pick<Notification, 'alert' | 'contractId' | 'decision' | 'template'>
  /** It asks for nothing any more. */
  isOver?: boolean
  onAnswer: (answer: AskedAnswer) => void
  /** The page of the decision is opened. */
  onDecide?: () => void
  className?: string
}

/** Below a notification: the way to what it asks to decide, who takes its date on, and the reader’s answer. */
export function AlertOfNews({
  notification,
  isOver = false,
  onAnswer,
  onDecide,
  className,
}: AlertOfNewsProps) {
  const t = useTexts()
  const { alert, contractId, template } = notification
  const asked = notification.decision?.kind
  const act = asked === 'signature' || asked === 'letter' ? 'sign' : 'decide'
  const page = isOver ? null : pageOfDecision(notification)
  if (contractId === null || (!alert && page === null)) return null
  return (
    <div className={classNames('flex flex-col items-start gap-1.5', className)}>
      {page !== null && (
        <Button
          size="small"
          aria-label={t(`alert-answers.${act}On`, { text: plainTemplate(template) })}
          render={<AppLink to={page} onClick={onDecide} />}
        >
          {t(`alert-answers.${act}`)}
        </Button>
      )}
      {alert && alert.takenBy.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('alert-answers.takenBy', { people: alert.takenBy })}
        </p>
      )}
      {alert && (
        <AlertActs
          alert={{ contractId, alertId: alert._id }}
          text={plainTemplate(template)}
          own={alert.own}
          onAnswer={(kind) => onAnswer({ alert: { contractId, alertId: alert._id }, kind })}
        />
      )}
    </div>
  )
}

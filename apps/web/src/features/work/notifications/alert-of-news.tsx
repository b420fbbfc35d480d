import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { AlertActs, type AskedAnswer } from '../../lifecycle/alerts/public.ts'
import type { Notification } from './notification-pages.ts'
import { plainTemplate } from './plain-template.ts'

interface AlertOfNewsProps {
  notification: Pick<Notification, 'alert' | 'contractId' | 'template'>
  onAnswer: (answer: AskedAnswer) => void
  className?: string
}

/** Below a notification of a date: who takes it on, and the reader's answer. */
export function AlertOfNews({ notification, onAnswer, className }: AlertOfNewsProps) {
  const t = useTexts()
  const { alert, contractId, template } = notification
  if (!alert || contractId === null) return null
  const of = { contractId, alertId: alert._id }
  return (
    <div className={classNames('flex flex-col items-start gap-1.5', className)}>
      {alert.takenBy.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('alert-answers.takenBy', { people: alert.takenBy })}
        </p>
      )}
      <AlertActs
        alert={of}
        text={plainTemplate(template)}
        own={alert.own}
        onAnswer={(kind) => onAnswer({ alert: of, kind })}
      />
    </div>
  )
}

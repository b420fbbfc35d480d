import { CircleCheck, Mail, MailOpen } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { actsFor, type KeptLine } from './kept-lines.ts'
import { isUnread, type Marking } from './use-marking.ts'
import { useCompleteTask } from './use-complete-task.ts'

/** Marks a line as read or unread, and ticks its task if one click does it. */
export function KeptActions({ line, marking }: { line: KeptLine; marking: Marking }) {
  const t = useTexts()
  const complete = useCompleteTask()
  const concerned = actsFor(line)
  const marksRead = concerned.some(isUnread)
  const { taskId, contract } = line.notification
  const isOver = concerned.every(({ isOver: over }) => over)
  const count = concerned.length
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {taskId !== null && contract && (
        <Button
          size="small"
          icon={<CircleCheck aria-hidden />}
          isBusy={complete.isPending}
          aria-label={t('notification-list.completeOn', contract)}
          onClick={() => complete.mutate({ taskId, contract })}
        >
          {t('notification-list.complete')}
        </Button>
      )}
      <IconButton
        size="small"
        label={t(marksRead ? 'notification-list.markRead' : 'notification-list.markUnread', {
          count,
        })}
        icon={marksRead ? <MailOpen aria-hidden /> : <Mail aria-hidden />}
        keys="m"
        disabledReason={isOver && !marksRead ? t('notification-list.staysRead') : null}
        onClick={() => marking.toggle(concerned)}
      />
    </span>
  )
}

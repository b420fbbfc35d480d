import { BellRing } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { useReminder } from '../team/use-reminder.ts'
import type { Awaited } from './awaited-queries.ts'
import { useAwaitedWords } from './awaited-words.ts'

const NOT_OFFERED: ReadonlySet<string> = new Set(['REMINDER_NOT_FOLLOWER', 'REMINDER_TO_ONESELF'])

/** Not offered to who only reads the validation, nor about oneself. */
export function RemindButton({ row }: { row: Awaited }) {
  const t = useTexts()
  const { nameOf } = useAwaitedWords()
  const { reminding, contract } = row
  const reminder = useReminder(contract._id)
  if (!reminding || NOT_OFFERED.has(reminding.reason?.code ?? '')) return null
  return (
    <Button
      size="small"
      icon={<BellRing aria-hidden />}
      aria-label={t('awaited.remindOn', { name: nameOf(row) })}
      isBusy={reminder.isPending}
      disabledReason={reminding.reason?.message}
      onClick={() => reminder.mutate(reminding)}
    >
      {t('team-tasks.remind')}
    </Button>
  )
}

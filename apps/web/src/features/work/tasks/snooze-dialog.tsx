import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { toasts } from '../../../ui/toasts.ts'
import type { TasksDialogProps } from './hand-over-dialog.tsx'
import { reasonsOf } from './refusal-reasons.ts'
import { snoozeTasks } from './snooze-tasks.ts'

/** Puts tasks off until a day; what is due before it is said first, because nobody else is told. */
export default function SnoozeDialog({ taskIds, known, onDone, onClose }: TasksDialogProps) {
  const t = useTexts()
  const form = useForm({
    initial: { until: null as string | null },
    save: ({ until }) => snoozeTasks(taskIds, until),
    changes: ['tasks'],
    onSaved: ({ changedIds, failures }, { until }) => {
      const texts = currentTexts()
      if (changedIds.length > 0)
        toasts.success(texts('tasks.snooze.done', { count: changedIds.length, day: until ?? '' }))
      for (const failure of reasonsOf(failures, messageOf))
        toasts.error(texts('tasks.bulk.failed', failure), { isLasting: true })
      onDone(new Set(failures.map(({ taskId }) => taskId)))
      onClose()
    },
  })
  const { until } = form.values
  const late = known.filter(
    ({ _id, dueOn }) => taskIds.includes(_id) && dueOn !== null && until !== null && dueOn < until,
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tasks.snooze.title', { count: taskIds.length })}
      description={t('tasks.snooze.lead', { count: taskIds.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('tasks.snooze.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <DateField {...form.bind('until')} label={t('tasks.snooze.until')} isRequired />
        {late.length > 0 && (
          <p role="status" className="text-sm text-amber-ink">
            {t('tasks.snooze.late', { count: late.length })}
          </p>
        )}
      </form>
    </Dialog>
  )
}

import { useFormats } from '../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { answerTask } from './contract-tasks-queries.ts'
import { isClosed, type Task } from './task-queries.ts'

/** What a colleague asks in full, and the answer: written here, or as it was given. */
export function AskedByHand({
  task,
  request,
}: {
  task: Task
  request: NonNullable<Task['request']>
}) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <div className="flex w-full flex-col gap-3">
      {request.note !== '' && (
        <div>
          <p className="text-sm text-ink-soft">{t('tasks.request.note')}</p>
          <p className="break-words whitespace-pre-wrap">{request.note}</p>
        </div>
      )}
      {!isClosed(task) && <AnswerForm task={task} />}
      {request.answer ? (
        <p className="break-words whitespace-pre-wrap">
          {t('tasks.request.answer', { answer: request.answer })}
          {task.endedAt && (
            <span className="block text-sm text-ink-soft">{formats.instant(task.endedAt)}</span>
          )}
        </p>
      ) : null}
    </div>
  )
}

function AnswerForm({ task }: { task: Task }) {
  const t = useTexts()
  const form = useForm({
    initial: { answer: '' },
    save: ({ answer }) => answerTask(task._id, answer),
    changes: [{ topic: 'contract', contractId: task.contract._id }, 'tasks'],
    onSaved: () => toasts.success(currentTexts()('tasks.request.answered')),
  })
  return (
    <form {...form.element} className="flex flex-col items-start gap-3">
      <FormErrors errors={form.whole} attempt={form.attempt} />
      <TextArea
        {...form.text('answer')}
        label={t('tasks.request.answerLabel')}
        maxLength={2000}
        isOptional
        className="w-full"
      />
      <Button type="submit" variant="primary" isBusy={form.isBusy}>
        {t('tasks.request.answerSubmit')}
      </Button>
    </form>
  )
}

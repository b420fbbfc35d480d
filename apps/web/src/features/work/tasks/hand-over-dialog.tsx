import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useMe } from '../../../platform/me.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { toasts } from '../../../ui/toasts.ts'
import type { Task } from './task-queries.ts'
import { useAsked } from './task-words.tsx'

export interface TasksDialogProps {
  taskIds: readonly string[]
  /** Those of them that the page shows. */
  known: readonly Task[]
  /** Called with the tasks that stay as they were. */
  onDone: (still: ReadonlySet<string>) => void
  onClose: () => void
}

type Refusal = Awaited<ReturnType<typeof handOver>>['refused'][number]

function handOver(body: { taskIds: string[]; personId: string | null }) {
  return call<typeof tasksEndpoints.handOver>('POST', '/tasks/handed-over', { body })
}

/** Gives tasks to another person; those that cannot pass are named, each with its reason, before and after. */
export default function HandOverDialog({ taskIds, known, onDone, onClose }: TasksDialogProps) {
  const t = useTexts()
  const { _id: ownId } = useMe()
  const [refused, setRefused] = useState<readonly Refusal[]>()
  const form = useForm({
    initial: { personId: null as string | null },
    save: ({ personId }) => handOver({ taskIds: [...taskIds], personId }),
    changes: ['tasks'],
    onSaved: ({ done, refused: left }) => {
      if (done.length > 0)
        toasts.success(currentTexts()('tasks.handOver.done', { count: done.length }))
      onDone(new Set(left.map(({ _id }) => _id)))
      if (left.length === 0) onClose()
      else setRefused(left)
    },
  })
  if (refused)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('tasks.handOver.leftTitle', { count: refused.length })}
        footer={<Button onClick={onClose}>{t('common.action.close')}</Button>}
      >
        <Stays lines={refused.map(({ _id, title, reason }) => [_id, title, reason])} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tasks.handOver.title', { count: taskIds.length })}
      description={t('tasks.handOver.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('tasks.handOver.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <ChoiceField
          noun="people"
          scope={{ except: ownId }}
          label={t('tasks.handOver.person')}
          isRequired
          {...form.bind('personId')}
        />
        <StaysAnyway taskIds={taskIds} known={known} />
      </form>
    </Dialog>
  )
}

/** What is known not to pass, before anything is sent. */
function StaysAnyway({ taskIds, known }: Pick<TasksDialogProps, 'taskIds' | 'known'>) {
  const t = useTexts()
  const asked = useAsked()
  const lines = known.flatMap((task) =>
    taskIds.includes(task._id) && task.handingOver
      ? [[task._id, `${asked(task)}, ${task.contract.title}`, task.handingOver.message] as const]
      : [],
  )
  if (lines.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{t('tasks.handOver.stays')}</p>
      <Stays lines={lines} />
    </div>
  )
}

function Stays(props: { lines: readonly (readonly [id: string, name: string, reason: string])[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {props.lines.map(([id, name, reason]) => (
        <li key={id} className="py-2 text-sm">
          <span className="block font-medium break-words">{name}</span>
          <span className="block text-ink-soft">{reason}</span>
        </li>
      ))}
    </ul>
  )
}

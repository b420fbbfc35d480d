import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import type { ChoiceOf } from '../../../platform/choices/choice-queries.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { toasts } from '../../../ui/toasts.ts'
import type { Task } from './task-queries.ts'

export interface TasksDialogProps<Known = Task> {
  taskIds: readonly string[]
  /** Those of them that the page shows. */
  known: readonly Known[]
  /** Called with the tasks that stay as they were. */
  onDone: (still: ReadonlySet<string>) => void
  onClose: () => void
}

/** A task by its words, and why it cannot pass; null: it can. */
export interface KnownTask extends Pick<Task, '_id' | 'handingOver'> {
  name: string
}

/** What is said of tasks of others instead of one's own. */
export interface HandOverWords {
  lead: string
  stays: string
  left: (count: number) => string
}

type HandOverProps = TasksDialogProps<KnownTask> & { words?: HandOverWords }

type Taker = ChoiceOf<'taskTakers'>
type Refusal = Awaited<ReturnType<typeof handOver>>['refused'][number]

function handOver(body: { taskIds: string[]; personId: string | null }) {
  return call<typeof tasksEndpoints.handOver>('POST', '/tasks/handed-over', { body })
}

/** Gives tasks to another person; those that cannot pass are named, each with its reason, before and after. */
export default function HandOverDialog({
  taskIds,
  known,
  onDone,
  onClose,
  ...props
}: HandOverProps) {
  const t = useTexts()
  const words = useWords(props.words, taskIds.length)
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
  const [taker, setTaker] = useState<Taker | null>(null)
  const person = form.bind('personId')
  const partly = taker && judged(t, taker).hint
  if (refused)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={words.left(refused.length)}
        footer={<Button onClick={onClose}>{t('common.action.close')}</Button>}
      >
        <Stays
          lines={refused.map(({ _id, title, kind, reason }) => [_id, `${kind}, ${title}`, reason])}
        />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tasks.handOver.title', { count: taskIds.length })}
      description={words.lead}
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
          noun="taskTakers"
          scope={{ tasks: taskIds.join(',') }}
          describe={(colleague) => judged(t, colleague)}
          label={t('tasks.handOver.person')}
          hint={partly ?? undefined}
          isRequired
          {...person}
          onChange={(id, choice) => {
            setTaker(choice)
            person.onChange(id)
          }}
        />
        <StaysAnyway taskIds={taskIds} known={known} title={words.stays} />
      </form>
    </Dialog>
  )
}

function useWords(given: HandOverWords | undefined, count: number): HandOverWords {
  const t = useTexts()
  return (
    given ?? {
      lead: t('tasks.handOver.lead', { count }),
      stays: t('tasks.handOver.stays'),
      left: (leftCount) => t('tasks.handOver.leftTitle', { count: leftCount }),
    }
  )
}

/** What the list says of a colleague: who may take nothing cannot be chosen, and why; who may take some takes these. */
function judged(
  t: Translator,
  { asked, taking, reason }: Taker,
): { hint?: string; isDisabled?: boolean } {
  if (reason === null) return {}
  if (taking === 0) return { hint: reason, isDisabled: true }
  return { hint: t('tasks.handOver.partly', { taking, count: asked, reason }) }
}

/** What is known not to pass, before anything is sent. */
function StaysAnyway({
  taskIds,
  known,
  title,
}: Pick<HandOverProps, 'taskIds' | 'known'> & { title: string }) {
  const lines = known.flatMap(({ _id, name, handingOver }) =>
    taskIds.includes(_id) && handingOver ? [[_id, name, handingOver.message] as const] : [],
  )
  if (lines.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{title}</p>
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

import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Suspense } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { StepDecision } from '../../agreement/validation/public.ts'
import { TaskAlert } from '../../lifecycle/alerts/public.ts'
import { AskedByHand } from './answer-form.tsx'
import { PanelActs } from './panel-acts.tsx'
import { TaskActions } from './task-actions.tsx'
import type { ShownTasks } from './task-address.ts'
import { isClosed, taskQuery, type Task } from './task-queries.ts'
import { TaskSummary } from './task-summary.tsx'
import { useAsked } from './task-words.tsx'

interface TaskPanelProps {
  taskId: string
  shown: ShownTasks
  next: Task | undefined
}

/** One task beside the list: the contract in brief, and what is asked of the reader. */
export default function TaskPanel({ taskId, shown, next }: TaskPanelProps) {
  const t = useTexts()
  const { data: task, error } = useQuery({ ...taskQuery(taskId), retry: false })
  const close = () => shown.show({ task: undefined })
  if (!task)
    return (
      <SidePanel title={error ? t('tasks.panel.failed') : ' '} onClose={close}>
        {error ? (
          <EmptyState isSmall title={isGone(error) ? t('tasks.panel.gone') : messageOf(error)} />
        ) : (
          <LoadingRegion>
            <SkeletonText lines={10} />
          </LoadingRegion>
        )}
      </SidePanel>
    )
  return (
    <SidePanel title={task.contract.title} onClose={close}>
      <div className="flex flex-col gap-6">
        <TaskSummary task={task} />
        <section aria-label={t('tasks.panel.label')} className="flex flex-col items-start gap-3">
          <WhatIsAsked task={task} shown={shown} />
        </section>
        {task.alertId !== null && !isClosed(task) && (
          <Suspense>
            <TaskAlert alert={{ contractId: task.contract._id, alertId: task.alertId }} />
          </Suspense>
        )}
        <PanelActs task={task} />
        {isClosed(task) && shown.status === 'todo' && <WhatNext shown={shown} next={next} />}
      </div>
    </SidePanel>
  )
}

function WhatIsAsked({ task, shown }: { task: Task; shown: ShownTasks }) {
  const { validationStep, request } = task
  if (validationStep) return <Decision task={task} stepId={validationStep._id} />
  if (request) return <AskedByHand task={task} request={request} />
  return <TaskActions task={task} shown={shown} />
}

/** The buttons and the confirmation of the contract's page. */
function Decision({ task, stepId }: { task: Task; stepId: string }) {
  const { contract, forPersonId } = task
  return (
    <div className="w-full">
      <Suspense
        fallback={
          <LoadingRegion>
            <SkeletonText lines={4} />
          </LoadingRegion>
        }
      >
        <StepDecision
          contractId={contract._id}
          stepId={stepId}
          context={{ contract, forPersonId }}
        />
      </Suspense>
    </div>
  )
}

/** Once the task is done: the next one. */
function WhatNext({ shown, next }: Pick<TaskPanelProps, 'shown' | 'next'>) {
  const t = useTexts()
  const asked = useAsked()
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      {next ? (
        <Button
          trailing={<ArrowRight aria-hidden />}
          className="h-auto min-h-9 py-1.5 text-left whitespace-normal"
          render={<AppLink to={shown.pathOf({ task: next._id })} />}
        >
          {t('tasks.panel.next', { asked: asked(next), ...next.contract })}
        </Button>
      ) : (
        <p className="text-ink-soft">{t('tasks.panel.none')}</p>
      )}
      <Button variant="quiet" onClick={() => shown.show({ task: undefined })}>
        {t('tasks.panel.back')}
      </Button>
    </div>
  )
}

/** Not this person's, or mistyped so that it is not an id at all (400). */
function isGone(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

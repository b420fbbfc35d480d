import { useTexts } from '../../../platform/locale.ts'
import { Tag } from '../../../ui/badge.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { cutStepName } from './cut-step-name.ts'
import type { Task } from './task-queries.ts'

/** The workflow step of a task in its colour; a truncated name is shown in full on hover and focus. */
export function StepTag({ step }: { step: Task['stepWorkflow'] }) {
  const t = useTexts()
  const shown = cutStepName(step.name)
  if (shown === step.name) return <Tag colour={step.color}>{shown}</Tag>
  return (
    <Tooltip text={step.name} isLabel>
      <span
        role="img"
        aria-label={t('tasks.screen.step', { name: step.name })}
        // The keyboard must reach the full name.
        tabIndex={0}
        className="inline-flex rounded-sm"
      >
        <Tag colour={step.color}>{shown}</Tag>
      </span>
    </Tooltip>
  )
}

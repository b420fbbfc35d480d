import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, patterns } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { useScreenParam } from '../../../platform/screen-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import {
  LeaveGuard,
  RecordConflicts,
  useAdministrationTitle,
  type ConflictFields,
} from '../administration/public.tsx'
import { ColourDot } from './step-dots.tsx'
import type { DraftStep } from './workflow-draft.ts'
import { useWorkflowForm } from './use-workflow-form.ts'
import { WorkflowActions } from './workflow-actions.tsx'
import { EffectList, WorkflowEffects } from './workflow-effects.tsx'
import { workflowQuery, type WorkflowRow } from './workflow-queries.ts'
import { WorkflowSteps } from './workflow-steps.tsx'

/** One workflow: its name and its ordered steps. */
export function WorkflowScreen() {
  const workflowId = useScreenParam(patterns.workflow, 'workflowId')
  const { data: workflow } = useSuspenseQuery(workflowQuery(workflowId))
  useAdministrationTitle(workflow.name)
  return <WorkflowPage key={workflow._id} workflow={workflow} />
}

function WorkflowPage({ workflow }: { workflow: WorkflowRow }) {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  const form = useWorkflowForm(workflow, () => setAsking(true))
  const [isLeaving, setLeaving] = useState(false)
  const save = () => {
    setAsking(false)
    form.submit()
  }
  return (
    <>
      <PageHeader
        back={
          <TextLink isQuiet render={<AppLink to={paths.workflows()} />}>
            {t('workflows.title')}
          </TextLink>
        }
        title={
          <span className="flex flex-wrap items-center gap-2">
            {workflow.name}
            {workflow.isDefault && <Badge tone="accent">{t('workflows.isDefault')}</Badge>}
          </span>
        }
        description={t('workflows.running', { count: workflow.contracts })}
        actions={<WorkflowActions workflow={workflow} onGone={() => setLeaving(true)} />}
      />
      <form {...form.element} className="flex max-w-200 flex-col gap-6">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <RecordConflicts
          form={form}
          revision={workflow.revision}
          fields={{ steps: stepFields(t), needsPlaybook: { label: t('workflows.needsPlaybook') } }}
        />
        <TextField
          {...form.text('name')}
          label={t('workflows.column.name')}
          maxLength={120}
          className="max-w-100"
          isRequired
        />
        <Checkbox
          label={t('workflows.needsPlaybook')}
          hint={t('workflows.needsPlaybookHint')}
          checked={form.draft.needsPlaybook}
          onChange={({ target }) => form.write({ needsPlaybook: target.checked })}
        />
        <WorkflowSteps form={form} />
        <WorkflowEffects form={form} />
        <div className="sticky bottom-0 -mx-1 flex justify-end border-t border-line bg-paper px-1 py-3">
          <Button
            type="submit"
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={form.isChanged ? null : t('workflows.unchanged')}
          >
            {t('workflows.save')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('workflows.confirm', { name: workflow.name })}
        consequence={t('workflows.consequence')}
        confirmLabel={t('workflows.save')}
        onConfirm={save}
        isHarmless
      >
        <EffectList effects={form.effects} form={form} />
      </ConfirmDialog>
      <LeaveGuard isChanged={form.isChanged && !form.isBusy && !isLeaving} />
    </>
  )
}

/** How the steps of a workflow are shown where two people changed them. */
function stepFields(t: ReturnType<typeof useTexts>): ConflictFields[string] {
  return {
    nameOf: ({ name }: DraftStep) => name,
    parts: {
      name: { label: t('workflows.step.name') },
      description: { label: t('workflows.step.description') },
      kind: {
        label: t('workflows.step.kind'),
        show: (kind: DraftStep['kind']) => t(`workflows.kind.${kind}`),
      },
      color: {
        label: t('workflows.step.colour'),
        show: (color: DraftStep['color']) => (
          <span className="inline-flex">
            <ColourDot colour={color} />
          </span>
        ),
      },
      isRequired: { label: t('workflows.step.required') },
      dueDays: { label: t('workflows.step.dueDays') },
    },
  }
}

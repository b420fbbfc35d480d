import {
  PREDEFINED_WORKFLOWS,
  type PredefinedWorkflow,
} from '@tacite/domain/workflows/predefined-workflows.ts'
import { paths } from '../../../platform/paths.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../platform/use-form.ts'
import { RecordPanel, type AdminAddress } from '../administration/public.tsx'
import { createWorkflow } from './workflow-queries.ts'

const PREDEFINED = Object.keys(PREDEFINED_WORKFLOWS) as PredefinedWorkflow[]

const BLANK: { name: string; predefined: PredefinedWorkflow } = { name: '', predefined: 'complete' }

/** A name and a predefined workflow; steps are then edited on the workflow's own page. */
export function NewWorkflowPanel({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const go = useGo()
  const form = useForm({
    initial: BLANK,
    save: createWorkflow,
    changes: ['workflows'],
    onSaved: ({ _id }) => go(paths.workflow(_id)),
  })
  return (
    <RecordPanel
      title={t('workflows.new')}
      form={form}
      onClose={address.close}
      submitLabel={t('workflows.create')}
    >
      <TextField
        {...form.text('name')}
        label={t('workflows.column.name')}
        maxLength={120}
        autoFocus
        isRequired
      />
      <RadioGroup
        label={t('workflows.startFrom')}
        value={form.values.predefined}
        onChange={(predefined) => form.set({ predefined })}
        options={PREDEFINED.map((value) => ({
          value,
          label: t(`workflows.predefined.${value}.name`),
          hint: t(`workflows.predefined.${value}.steps`),
        }))}
      />
    </RecordPanel>
  )
}

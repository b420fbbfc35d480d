import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RecordPanel, useEditedRecord, type AdminAddress } from '../administration/public.tsx'
import type { Revision } from '@tacite/api/revision.ts'
import {
  startingSteps,
  rewrittenFields,
  stepField,
  stepPlace,
  type DraftStep,
} from '../../agreement/validation/public.ts'
import { CIRCUIT_STEPS } from './merge-circuit-steps.ts'
import { circuitBody, draftSteps } from './circuit-body.ts'
import { circuits, circuitStepsQuery, copyCircuit, type CircuitRow } from './circuit-queries.ts'
import { CircuitSteps } from './circuit-steps.tsx'
import { TrialSection } from './trial-section.tsx'

interface Values {
  title: string
  validationStepId: string | null
  typeIds: string[]
  isImposed: boolean
  steps: DraftStep[]
}

const edited = {
  ...circuits,
  save: (circuitId: string | null, values: Values, basedOn?: Revision) =>
    circuits.save(circuitId, circuitBody(values), basedOn),
}

/** One circuit beside the list. */
export function CircuitForm({
  circuit,
  address,
}: {
  circuit: CircuitRow | null
  address: AdminAddress
}) {
  const t = useTexts()
  const workflowSteps = useQuery(circuitStepsQuery).data ?? []
  const fresh = () => startingSteps([t('validation.request.legal')])
  const { form, panel } = useEditedRecord({
    address,
    records: edited,
    texts: 'circuits',
    record: circuit,
    nameOf: ({ title }) => title,
    initial: {
      title: circuit?.title ?? '',
      validationStepId: circuit?.workflowStep._id ?? null,
      typeIds: circuit?.typeIds ?? [],
      isImposed: circuit?.isImposed ?? false,
      steps: circuit ? draftSteps(circuit) : fresh(),
    },
    sets: ['typeIds'],
    fields: {
      validationStepId: {
        show: (id: string) => workflowSteps.find(({ _id }) => _id === id)?.name,
      },
      typeIds: { show: (ids: string[]) => ids.length },
      isImposed: { label: t('circuits.column.isImposed') },
      steps: {
        nameOf: ({ name }: DraftStep) => name,
        parts: {
          name: { label: t('validation.request.name') },
          rule: {
            label: t('validation.request.rule'),
            show: (rule: DraftStep['rule']) => t(`validation.step.rule.${rule}`),
          },
          chosen: {
            label: t('circuits.column.validators'),
            show: (chosen: DraftStep['chosen']) => chosen.length,
          },
          isBesidePrevious: { label: t('validation.step.beside') },
          dueDays: { label: t('validation.request.dueDays') },
          conditions: {
            label: t('circuits.column.conditions'),
            show: (conditions: DraftStep['conditions']) => conditions?.length ?? 0,
          },
        },
      },
    },
    steps: CIRCUIT_STEPS,
    place: (field, sent, now) =>
      field in sent
        ? { field }
        : stepPlace(field, sent.steps, now.steps, (position) =>
            t('validation.request.step', { position }),
          ),
  })
  const copying = useMutation({
    mutationFn: ({ _id, title }: CircuitRow) =>
      copyCircuit(_id, t('circuits.copyOf', { name: title })),
    meta: { changes: ['circuits'] },
    onSuccess: (copy) => address.openRecord(copy._id),
  })
  const { steps } = form.values
  return (
    <RecordPanel
      {...panel}
      actions={
        circuit && (
          <IconButton
            size="small"
            label={t('circuits.copy')}
            icon={<Copy aria-hidden />}
            onClick={() => copying.mutate(circuit)}
          />
        )
      }
    >
      <TextField
        {...form.text('title')}
        label={t('circuits.column.title')}
        maxLength={120}
        autoFocus={!circuit}
        isRequired
      />
      <Select
        {...form.bind('validationStepId')}
        value={form.values.validationStepId}
        onChange={(validationStepId) => form.set({ validationStepId })}
        label={t('circuits.column.workflowStep')}
        hint={t('circuits.stepHint')}
        placeholder={t(workflowSteps.length > 0 ? 'circuits.chooseStep' : 'circuits.noSteps')}
        options={workflowSteps.map(({ _id, name, workflow }) => ({
          value: _id,
          label: t('circuits.ofWorkflow', { name, workflow }),
        }))}
        isRequired
      />
      <ChoicesField
        {...form.bind('typeIds')}
        noun="contractTypes"
        values={form.values.typeIds}
        onChange={(typeIds) => form.set({ typeIds })}
        label={t('circuits.column.typeIds')}
        hint={t('circuits.typesHint')}
        placeholder={t('circuits.typesPlaceholder')}
      />
      <Checkbox
        label={t('circuits.column.isImposed')}
        hint={t('circuits.imposedHint')}
        checked={form.values.isImposed}
        onChange={(event) => form.set({ isImposed: event.target.checked })}
      />
      <CircuitSteps
        circuit={circuit}
        steps={steps}
        errorAt={(stepId, part) => form.errorAt(stepField(stepId, part))}
        idOf={(stepId, part) => `${form.id}-${stepId}-${part}`}
        onWrite={(written) => {
          form.forgive(rewrittenFields(steps, written))
          form.set({ steps: written })
        }}
      />
      <TrialSection circuitId={circuit?._id ?? null} steps={steps} />
    </RecordPanel>
  )
}

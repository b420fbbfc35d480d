import { isWriting } from '@tacite/domain/workflows/workflow-steps.ts'
import type { WorkflowEffect } from '@tacite/domain/workflows/workflow-changes.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Select } from '../../../ui/select.tsx'
import { ColourDot } from './step-dots.tsx'
import type { WorkflowForm } from './use-workflow-form.ts'

/** The effect of saving on running contracts; and where those on removed steps go. */
export function WorkflowEffects({ form }: { form: WorkflowForm }) {
  const t = useTexts()
  const { effects, draft } = form
  if (effects.length === 0) return null
  const places = draft.steps.filter(({ kind }) => isWriting(kind))
  return (
    <section
      aria-labelledby={`${form.id}-effects`}
      className="flex flex-col gap-3 rounded-lg bg-amber-soft p-4"
    >
      <h2 id={`${form.id}-effects`} className="font-semibold text-amber-ink">
        {t('workflows.effects')}
      </h2>
      <EffectList effects={effects} form={form} />
      {effects.map((effect) =>
        effect.effect !== 'moved' ? null : (
          <Select
            key={effect.stepId}
            id={form.fieldId(effect.stepId, 'move')}
            className="max-w-80"
            label={t('workflows.moveTo', { count: effect.contracts, name: effect.name })}
            placeholder={t('workflows.chooseStep')}
            value={draft.moves[effect.stepId] ?? null}
            error={draft.moves[effect.stepId] ? undefined : form.errorAt('moves')}
            onChange={(key) => form.write({ moves: { ...draft.moves, [effect.stepId]: key } })}
            options={places.map(({ key, name }) => ({
              value: key,
              label: name.trim() || t('workflows.step.unnamed'),
            }))}
            renderMark={({ value }) => (
              <ColourDot colour={places.find(({ key }) => key === value)?.color ?? ''} />
            )}
            isRequired
          />
        ),
      )}
    </section>
  )
}

interface EffectListProps {
  effects: readonly WorkflowEffect[]
  form: Pick<WorkflowForm, 'draft'>
}

export function EffectList({ effects, form: { draft } }: EffectListProps) {
  const t = useTexts()
  const targetOf = (effect: WorkflowEffect) =>
    effect.effect === 'moved'
      ? draft.steps.find(({ key }) => key === draft.moves[effect.stepId])?.name
      : undefined
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {effects.map((effect) => (
        <li key={`${effect.effect} ${'name' in effect ? effect.name : ''}`}>
          {t(`workflows.effect.${targetOf(effect) ? 'movedTo' : effect.effect}`, {
            count: effect.contracts,
            name: ('name' in effect && effect.name) || t('workflows.step.unnamed'),
            target: targetOf(effect) ?? '',
          })}
        </li>
      ))}
    </ul>
  )
}

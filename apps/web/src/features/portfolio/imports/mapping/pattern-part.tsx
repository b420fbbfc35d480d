import { isImportField } from '@tacite/domain/imports/import-fields.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import type { ImportMapping, Rules } from '../plan-queries.ts'
import type { RulesForm } from './use-rules.ts'

interface PatternPartProps {
  form: RulesForm
  mapping: ImportMapping
  rules: Rules
}

/** The pattern of file names, with what it reads in real ones. */
export function PatternPart({ form, mapping, rules }: PatternPartProps) {
  const t = useTexts()
  return (
    <TitledSection title={t('import-plan.pattern.title')} lead={t('import-plan.pattern.lead')}>
      <TextField
        label={t('import-plan.pattern.label')}
        hint={t('import-plan.pattern.hint')}
        className="max-w-xl"
        maxLength={300}
        value={rules.pattern ?? ''}
        error={mapping.patternRefusal?.message}
        onChange={({ target }) => form.change({ pattern: target.value || null })}
      />
      <p className="mt-3 text-sm" role="status">
        {rules.pattern === null
          ? t('import-plan.pattern.none')
          : t('import-plan.pattern.read', { count: mapping.named })}
      </p>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {mapping.examples.map(({ name, values }) => (
          <li key={name} className="flex flex-col">
            <span className="break-words">{name}</span>
            {rules.pattern !== null && (
              <span className="text-ink-soft">
                {values === null ? t('import-plan.pattern.notOf') : <Parts values={values} />}
              </span>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function Parts({ values }: { values: Record<string, string> }) {
  const t = useTexts()
  return Object.entries(values)
    .map(([field, value]) =>
      isImportField(field) ? `${t(`import-plan.field.${field}`)} : ${value}` : value,
    )
    .join(' · ')
}

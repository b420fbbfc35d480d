import { ChoiceField, ChoicesField } from '../../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import type { FieldPartProps } from './use-rules.ts'

const NOUNS = [
  ['type', 'contractTypes'],
  ['project', 'projects'],
  ['owner', 'people'],
  ['legalEntity', 'legalEntities'],
  ['workflow', 'workflows'],
] as const

/** What a contract gets where nothing else is stated. */
export function DefaultsPart({ form, mapping, rules }: FieldPartProps) {
  const t = useTexts()
  const { defaults } = rules
  const known = Object.entries(mapping.names).map(([_id, name]) => ({ _id, name }))
  return (
    <TitledSection title={t('import-plan.defaults.title')} lead={t('import-plan.defaults.lead')}>
      <div className="grid max-w-3xl gap-4 tablet:grid-cols-2">
        {NOUNS.map(([field, noun]) => (
          <ChoiceField
            key={field}
            noun={noun}
            known={known}
            label={t(`import-plan.field.${field}`)}
            value={defaults[field]}
            onChange={(id) => form.change({ defaults: { ...defaults, [field]: id } })}
          />
        ))}
        <ChoicesField
          noun="folders"
          known={known}
          label={t('import-plan.field.folderIds')}
          values={defaults.folderIds}
          onChange={(folderIds) =>
            form.change({ defaults: { ...defaults, folderIds: [...folderIds] } })
          }
        />
      </div>
    </TitledSection>
  )
}

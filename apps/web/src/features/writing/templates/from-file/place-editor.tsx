import type { ProposedFields } from '@tacite/api/writing/placeholder-shapes.ts'
import { fieldTypes } from '@tacite/document/field-definition.ts'
import { hasChoices } from '@tacite/document/field-rules.ts'
import { suitsPlace } from '@tacite/document/placeholders/suits-place.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { Form } from '../../../../platform/use-form.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { controlName, type Decision, type FileValues, type ProposedPlace } from './decisions.ts'

interface PlaceEditorProps {
  place: ProposedPlace
  decision: Decision
  library: ProposedFields['library']
  mayCreate: boolean
  form: Form<FileValues>
  onChange: (changes: Partial<Decision>) => void
}

/** The value that stands for a new field among the existing ones. */
const NEW = ''

/** What a place becomes: an existing field that suits it, or a new one with its name and type. */
export function PlaceEditor(props: PlaceEditorProps) {
  const { place, decision, library, mayCreate, form, onChange } = props
  const t = useTexts()
  const control = (part: string) => ({
    id: `${form.id}-${controlName(place.key, part)}`,
    error: form.errorAt(controlName(place.key, part)),
  })
  const suited = library.filter(({ type }) => suitsPlace(place.declared, type))
  const isNew = decision.variable === null
  return (
    <div className="grid gap-3 py-2 tablet:grid-cols-2">
      <Combobox
        {...control('variable')}
        className="tablet:col-span-2"
        label={t('templates.fill.field')}
        placeholder={t('templates.fill.choose')}
        options={[
          ...(mayCreate ? [{ value: NEW, label: t('templates.fill.newField') }] : []),
          ...suited.map(({ variable, label }) => ({ value: variable, label })),
        ]}
        value={isNew ? (mayCreate ? NEW : null) : decision.variable}
        onChange={(variable) => onChange({ variable: variable || null })}
      />
      {isNew && mayCreate && (
        <>
          <TextField
            {...control('label')}
            label={t('tagged-fields.column.label')}
            value={decision.label}
            onChange={(event) => onChange({ label: event.target.value })}
            maxLength={200}
            isRequired
          />
          <Select
            {...control('type')}
            label={t('tagged-fields.column.type')}
            value={decision.type}
            onChange={(type) => onChange({ type })}
            options={fieldTypes
              .filter((type) => suitsPlace(place.declared, type))
              .map((type) => ({ value: type, label: t(`tagged-fields.type.${type}`) }))}
            isRequired
          />
          {hasChoices(decision.type) && (
            <TextArea
              {...control('choices')}
              className="tablet:col-span-2"
              label={t('tagged-fields.choices')}
              hint={t('tagged-fields.choicesHint')}
              value={decision.choices}
              onChange={(event) => onChange({ choices: event.target.value })}
              isRequired
            />
          )}
        </>
      )}
    </div>
  )
}

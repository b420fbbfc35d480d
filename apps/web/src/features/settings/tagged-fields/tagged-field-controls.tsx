import { fieldTypes } from '@tacite/document/field-definition.ts'
import { hasChoices, proposeVariable } from '@tacite/document/field-rules.ts'
import { ChoiceField, ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormulaControls } from './formula-controls.tsx'
import { FieldConditions } from './field-conditions.tsx'
import type { ControlsProps } from './field-form.ts'

/** What can no longer change stays, with the reason. */
export function TaggedFieldControls({ field, form }: ControlsProps) {
  const t = useTexts()
  const isSystem = field?.kind === 'system'
  return (
    <>
      {isSystem && (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-soft">
          {t.refusal({ code: 'SYSTEM_FIELD_FIXED' })}
        </p>
      )}
      <TextField
        {...form.text('label')}
        label={t('tagged-fields.column.label')}
        maxLength={200}
        autoFocus={!field}
        isRequired
      />
      <TextArea
        {...form.text('description')}
        label={t('tagged-fields.description')}
        hint={t('tagged-fields.descriptionHint')}
        maxLength={1000}
        isOptional
      />
      <VariableField field={field} form={form} />
      <TypeField field={field} form={form} />
      {!isSystem && <OwnControls field={field} form={form} />}
    </>
  )
}

function VariableField({ field, form }: ControlsProps) {
  const t = useTexts()
  const { contracts = 0, templates = 0, clauses = 0 } = field?.texts ?? {}
  const isUsed = contracts + templates + clauses > 0
  const proposal = proposeVariable(form.values.label)
  return (
    <TextField
      {...form.text('variable')}
      label={t('tagged-fields.column.variable')}
      hint={
        isUsed
          ? t.refusal({ code: 'VARIABLE_USED', params: { contracts, templates, clauses } })
          : t('tagged-fields.variableHint')
      }
      placeholder={field ? field.variable : proposal}
      maxLength={63}
      disabled={isUsed || field?.kind === 'system'}
      spellCheck={false}
      autoCapitalize="none"
      isOptional={!field}
    />
  )
}

function TypeField({ field, form }: ControlsProps) {
  const t = useTexts()
  const used = field?.contracts ?? 0
  return (
    <Select
      {...form.bind('type')}
      label={t('tagged-fields.column.type')}
      placeholder={t('tagged-fields.typePlaceholder')}
      hint={used > 0 ? t.refusal({ code: 'FIELD_TYPE_USED', params: { count: used } }) : undefined}
      disabled={used > 0 || field?.kind === 'system'}
      options={fieldTypes.map((type) => ({ value: type, label: t(`tagged-fields.type.${type}`) }))}
      isRequired
    />
  )
}

function OwnControls({ field, form }: ControlsProps) {
  const t = useTexts()
  return (
    <>
      {form.values.type && hasChoices(form.values.type) && (
        <TextArea
          {...form.text('choices')}
          label={t('tagged-fields.choices')}
          hint={t('tagged-fields.choicesHint')}
          rows={5}
          isRequired
        />
      )}
      <FormulaControls field={field} form={form} />
      {form.values.formula === null && <AskedControls field={field} form={form} />}
      <ChoiceField
        {...form.bind('ownerId')}
        noun="people"
        known={field?.owner ? [field.owner] : []}
        label={t('tagged-fields.owner')}
        hint={t('tagged-fields.ownerHint')}
        placeholder={t('tagged-fields.ownerPlaceholder')}
        isOptional
      />
    </>
  )
}

/** Who is asked for it, where and when: not of what is computed. */
function AskedControls({ field, form }: ControlsProps) {
  const t = useTexts()
  return (
    <>
      <Checkbox
        label={t('tagged-fields.isMetadata')}
        hint={t('tagged-fields.isMetadataHint')}
        checked={form.values.isMetadata}
        onChange={(event) => form.set({ isMetadata: event.target.checked })}
      />
      <Checkbox
        label={t('tagged-fields.isManagement')}
        hint={t('tagged-fields.isManagementHint')}
        checked={form.values.isManagement}
        onChange={(event) => form.set({ isManagement: event.target.checked })}
      />
      <Checkbox
        label={t('tagged-fields.required')}
        hint={t('tagged-fields.requiredHint')}
        checked={form.values.required}
        onChange={(event) => form.set({ required: event.target.checked })}
      />
      <ChoicesField
        noun="folders"
        known={field?.folders ?? []}
        id={form.bind('folderIds').id}
        error={form.bind('folderIds').error}
        label={t('tagged-fields.folders')}
        hint={t(field?.isNowhere ? 'tagged-fields.foldersGone' : 'tagged-fields.foldersHint')}
        placeholder={t('tagged-fields.foldersPlaceholder')}
        values={form.values.folderIds}
        onChange={(folderIds) => form.set({ folderIds })}
        isOptional
      />
      <FieldConditions field={field} form={form} />
    </>
  )
}

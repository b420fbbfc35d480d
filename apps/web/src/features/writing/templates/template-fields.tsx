import { locales } from '@tacite/domain/locale.ts'
import { ChoiceField, ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { ChosenName } from '../../../platform/choices/chosen-name.tsx'
import { useTexts } from '../../../platform/locale.ts'
import type { Form } from '../../../platform/use-form.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { TemplateRecord } from './template-queries.ts'

export interface TemplateValues {
  title: string
  name: string
  description: string
  typeId: string | null
  categoryId: string | null
  folderIds: string[]
  workflowId: string | null
  circuitId: string | null
  groupIds: string[]
  personIds: string[]
  locale: TemplateRecord['locale']
}

export function valuesOf(template: TemplateRecord): TemplateValues {
  const { title, name, description, type, category, folders, workflow, circuit } = template
  return {
    title,
    name,
    description,
    typeId: type?._id ?? null,
    categoryId: category?._id ?? null,
    folderIds: folders.map(({ _id }) => _id),
    workflowId: workflow?._id ?? null,
    circuitId: circuit?._id ?? null,
    groupIds: template.groups.map(({ _id }) => _id),
    personIds: template.people.map(({ _id }) => _id),
    locale: template.locale,
  }
}

/** Those that are sets of ids. */
export const TEMPLATE_SETS = ['folderIds', 'groupIds', 'personIds'] as const

/** How values are shown that others saved meanwhile. */
export const shownTemplateFields = (t: ReturnType<typeof useTexts>) => ({
  locale: { show: (locale: TemplateRecord['locale']) => t(`templates.locale.${locale}`) },
  typeId: { show: (id: string) => <ChosenName noun="contractTypes" id={id} /> },
  categoryId: { show: (id: string) => <ChosenName noun="categories" id={id} /> },
  workflowId: { show: (id: string) => <ChosenName noun="workflows" id={id} /> },
  circuitId: { show: (id: string) => <ChosenName noun="circuits" id={id} /> },
})

const OF_TEMPLATES = { kind: 'template' }

interface TemplateFieldsProps {
  /** Null: a new one. */
  template: TemplateRecord | null
  form: Pick<Form<TemplateValues>, 'text' | 'bind' | 'set' | 'values'>
}

/** How a template is called, filed and used. */
export function TemplateFields({ template, form }: TemplateFieldsProps) {
  const t = useTexts()
  return (
    <>
      <TextField
        {...form.text('title')}
        label={t('templates.column.title')}
        hint={t('templates.titleHint')}
        maxLength={500}
        autoFocus={!template}
        isRequired
      />
      <TextField
        {...form.text('name')}
        label={t('templates.column.name')}
        hint={t('templates.nameHint')}
        maxLength={200}
        isOptional
      />
      <TextArea
        {...form.text('description')}
        label={t('templates.column.description')}
        hint={t('templates.descriptionHint')}
        maxLength={2000}
        isOptional
      />
      <Select
        {...form.bind('locale')}
        label={t('templates.column.locale')}
        hint={t('templates.localeHint')}
        options={locales.map((locale) => ({
          value: locale,
          label: t(`templates.locale.${locale}`),
        }))}
      />
      <ChoiceField
        {...form.bind('typeId')}
        noun="contractTypes"
        known={template?.type ? [template.type] : []}
        onChange={(typeId) => form.set({ typeId })}
        label={t('templates.column.type')}
        placeholder={t('templates.typePlaceholder')}
        isOptional
      />
      <ChoiceField
        {...form.bind('categoryId')}
        noun="categories"
        scope={OF_TEMPLATES}
        known={template?.category ? [template.category] : []}
        onChange={(categoryId) => form.set({ categoryId })}
        label={t('templates.column.category')}
        placeholder={t('templates.categoryPlaceholder')}
        isOptional
      />
      <FoldersField template={template} form={form} />
      <ChoiceField
        {...form.bind('workflowId')}
        noun="workflows"
        known={template?.workflow ? [template.workflow] : []}
        onChange={(workflowId) => form.set({ workflowId })}
        label={t('templates.column.workflow')}
        placeholder={t('templates.workflowPlaceholder')}
        hint={t('templates.workflowHint')}
        isOptional
      />
      <ChoiceField
        {...form.bind('circuitId')}
        noun="circuits"
        known={template?.circuit ? [template.circuit] : []}
        onChange={(circuitId) => form.set({ circuitId })}
        label={t('templates.column.circuit')}
        placeholder={t('templates.circuitPlaceholder')}
        hint={t('templates.circuitHint')}
        isOptional
      />
      <GroupsField template={template} form={form} />
      <PeopleField template={template} form={form} />
    </>
  )
}

function FoldersField({ template, form }: TemplateFieldsProps) {
  const t = useTexts()
  const { id, value, error } = form.bind('folderIds')
  return (
    <ChoicesField
      id={id}
      noun="folders"
      known={template?.folders ?? []}
      values={value}
      error={error}
      onChange={(folderIds) => form.set({ folderIds: [...folderIds] })}
      label={t('templates.column.folders')}
      hint={t('templates.foldersHint')}
      isOptional
    />
  )
}

/** A restriction whose last group was deleted stays one: it says so. */
function GroupsField({ template, form }: TemplateFieldsProps) {
  const t = useTexts()
  const { id, value, error } = form.bind('groupIds')
  const isNobodys =
    template?.isRestricted === true && value.length === 0 && form.values.personIds.length === 0
  return (
    <ChoicesField
      id={id}
      noun="groups"
      known={template?.groups ?? []}
      values={value}
      error={error}
      onChange={(groupIds) => form.set({ groupIds: [...groupIds] })}
      label={t('templates.column.groups')}
      hint={t(isNobodys ? 'templates.groupsGone' : 'templates.groupsHint')}
      placeholder={t('templates.groupsPlaceholder')}
      isOptional
    />
  )
}

/** An account that was deactivated keeps its place: it says so. */
function PeopleField({ template, form }: TemplateFieldsProps) {
  const t = useTexts()
  const { id, value, error } = form.bind('personIds')
  const named = template?.people ?? []
  const gone = named.filter(({ _id, isActive }) => !isActive && value.includes(_id))
  return (
    <ChoicesField
      id={id}
      noun="people"
      known={named}
      values={value}
      error={error}
      onChange={(personIds) => form.set({ personIds: [...personIds] })}
      label={t('templates.column.people')}
      hint={
        gone.length > 0
          ? t('templates.peopleGone', { names: gone.map(({ name }) => name).join(', ') })
          : t('templates.peopleHint')
      }
      isOptional
    />
  )
}

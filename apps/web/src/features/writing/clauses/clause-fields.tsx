import { VARIANT_STANCES } from '@tacite/domain/clauses/clause-stance.ts'
import { locales } from '@tacite/domain/locale.ts'
import { ChoiceField, ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { ChosenName } from '../../../platform/choices/chosen-name.tsx'
import { useTexts } from '../../../platform/locale.ts'
import type { Form } from '../../../platform/use-form.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ClauseRecord } from './clause-queries.ts'

export interface ClauseValues {
  title: string
  description: string
  useWhen: string
  guidance: string
  stance: ClauseRecord['stance']
  categoryId: string | null
  folderIds: string[]
  locale: ClauseRecord['locale']
}

export function valuesOf(clause: ClauseRecord): ClauseValues {
  const { title, description, useWhen, guidance, stance, category, folders, locale } = clause
  return {
    title,
    description,
    useWhen,
    guidance,
    stance,
    categoryId: category?._id ?? null,
    folderIds: folders.map(({ _id }) => _id),
    locale,
  }
}

/** Those that are sets of ids. */
export const CLAUSE_SETS = ['folderIds'] as const

/** How values are shown that others saved meanwhile. */
export const shownClauseFields = (t: ReturnType<typeof useTexts>) => ({
  locale: { show: (locale: ClauseRecord['locale']) => t(`clauses.locale.${locale}`) },
  stance: { show: (stance: ClauseRecord['stance']) => t(`clauses.stance.${stance}`) },
  categoryId: { show: (id: string) => <ChosenName noun="categories" id={id} /> },
})

const OF_CLAUSES = { kind: 'clause' }

interface ClauseFieldsProps {
  /** Null: a new one. */
  clause: ClauseRecord | null
  form: Pick<Form<ClauseValues>, 'text' | 'bind' | 'set' | 'values'>
}

/** How a clause is called, filed and used. */
export function ClauseFields({ clause, form }: ClauseFieldsProps) {
  const t = useTexts()
  return (
    <>
      <TitleField form={form} isNew={!clause} />
      {clause?.standard && (
        <StanceField
          value={form.values.stance}
          onChange={(stance) => form.set({ stance })}
          error={form.bind('stance').error}
        />
      )}
      <TextArea
        {...form.text('description')}
        label={t('clauses.column.description')}
        hint={t('clauses.descriptionHint')}
        maxLength={2000}
        isOptional
      />
      <GuidingFields form={form} />
      <Select
        {...form.bind('locale')}
        label={t('clauses.column.locale')}
        hint={t('clauses.localeHint')}
        options={locales.map((locale) => ({ value: locale, label: t(`clauses.locale.${locale}`) }))}
      />
      {clause?.standard ? (
        <p className="text-sm text-ink-soft">
          {t('clauses.filedWith', { name: clause.standard.name })}
        </p>
      ) : (
        <FilingFields clause={clause} form={form} />
      )}
    </>
  )
}

type WordsForm = Pick<Form<Pick<ClauseValues, 'title' | 'useWhen' | 'guidance'>>, 'text'>

export function TitleField({ form, isNew }: { form: WordsForm; isNew: boolean }) {
  const t = useTexts()
  return (
    <TextField
      {...form.text('title')}
      label={t('clauses.column.title')}
      hint={t('clauses.titleHint')}
      maxLength={500}
      autoFocus={isNew}
      isRequired
    />
  )
}

/** When to use it, and what negotiators know of it. */
export function GuidingFields({ form }: { form: WordsForm }) {
  const t = useTexts()
  return (
    <>
      <TextArea
        {...form.text('useWhen')}
        label={t('clauses.column.useWhen')}
        hint={t('clauses.useWhenHint')}
        maxLength={2000}
        isOptional
      />
      <TextArea
        {...form.text('guidance')}
        label={t('clauses.column.guidance')}
        hint={t('clauses.guidanceHint')}
        maxLength={10_000}
        isOptional
      />
    </>
  )
}

interface StanceFieldProps {
  value: ClauseRecord['stance']
  error: string | null | undefined
  onChange: (stance: (typeof VARIANT_STANCES)[number]) => void
}

/** Whether a variant may be accepted. */
export function StanceField({ value, error, onChange }: StanceFieldProps) {
  const t = useTexts()
  return (
    <RadioGroup
      label={t('clauses.column.stance')}
      value={value === 'standard' ? null : value}
      error={error}
      onChange={onChange}
      options={VARIANT_STANCES.map((stance) => ({
        value: stance,
        label: t(`clauses.stance.${stance}`),
        hint: t(`clauses.stanceHint.${stance}`),
      }))}
      isRequired
    />
  )
}

function FilingFields({ clause, form }: ClauseFieldsProps) {
  const t = useTexts()
  const folders = form.bind('folderIds')
  return (
    <>
      <ChoiceField
        {...form.bind('categoryId')}
        noun="categories"
        scope={OF_CLAUSES}
        known={clause?.category ? [clause.category] : []}
        onChange={(categoryId) => form.set({ categoryId })}
        label={t('clauses.column.category')}
        placeholder={t('clauses.categoryPlaceholder')}
        isOptional
      />
      <ChoicesField
        id={folders.id}
        noun="folders"
        known={clause?.folders ?? []}
        values={folders.value}
        error={folders.error}
        onChange={(folderIds) => form.set({ folderIds: [...folderIds] })}
        label={t('clauses.column.folders')}
        isOptional
      />
    </>
  )
}

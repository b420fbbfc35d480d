import { referencePatternRefusal, writeReference } from '@tacite/domain/contracts/reference.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDetailOptions } from '../../../../platform/choices/use-detail-options.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Switch } from '../../../../ui/choice.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useForm, type Form } from '../../../../platform/use-form.ts'
import { RecordConflicts } from '../../administration/public.tsx'
import { OptionForm } from '../option-section.tsx'
import { ClosingDays } from './closing-days.tsx'
import {
  companyQuery,
  saveCompany,
  type CompanyForm,
  type CompanySettings,
} from './company-queries.ts'

/** Names, calendar, references, notice days, editor. */
export function CompanyFormSection({ settings }: { settings: CompanySettings }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { options, labelOf, read } = useDetailOptions('currency')
  const { icon: _i, logo: _l, letterhead: _h, nextReference: _n, ...rest } = settings
  const { revision, ...initial } = rest
  const form = useForm<CompanyForm, CompanySettings>({
    initial,
    save: (values) => saveCompany(values, revision),
    sets: ['closingDays'],
    changes: ['companySettings'],
    onSaved: (saved) => {
      queryClient.setQueryData(companyQuery.queryKey, saved)
      toasts.success(currentTexts()('options-company.saved'))
    },
  })
  return (
    <OptionForm title={t('options-company.title')} lead={t('options-company.lead')} form={form}>
      <RecordConflicts
        form={form}
        revision={revision}
        fields={{
          premium: { label: t('options-company.premium.label') },
          currency: { show: labelOf },
          holidayCalendar: {
            show: (calendar: CompanyForm['holidayCalendar']) =>
              t(`options-company.holidays.${calendar}`),
          },
        }}
      />
      <TextField
        {...form.text('name')}
        label={t('options-company.name.label')}
        hint={t('options-company.name.hint')}
        maxLength={200}
        isRequired
      />
      <TextField
        {...form.text('siteName')}
        label={t('options-company.siteName.label')}
        hint={t('options-company.siteName.hint')}
        maxLength={60}
        isRequired
      />
      <Calendar form={form} />
      <Combobox
        {...form.bind('currency')}
        onChange={(value) => form.set({ currency: read(value) ?? settings.currency })}
        label={t('options-company.currency.label')}
        hint={t('options-company.currency.hint')}
        options={options}
        isRequired
      />
      <ReferencePattern form={form} settings={settings} />
      <NumberField
        {...form.bind('noticeWindowDays')}
        onChange={(days) => form.set({ noticeWindowDays: days ?? 0 })}
        label={t('options-company.noticeDays.label')}
        hint={t('options-company.noticeDays.hint')}
        unit={t('common.unit.days')}
        className="max-w-56"
        isRequired
      />
      <Switch
        checked={form.values.premium}
        onChange={(event) => form.set({ premium: event.target.checked })}
        label={t('options-company.premium.label')}
        hint={t('options-company.premium.hint')}
      />
    </OptionForm>
  )
}

function Calendar({ form }: { form: Form<CompanyForm> }) {
  const t = useTexts()
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))
  return (
    <>
      <Combobox
        {...form.bind('timeZone')}
        onChange={(zone) => form.set({ timeZone: zone ?? '' })}
        label={t('options-company.timeZone.label')}
        hint={t('options-company.timeZone.hint')}
        options={zones}
        isRequired
      />
      <Select
        {...form.bind('holidayCalendar')}
        label={t('options-company.holidays.label')}
        hint={t('options-company.holidays.hint')}
        options={(['france', 'alsaceMoselle'] as const).map((value) => ({
          value,
          label: t(`options-company.holidays.${value}`),
        }))}
      />
      <ClosingDays {...form.bind('closingDays')} />
    </>
  )
}

/** The example follows what is typed, formatted like the next contract's reference. */
function ReferencePattern({
  form,
  settings,
}: {
  form: Form<CompanyForm>
  settings: CompanySettings
}) {
  const t = useTexts()
  const pattern = form.values.referencePattern
  const isReadable = referencePatternRefusal(pattern) === null
  const example = isReadable
    ? pattern === settings.referencePattern
      ? settings.nextReference
      : writeReference(pattern, new Date().getFullYear(), 1)
    : null
  return (
    <TextField
      {...form.text('referencePattern')}
      label={t('options-company.reference.label')}
      hint={t('options-company.reference.hint', { year: '{year}', counter: '{counter}' })}
      aside={
        <span aria-live="polite">
          {example ? t('options-company.reference.example', { reference: example }) : ''}
        </span>
      }
      maxLength={80}
      spellCheck={false}
      isRequired
    />
  )
}

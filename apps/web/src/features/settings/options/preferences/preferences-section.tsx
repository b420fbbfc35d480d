import { MAIL_TIMES, type MailTime } from '@tacite/domain/notifications/preferences.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { Switch } from '../../../../ui/choice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { OptionForm } from '../option-section.tsx'
import { QuietHoursFields } from './quiet-hours-fields.tsx'
import { preferencesQuery, savePreferences } from './preferences-queries.ts'

/** The notification families, by their wire names. */
const families = [
  'listValidationRejectionStatusWorkflkow', // sic, spec 3
  'listUpdateStatus',
  'listRenwalAndTerminationPeriod', // sic, spec 3
  'listDeadlineStatus',
] as const

/** Which notifications a person also gets by mail. */
export function PreferencesSection() {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(preferencesQuery)
  const companyDays = useMe().data?.company.noticeWindowDays ?? 0
  const form = useForm({
    initial: data,
    place: (field, sent) => (field in sent || field.startsWith('quietHours.') ? { field } : null),
    // Page visibility is set elsewhere, perhaps since this form was opened.
    save: (values) => savePreferences({ ...values, showResetPassword: data.showResetPassword }),
    onSaved: (saved) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved)
      toasts.success(currentTexts()('options-preferences.saved'))
    },
  })
  const times = MAIL_TIMES.map((value) => ({
    value,
    label: t(`options-preferences.time.${value}`),
  }))
  return (
    <OptionForm
      title={t('options-preferences.title')}
      lead={t('options-preferences.lead')}
      form={form}
    >
      {families.map((name) => (
        <Select<MailTime>
          key={name}
          id={form.bind(name).id}
          error={form.bind(name).error}
          label={t(`options-preferences.family.${name}.label`)}
          hint={t(`options-preferences.family.${name}.hint`)}
          options={times}
          value={form.values[name][0] ?? 'never'}
          onChange={(time) => form.set({ [name]: time === 'never' ? [] : [time] })}
          className="max-w-96"
        />
      ))}
      <Switch
        label={t('options-preferences.outlook.switch')}
        hint={t('options-preferences.outlook.hint')}
        checked={form.values.weeklyOutlook ?? true}
        onChange={({ target }) => form.set({ weeklyOutlook: target.checked })}
      />
      <TextField
        {...form.text('durationRenwalAndTerminationPeriod')}
        label={t('options-preferences.days.label')}
        hint={t('options-preferences.days.hint', { days: companyDays })}
        placeholder={String(companyDays)}
        inputMode="numeric"
        maxLength={3}
        inputClassName="tabular-nums"
        className="max-w-96"
      />
      <QuietHoursFields form={form} />
    </OptionForm>
  )
}

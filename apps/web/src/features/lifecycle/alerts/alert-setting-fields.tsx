import {
  ALERT_DATES,
  type AlertDate,
  type AlertSetting,
} from '@tacite/domain/deadlines/alert-setting.ts'
import { useState } from 'react'
import { ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { typedDays } from './typed-days.ts'

interface AlertSettingFieldsProps {
  /** Of the form, whose controls are found by it. */
  formId: string
  setting: AlertSetting
  errorAt: (field: string) => string | undefined
  onChange: (setting: AlertSetting) => void
}

/** How many days before each date, and who is alerted. */
export function AlertSettingFields(props: AlertSettingFieldsProps) {
  const { formId, setting, errorAt, onChange } = props
  const t = useTexts()
  const change = (changes: Partial<AlertSetting>) => onChange({ ...setting, ...changes })
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="font-semibold">{t('alerts.days.title')}</legend>
        <p className="text-sm text-ink-soft">{t('alerts.days.hint')}</p>
        {ALERT_DATES.map((date) => (
          <DaysField
            key={date}
            id={`${formId}-days.${date}`}
            date={date}
            days={setting.days[date]}
            error={errorAt(`days.${date}`)}
            onChange={(days) => change({ days: { ...setting.days, [date]: days } })}
          />
        ))}
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="font-semibold">{t('alerts.to.title')}</legend>
        <p className="text-sm text-ink-soft">{t('alerts.to.hint')}</p>
        <Checkbox
          id={`${formId}-owner`}
          label={t('alerts.to.owner')}
          checked={setting.owner}
          error={errorAt('owner')}
          onChange={({ target }) => change({ owner: target.checked })}
        />
        <ChoicesField
          noun="groups"
          id={`${formId}-groupIds`}
          label={t('alerts.to.groups')}
          values={setting.groupIds}
          error={errorAt('groupIds')}
          onChange={(groupIds) => change({ groupIds })}
          isOptional
        />
        <ChoicesField
          noun="people"
          id={`${formId}-personIds`}
          label={t('alerts.to.people')}
          values={setting.personIds}
          error={errorAt('personIds')}
          onChange={(personIds) => change({ personIds })}
          isOptional
        />
        <Checkbox
          label={t('alerts.to.thirdParties')}
          hint={t('alerts.to.thirdPartiesHint')}
          checked={setting.thirdParties === true}
          onChange={({ target }) => change({ thirdParties: target.checked })}
        />
      </fieldset>
    </>
  )
}

interface DaysFieldProps {
  id: string
  date: AlertDate
  days: readonly number[]
  error: string | undefined
  onChange: (days: number[]) => void
}

/** Shows what was typed as long as it says the days that the form holds. */
function DaysField({ id, date, days, error, onChange }: DaysFieldProps) {
  const t = useTexts()
  const [typed, setTyped] = useState(days.join(', '))
  const isTyped = typedDays(typed).join() === days.join()
  return (
    <TextField
      id={id}
      label={t(`alerts.days.${date}`)}
      value={isTyped ? typed : days.join(', ')}
      error={error}
      inputMode="text"
      maxLength={60}
      inputClassName="tabular-nums"
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(typedDays(target.value))
      }}
    />
  )
}

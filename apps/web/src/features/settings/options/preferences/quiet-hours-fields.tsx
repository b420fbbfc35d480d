import { useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import type { Form } from '../../../../platform/use-form.ts'
import { Checkbox, Switch } from '../../../../ui/choice.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { WirePreferences } from './preferences-queries.ts'

type QuietHours = NonNullable<WirePreferences['quietHours']>

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const NIGHTS = { from: '19:00', to: '08:00', days: [...DAYS] }

interface QuietHoursFieldsProps {
  form: Pick<Form<WirePreferences>, 'id' | 'values' | 'set' | 'errorAt' | 'forgive'>
}

/** When a person wants no mails. */
export function QuietHoursFields({ form }: QuietHoursFieldsProps) {
  const t = useTexts()
  const companyZone = useMe().data?.company.timeZone ?? 'Europe/Paris'
  const quiet = form.values.quietHours ?? null
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">{t('options-preferences.quiet.switch')}</legend>
      <Switch
        label={t('options-preferences.quiet.switch')}
        hint={t('options-preferences.quiet.hint')}
        checked={quiet !== null}
        onChange={({ target }) =>
          form.set({ quietHours: target.checked ? { ...NIGHTS, timeZone: companyZone } : null })
        }
      />
      {quiet && (
        <Hours
          quiet={quiet}
          form={form}
          onChange={(changes) => {
            form.set({ quietHours: { ...quiet, ...changes } })
            form.forgive(Object.keys(changes).map((name) => `quietHours.${name}`))
          }}
        />
      )}
    </fieldset>
  )
}

interface HoursProps extends QuietHoursFieldsProps {
  quiet: QuietHours
  onChange: (changes: Partial<QuietHours>) => void
}

function Hours({ quiet, form, onChange }: HoursProps) {
  const t = useTexts()
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))
  return (
    <>
      <div className="grid max-w-96 grid-cols-2 items-start gap-4">
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            id={`${form.id}-quietHours.${name}`}
            placeholder="19:00"
            maxLength={5}
            label={t(`options-preferences.quiet.${name}`)}
            value={quiet[name]}
            error={form.errorAt(`quietHours.${name}`)}
            onChange={({ target }) => onChange({ [name]: target.value })}
            inputClassName="tabular-nums"
            isRequired
          />
        ))}
      </div>
      {quiet.to < quiet.from && (
        <p className="-mt-2 text-sm text-ink-faint">{t('options-preferences.quiet.nextDay')}</p>
      )}
      <QuietDays quiet={quiet} form={form} onChange={onChange} />
      <Combobox
        id={`${form.id}-quietHours.timeZone`}
        value={quiet.timeZone}
        error={form.errorAt('quietHours.timeZone')}
        onChange={(zone) => onChange({ timeZone: zone ?? '' })}
        label={t('options-preferences.quiet.timeZone')}
        options={zones}
        className="max-w-96"
        isRequired
      />
    </>
  )
}

function QuietDays({ quiet, form, onChange }: HoursProps) {
  const t = useTexts()
  const error = form.errorAt('quietHours.days')
  const errorId = `${form.id}-quiet-days-error`
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      className="flex min-w-0 flex-col gap-1"
    >
      <legend className="mb-1 text-sm font-medium">{t('options-preferences.quiet.days')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {DAYS.map((day) => (
          <Checkbox
            key={day}
            // Where a refusal of the days points.
            {...(day === 1 ? { id: `${form.id}-quietHours.days` } : {})}
            label={t(`options-preferences.quiet.day.${day}`)}
            checked={quiet.days.includes(day)}
            onChange={({ target }) => onChange({ days: withDay(quiet.days, day, target.checked) })}
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

function withDay(days: readonly number[], day: number, isQuiet: boolean): number[] {
  return DAYS.filter((each) => (each === day ? isQuiet : days.includes(each)))
}

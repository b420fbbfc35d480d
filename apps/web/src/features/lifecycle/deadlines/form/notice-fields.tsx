import { useTexts } from '../../../../platform/locale.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { noticeUnits } from './notice-draft.ts'
import type { NoticeDraft } from './notice-draft.ts'

interface NoticeFieldsProps {
  id: string
  label: string
  value: NoticeDraft
  onChange: (notice: NoticeDraft) => void
  error?: string | undefined
}

/** How long before the end: a number and its unit, with one line on how it is counted. */
export function NoticeFields({ id, label, value, onChange, error }: NoticeFieldsProps) {
  const t = useTexts()
  const { unit } = value
  const set = (change: Partial<NoticeDraft>) => onChange({ ...value, ...change })
  const options = [
    { value: 'none' as const, label: t('deadlines-panel.form.noticeNone') },
    ...noticeUnits.map((each) => ({
      value: each,
      label: t(`deadlines-panel.form.noticeUnits.${each}`),
      hint: t(`deadlines-panel.form.noticeHints.${each}`),
    })),
  ]
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 items-start gap-3 tablet:grid-cols-[7rem_7rem_minmax(0,1fr)]">
        {unit === 'monthsAndDays' ? (
          <>
            <NumberField
              label={t('deadlines-panel.form.noticeMonths')}
              value={value.months}
              onChange={(months) => set({ months })}
            />
            <NumberField
              label={t('deadlines-panel.form.noticeDays')}
              value={value.days}
              onChange={(days) => set({ days })}
            />
          </>
        ) : (
          unit !== 'none' && (
            <NumberField
              className="col-span-2"
              label={t('deadlines-panel.form.count')}
              value={value.count}
              onChange={(count) => set({ count })}
            />
          )
        )}
        <Select
          id={id}
          className={unit === 'none' ? 'col-span-full' : 'col-span-2 tablet:col-span-1'}
          label={t('deadlines-panel.form.unit')}
          options={options}
          value={unit}
          onChange={(next) => set({ unit: next })}
          error={error}
        />
      </div>
      {unit !== 'none' && (
        <p className="text-sm text-ink-faint">{t(`deadlines-panel.form.noticeHints.${unit}`)}</p>
      )}
    </fieldset>
  )
}

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Tag } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DateField } from '../../../../ui/date-field.tsx'

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** The days on which no letter can be posted, in order. */
export function ClosingDays(props: {
  id: string
  value: readonly string[]
  error: string | undefined
  onChange: (days: string[]) => void
}) {
  const { id, value, error, onChange } = props
  const t = useTexts()
  const formats = useFormats()
  const [day, setDay] = useState<string | null>(null)
  const isDay = day !== null && isoDay.test(day)
  const add = () => {
    if (!isDay) return
    onChange([...new Set([...value, day])].toSorted())
    setDay(null)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <DateField
          id={id}
          label={t('options-company.closingDays.label')}
          hint={t('options-company.closingDays.hint')}
          error={error}
          value={day}
          onChange={setDay}
          className="w-64"
          isOptional
        />
        <Button
          icon={<Plus aria-hidden />}
          disabledReason={isDay ? null : t('options-company.closingDays.chooseFirst')}
          onClick={add}
        >
          {t('options-company.closingDays.add')}
        </Button>
      </div>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={t('options-company.closingDays.label')}>
          {value.map((closed) => (
            <li key={closed}>
              <Tag
                removeName={formats.day(closed)}
                onRemove={() => onChange(value.filter((other) => other !== closed))}
              >
                {formats.day(closed)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

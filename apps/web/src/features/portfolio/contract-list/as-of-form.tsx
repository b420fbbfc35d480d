import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { dayOf } from './range-filter.ts'

interface AsOfFormProps {
  /** As typed. */
  day: string | null
  onChange: (day: string | null) => void
  onChoose: (day: string) => void
}

/** Asks for the day that the list is shown at. */
export default function AsOfForm({ day, onChange, onChoose }: AsOfFormProps) {
  const t = useTexts()
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = dayOf(day)
        if (chosen !== null) onChoose(chosen)
      }}
    >
      <DateField label={t('contract-list.asOf.label')} value={day} onChange={onChange} />
      <Button type="submit" variant="primary">
        {t('contract-list.asOf.show')}
      </Button>
    </form>
  )
}

import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { Validator } from '../validation-queries.ts'

/** About a decision that is awaited: who acts for the validator, and the last reminder. */
export function ReminderNotes({ validator: { delegates, reminded } }: { validator: Validator }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <>
      {delegates.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('validation.reminder.delegates', { names: delegates })}
        </p>
      )}
      {reminded && (
        <p className="text-sm text-ink-soft">
          {t('validation.reminder.reminded', {
            moment: formats.instant(reminded.at),
            name: reminded.by,
          })}
        </p>
      )}
      {reminded?.undeliveredAt && (
        <p className="text-sm text-red-ink">
          {t('validation.reminder.undelivered', {
            moment: formats.instant(reminded.undeliveredAt),
          })}
        </p>
      )}
    </>
  )
}

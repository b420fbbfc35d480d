import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { ContractValidation } from '../validation-queries.ts'

/** What acceptances of validations that no longer count depended on, until their validators decide again. */
export function KeptConditions({
  conditions,
}: {
  conditions: ContractValidation['keptConditions']
}) {
  const t = useTexts()
  const formats = useFormats()
  if (conditions.length === 0) return null
  return (
    <section
      aria-label={t('validation.kept.title')}
      className="flex flex-col gap-2 rounded-lg border border-line bg-canvas p-3 text-sm"
    >
      {/* No heading: it stands below one in a panel, and below the title of a window. */}
      <p className="text-base font-medium">{t('validation.kept.title')}</p>
      <p className="text-ink-soft">{t('validation.kept.lead')}</p>
      <ul className="flex flex-col gap-2">
        {conditions.map(({ _id, words, setAt, validator, met }) => (
          <li key={_id}>
            <p className="text-ink-soft">
              {t('validation.kept.by', { name: validator.name, moment: formats.instant(setAt) })}
            </p>
            <p className="break-words whitespace-pre-line">{words}</p>
            {met && (
              <p className="break-words text-ink-soft">
                {t('validation.condition.met', {
                  name: met.by,
                  moment: formats.instant(met.at),
                  comment: met.comment,
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useTexts } from '../../../../platform/locale.ts'
import { ChangedDates } from '../corrections/changed-dates.tsx'
import type { RenewalDates, RenewalPreview } from './use-renewal-preview.ts'

/** What becomes of the deadlines, before anything is recorded; the sentence stays in sight while the form is scrolled. */
export function RenewalPreviewBox({ preview }: { preview: RenewalPreview }) {
  const t = useTexts()
  const dates = preview !== null && 'dates' in preview ? preview.dates : null
  return (
    <>
      {dates && (
        <div className="rounded-lg bg-canvas p-4">
          <ChangedDates before={dates.before} after={dates.after} />
        </div>
      )}
      <div
        aria-live="polite"
        className="sticky -bottom-3 -mx-1 border-t border-line bg-paper px-1 py-3 tabular-nums"
      >
        {preview === null ? (
          <p className="text-sm text-ink-soft">{t('renewals.preview.waiting')}</p>
        ) : 'refused' in preview ? (
          preview.refused.map((sentence) => (
            <p key={sentence} className="text-sm text-ink-soft">
              {sentence}
            </p>
          ))
        ) : (
          <p>
            <Consequence dates={preview.dates} />
          </p>
        )}
      </div>
    </>
  )
}

/** « Le contrat court jusqu’au … inclus. Date limite de dénonciation : … ». */
function Consequence({ dates: { runsUntil, limit, limitMeaning } }: { dates: RenewalDates }) {
  const t = useTexts()
  const end = runsUntil
    ? t('renewals.preview.runsUntil', { day: runsUntil })
    : t('renewals.preview.withoutEnd')
  if (limit === null) return `${end} ${t('renewals.preview.noLimit')}`
  return limitMeaning === 'obtainRenewal'
    ? `${end} ${t('renewals.preview.limitToObtain', { day: limit })}`
    : `${end} ${t('renewals.preview.limit', { day: limit })}`
}

import { useTexts } from '../../../../platform/locale.ts'
import { ChangedDates } from '../corrections/changed-dates.tsx'
import type { RenewalDates, RenewalPreview } from './use-renewal-preview.ts'

/** What becomes of the deadlines, before anything is recorded. */
export function RenewalPreviewBox({ preview }: { preview: RenewalPreview }) {
  const t = useTexts()
  return (
    <div aria-live="polite" className="flex flex-col gap-3 rounded-lg bg-canvas p-4">
      <p className="font-medium">{t('renewals.preview.title')}</p>
      {preview === null ? (
        <p className="text-sm text-ink-soft">{t('renewals.preview.waiting')}</p>
      ) : 'refused' in preview ? (
        <ul className="list-disc pl-5 text-sm text-ink-soft">
          {preview.refused.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <Consequences dates={preview.dates} />
      )}
    </div>
  )
}

function Consequences({ dates }: { dates: RenewalDates }) {
  const t = useTexts()
  const { before, after, runsUntil, limit, limitMeaning } = dates
  return (
    <>
      <p className="tabular-nums">
        {runsUntil
          ? t('renewals.preview.runsUntil', { day: runsUntil })
          : t('renewals.preview.withoutEnd')}{' '}
        {limit
          ? t(
              limitMeaning === 'obtainRenewal'
                ? 'renewals.preview.limitToObtain'
                : 'renewals.preview.limit',
              { day: limit },
            )
          : t('renewals.preview.noLimit')}
      </p>
      <ChangedDates before={before} after={after} />
    </>
  )
}

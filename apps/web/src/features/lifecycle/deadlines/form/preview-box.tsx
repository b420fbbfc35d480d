import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { ChangedDates } from '../corrections/changed-dates.tsx'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { Lifeline } from '../lifeline/lifeline.tsx'
import { Figures } from '../panel/figures.tsx'
import { Caveat, Warnings } from '../panel/warnings.tsx'
import type { Preview } from './use-preview.ts'

/**
 * The resulting dates, updated while typing.
 * @param before the dates that a correction would change
 * @param isBeside it stays in view beside the form
 */
export function PreviewBox(props: {
  preview: Preview
  before?: ContractDeadlines
  isBeside?: boolean
}) {
  const { preview, before, isBeside } = props
  const t = useTexts()
  return (
    <section
      aria-labelledby="lifecycle-preview"
      className={classNames(
        'flex min-w-0 flex-col gap-4 rounded-lg bg-canvas p-4',
        isBeside && 'desktop:sticky desktop:top-0 desktop:max-h-[56dvh] desktop:overflow-y-auto',
      )}
    >
      <div>
        <h3 id="lifecycle-preview" className="font-semibold">
          {t('deadlines-panel.preview.title')}
        </h3>
        <p className="text-sm text-ink-faint">{t('deadlines-panel.preview.notSaved')}</p>
      </div>
      {preview !== null && 'dates' in preview ? (
        <>
          {before && <ChangedDates before={before} after={preview.dates} />}
          <Figures contractId={null} deadlines={preview.dates} />
          <Warnings warnings={preview.dates.warnings} />
          <Lifeline deadlines={preview.dates} />
          <Caveat />
        </>
      ) : (
        <div className="text-ink-soft">
          <p>{t('deadlines-panel.preview.waiting')}</p>
          {preview !== null && (
            <ul className="mt-2 list-disc pl-5 text-sm">
              {preview.refused.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}

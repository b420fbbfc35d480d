import { CircleCheck, FileText, ShieldAlert, TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Upload } from './choices.ts'

/** What was found in a file, and everything that could not be kept: shown before a contract is made. */
export function UploadResult({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const t = useTexts()
  const count = upload.outline.length
  return (
    <div className="rounded-lg border border-line-strong">
      <div className="flex flex-wrap items-center gap-3 p-3">
        <FileText aria-hidden className="size-5 shrink-0 text-accent" />
        <div className="min-w-40 flex-1">
          <p className="font-medium break-words">{upload.name}</p>
          <p className="text-sm text-ink-soft">
            {count > 1
              ? t('new-contract.upload.sections', { count })
              : t('new-contract.upload.noSection')}
            {upload.locale && ` · ${t(`new-contract.upload.language.${upload.locale}`)}`}
          </p>
        </div>
        <Button size="small" onClick={onRemove}>
          {t('new-contract.upload.another')}
        </Button>
      </div>
      {upload.active.outcome && (
        <ActiveContent found={upload.active.found} outcome={upload.active.outcome} />
      )}
      <div className="border-t border-line p-3">
        {upload.losses.length === 0 ? (
          <p className="flex gap-2 text-green-ink">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('new-contract.upload.noLoss')}
          </p>
        ) : (
          <Losses losses={upload.losses} />
        )}
      </div>
    </div>
  )
}

/** What acts when the file is opened, and what becomes of it: known before a contract is made. */
export function ActiveContent(props: {
  found: Upload['active']['found']
  outcome: NonNullable<Upload['active']['outcome']>
}) {
  const t = useTexts()
  return (
    <section
      aria-label={t('document-import.active.title')}
      className="border-t border-line bg-amber-soft p-3 text-amber-ink"
    >
      <p className="flex gap-2 font-medium">
        <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('document-import.active.title')}
      </p>
      <ul className="mt-1 list-disc pl-11">
        {props.found.map(({ kind }) => (
          <li key={kind}>{t(`document-import.active.kinds.${kind}`)}</li>
        ))}
      </ul>
      <p className="mt-1.5 pl-6">{t(`document-import.active.outcome.${props.outcome}`)}</p>
    </section>
  )
}

function Losses({ losses }: { losses: Upload['losses'] }) {
  const t = useTexts()
  return (
    <>
      <p className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
        {t('new-contract.upload.losses')}
      </p>
      <ul className="mt-1.5 flex flex-col gap-1.5 pl-6">
        {losses.map((loss) => (
          <li key={loss.kind}>
            {lossText(t, loss)}
            {loss.where && (
              <span className="block text-sm break-words text-ink-faint">
                {t('new-contract.upload.where', { places: loss.where })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A kind newer than this page is counted all the same. */
function lossText(
  t: ReturnType<typeof useTexts>,
  { kind, count }: Upload['losses'][number],
): string {
  const key = `document-import.losses.${kind}`
  return t.has(key) ? t.chosen(key, { count }) : t('new-contract.upload.otherLoss', { count })
}

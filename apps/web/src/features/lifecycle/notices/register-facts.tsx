import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'

/** What a register says of one of its entries, line by line; what does not apply is left out. */
export function RegisterFacts({ lines }: { lines: readonly (string | false | null)[] }) {
  return (
    <div>
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)} className="text-sm break-words text-ink-soft tabular-nums">
          {line}
        </p>
      ))}
    </div>
  )
}

interface Kept {
  /** Null: nobody recorded it, the engine counts it. */
  recordedAt: string | null
  recordedBy: string | null
  cancelled: { on: string; by: string | null; reason: string } | null
}

/** Who recorded an entry, and who cancelled it, as its lines say it. */
export function useKeptLines({ recordedAt, recordedBy, cancelled }: Kept) {
  const t = useTexts()
  const { instant } = useFormats()
  const moment = recordedAt && instant(recordedAt)
  return {
    recorded:
      moment &&
      (recordedBy
        ? t('notices.recorded', { name: recordedBy, moment })
        : t('notices.recordedEarlier', { moment })),
    cancelled: cancelled
      ? [
          cancelled.by
            ? t('notices.cancelledBy', { name: cancelled.by, day: cancelled.on })
            : t('notices.cancelled', { day: cancelled.on }),
          cancelled.reason && t('notices.reason', { reason: cancelled.reason }),
        ]
      : [],
  }
}

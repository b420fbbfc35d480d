import type { DatedValue, HeldValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Tag } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { historyQuery } from './as-of-queries.ts'

interface HistoryDialogProps {
  contractId: string
  value: DatedValue
  onClose: () => void
}

/** What a value was and is, newest first: from which day to which, who set it, and what was corrected. */
export default function HistoryDialog({ contractId, value, onClose }: HistoryDialogProps) {
  const t = useTexts()
  const history = useQuery(historyQuery(contractId, value))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('as-of.history.title', { label: t(`as-of.value.${value}`) })}
      footer={<Button onClick={onClose}>{t('as-of.close')}</Button>}
    >
      {history.data ? (
        <HeldValues values={history.data.value} />
      ) : history.isPending ? (
        <LoadingRegion>
          <SkeletonText lines={6} />
        </LoadingRegion>
      ) : (
        <EmptyState isSmall title={t('as-of.history.failed')}>
          {messageOf(history.error)}
        </EmptyState>
      )}
    </Dialog>
  )
}

function HeldValues({ values }: { values: readonly HeldValue[] }) {
  const t = useTexts()
  if (values.length === 0) return <p className="text-ink-soft">{t('as-of.history.empty')}</p>
  return (
    <ol className="flex flex-col gap-4">
      {values.map((held, at) => (
        // Nothing of a line tells it from all others.
        <HeldLine key={at} held={held} />
      ))}
    </ol>
  )
}

function HeldLine({ held }: { held: HeldValue }) {
  const t = useTexts()
  const formats = useFormats()
  const { text, how, by, at, because } = held
  const isCorrected = how === 'corrected'
  return (
    <li
      className={classNames(
        'flex flex-col gap-1 border-l-2 pl-3',
        isCorrected ? 'border-amber' : 'border-line-strong',
      )}
    >
      <p
        className={classNames(
          'break-words tabular-nums',
          isCorrected ? 'line-through' : 'font-medium',
        )}
      >
        {text ?? t('as-of.none')}
      </p>
      {isCorrected ? (
        <p>
          <Tag>{t('as-of.history.corrected')}</Tag>
        </p>
      ) : (
        <p className="text-sm text-ink-soft tabular-nums">{heldDays(t, held)}</p>
      )}
      {isCorrected && because && (
        <p className="text-sm break-words text-ink-soft">
          {t('as-of.history.because', { reason: because })}
        </p>
      )}
      <p className="text-sm text-ink-faint tabular-nums">
        {[
          howWords(t, held),
          at && by && t('as-of.history.byOn', { name: by, moment: formats.instant(at) }),
          at && !by && t('as-of.history.on', { moment: formats.instant(at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}

type Texts = ReturnType<typeof useTexts>

function heldDays(t: Texts, { from, to }: HeldValue): string {
  if (from === null) return ''
  if (to === null) return t('as-of.history.since', { from })
  return from === to ? t('as-of.history.heldOn', { from }) : t('as-of.history.held', { from, to })
}

function howWords(t: Texts, { how, because }: HeldValue): string | null {
  if (how === 'corrected') return null
  if (how === 'amended') return t('as-of.history.amended', { reference: because ?? '' })
  if (how === 'renewed') return t('as-of.history.renewed', { renewal: because ?? '' })
  return t(`as-of.history.${how}`)
}

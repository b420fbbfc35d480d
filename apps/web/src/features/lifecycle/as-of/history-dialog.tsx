import type { HeldValue, HistoryName } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useId, type ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Tag } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { SettingDocument } from '../parts/public.ts'
import { historyQuery } from './as-of-queries.ts'

interface HistoryDialogProps {
  contractId: string
  values: readonly HistoryName[]
  /** As the line that it opens from is called. */
  label: string
  onClose: () => void
}

/** What values were, are and will be, oldest first: from which day to which, who or which document set them, and what was corrected. */
export default function HistoryDialog({ contractId, values, label, onClose }: HistoryDialogProps) {
  const t = useTexts()
  const [first] = values
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('as-of.history.title', { label })}
      footer={<Button onClick={onClose}>{t('as-of.close')}</Button>}
    >
      {values.length === 1 && first !== undefined ? (
        <History contractId={contractId} value={first} />
      ) : (
        <div className="flex flex-col gap-6">
          {values.map((value) => (
            <History key={value} contractId={contractId} value={value} isNamed />
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface HistoryProps {
  contractId: string
  value: HistoryName
  /** One of several: it says which. */
  isNamed?: boolean
}

function History({ contractId, value, isNamed = false }: HistoryProps) {
  const t = useTexts()
  const id = useId()
  const history = useQuery(historyQuery(contractId, value))
  if (history.isPending)
    return (
      <LoadingRegion>
        <SkeletonText lines={isNamed ? 2 : 6} />
      </LoadingRegion>
    )
  if (!history.data)
    return (
      <EmptyState isSmall title={t('as-of.history.failed')}>
        {messageOf(history.error)}
      </EmptyState>
    )
  if (!isNamed) return <HeldValues values={history.data.value} />
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold text-ink-soft">
        {history.data.label}
      </h3>
      <HeldValues values={history.data.value} />
    </section>
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
          'break-words whitespace-pre-line tabular-nums',
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
          .map((words, place) => (
            <Fragment key={place}>
              {place > 0 && ' · '}
              {words}
            </Fragment>
          ))}
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

function howWords(t: Texts, { how, because, document }: HeldValue): ReactNode {
  if (how === 'renewed') return t('as-of.history.renewed', { renewal: because ?? '' })
  if (how !== 'corrected' && how !== 'amended') return t(`as-of.history.${how}`)
  if (document === null) return null
  // One that the reader may not read is named by its day alone.
  if (document._id === null) return t('as-of.history.setByHidden', { day: document.signedOn })
  return t
    .parts<ReactNode>(how === 'amended' ? 'as-of.history.setBy' : 'as-of.history.readIn', {
      document: <SettingDocument setBy={document} />,
    })
    .map((part, place) => <Fragment key={place}>{part}</Fragment>)
}

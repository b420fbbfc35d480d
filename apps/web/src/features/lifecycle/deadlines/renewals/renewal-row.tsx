import { lazy, Suspense, useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { RegisterFacts, useKeptLines } from '../../notices/public.ts'
import { DocumentList } from './document-list.tsx'
import type { RecordedRenewal, Renewal } from './renewals-queries.ts'

const RenewalDialog = lazy(async () => ({
  default: (await import('./renewal-dialog.tsx')).RenewalDialog,
}))
const CancelRenewalDialog = lazy(async () => ({
  default: (await import('./cancel-renewal-dialog.tsx')).CancelRenewalDialog,
}))
const ConfirmRenewalDialog = lazy(async () => ({
  default: (await import('./confirm-renewal-dialog.tsx')).ConfirmRenewalDialog,
}))
const DocumentDialog = lazy(async () => ({
  default: (await import('./document-dialog.tsx')).DocumentDialog,
}))

interface RenewalRowProps {
  contractId: string
  deadlines: ContractDeadlines
  renewal: Renewal
  /** Why nothing can be changed; null: it can. */
  keeping: string | null
  downloading: string | null
}

/** One renewal, refusal or tacit renewal: what it says, its documents, and what can be done with it. */
export function RenewalRow({
  contractId,
  deadlines,
  renewal,
  keeping,
  downloading,
}: RenewalRowProps) {
  const t = useTexts()
  const [opened, setOpened] = useState<'confirm' | 'correct' | 'cancel' | 'document' | null>(null)
  const close = () => setOpened(null)
  const { kind, day, cancelled, fromDay } = renewal
  const name = t(`renewals.name.${kind}`, { day })
  const recorded = isRecorded(renewal) ? renewal : null
  const acts = recorded
    ? (['document', ...(kind === 'tacit' ? [] : (['correct'] as const)), 'cancel'] as const)
    : (['confirm'] as const)
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3
          className={classNames(
            'font-medium tabular-nums',
            cancelled && 'text-ink-faint line-through',
          )}
        >
          {name}
        </h3>
        <Standing renewal={renewal} />
      </div>
      <Facts renewal={renewal} />
      {recorded && (
        <DocumentList
          contractId={contractId}
          renewal={recorded}
          keeping={keeping}
          downloading={downloading}
        />
      )}
      {!cancelled && (
        <div className="flex flex-wrap gap-2">
          {acts.map((act) => (
            <Button
              key={act}
              size="small"
              disabledReason={keeping}
              aria-label={t(`renewals.act.${act}Name`, { renewal: name })}
              onClick={() => setOpened(act)}
            >
              {t(`renewals.act.${act}`)}
            </Button>
          ))}
        </div>
      )}
      <Suspense>
        {opened === 'confirm' && (
          <ConfirmRenewalDialog contractId={contractId} fromDay={fromDay ?? day} onClose={close} />
        )}
        {opened === 'correct' && recorded && (
          <RenewalDialog
            contractId={contractId}
            deadlines={deadlines}
            corrected={recorded}
            onClose={close}
          />
        )}
        {opened === 'cancel' && recorded && (
          <CancelRenewalDialog
            contractId={contractId}
            renewal={recorded}
            name={name}
            onClose={close}
          />
        )}
        {opened === 'document' && recorded && (
          <DocumentDialog contractId={contractId} renewal={recorded} name={name} onClose={close} />
        )}
      </Suspense>
    </li>
  )
}

function isRecorded(renewal: Renewal): renewal is RecordedRenewal {
  return renewal._id !== null
}

function Standing({ renewal: { _id, kind, cancelled, isCounted } }: { renewal: Renewal }) {
  const t = useTexts()
  if (cancelled) return null
  if (kind === 'refusal' && isCounted)
    return <Badge tone="red">{t('renewals.standing.refused')}</Badge>
  if (!isCounted) return <Badge tone="amber">{t('renewals.standing.notCounted')}</Badge>
  if (kind !== 'tacit') return <Badge tone="green">{t('renewals.standing.agreed')}</Badge>
  return _id === null ? (
    <Badge tone="neutral">{t('renewals.standing.computed')}</Badge>
  ) : (
    <Badge tone="green">{t('renewals.standing.confirmed')}</Badge>
  )
}

/** What it opens or ends, by whom, when it was recorded, corrected and cancelled. */
function Facts({ renewal }: { renewal: Renewal }) {
  const t = useTexts()
  const { instant, day: dayText } = useFormats()
  const kept = useKeptLines(renewal)
  const { kind, fromDay, termEnd, until, givenBy, agreedBy, reason, corrections } = renewal
  const isRefusal = kind === 'refusal'
  const last = until ?? termEnd
  return (
    <RegisterFacts
      lines={[
        !isRefusal && fromDay && last && t('renewals.facts.term', { from: fromDay, until: last }),
        !isRefusal && fromDay && !last && t('renewals.facts.from', { from: fromDay }),
        !isRefusal && !fromDay && until && t('renewals.facts.until', { day: until }),
        isRefusal && fromDay && t('renewals.facts.notFrom', { day: fromDay }),
        givenBy && t(`renewals.facts.by.${isRefusal ? 'refused' : 'requested'}.${givenBy}`),
        agreedBy && t('renewals.facts.agreedBy', { names: agreedBy }),
        reason && t('notices.reason', { reason }),
        kept.recorded,
        ...corrections.map((said) =>
          t('renewals.facts.corrected', {
            name: said.by ?? '',
            moment: instant(said.at),
            before: [
              dayText(said.day),
              said.until && t('renewals.facts.until', { day: said.until }),
              said.agreedBy,
            ]
              .filter(Boolean)
              .join(' · '),
            reason: said.reason,
          }),
        ),
        ...kept.cancelled,
      ]}
    />
  )
}

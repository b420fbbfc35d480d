import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { ExplanationList } from '../parts/public.ts'
import type { Notice } from './notices-queries.ts'
import { LetterLine } from './letter-line.tsx'
import { ProofList } from './proof-list.tsx'
import { RegisterFacts, useKeptLines } from './register-facts.tsx'

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}))
const CancelDialog = lazy(async () => ({
  default: (await import('./cancel-dialog.tsx')).CancelDialog,
}))

interface NoticeRowProps {
  contractId: string
  notice: Notice
  /** Why nothing can be recorded; null: it can. */
  keeping: string | null
  /** Why files cannot be downloaded; null: they can. */
  downloading: string | null
}

/** One notice: what it is, how it was judged and why, its proofs, and what can be done with it. */
export function NoticeRow({ contractId, notice, keeping, downloading }: NoticeRowProps) {
  const t = useTexts()
  const [opened, setOpened] = useState<'proof' | 'cancel' | null>(null)
  const close = () => setOpened(null)
  const name = t(`notices.kind.${notice.kind}`)
  const isCancelled = notice.cancelled !== null
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className={classNames('font-medium', isCancelled && 'text-ink-faint line-through')}>
          {name}
        </h3>
        <Verdict notice={notice} />
      </div>
      <Facts notice={notice} />
      {notice.caution && !isCancelled && (
        <p className="rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
          {notice.caution}
        </p>
      )}
      {notice.letter && <LetterLine contractId={contractId} notice={notice} keeping={keeping} />}
      <ProofList
        contractId={contractId}
        notice={notice}
        keeping={keeping}
        downloading={downloading}
      />
      {!isCancelled && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabledReason={keeping} onClick={() => setOpened('proof')}>
            {t('notices.proof.add')}
          </Button>
          {/* An end is cancelled with the acts above, which say what then renews. */}
          {(notice.isPrepared || notice.kind === 'priceRevision') && (
            <Button
              size="small"
              variant="quiet"
              disabledReason={keeping}
              aria-label={t('notices.cancel.name', { notice: name })}
              onClick={() => setOpened('cancel')}
            >
              {t('notices.cancel.act')}
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {opened === 'proof' && (
          <ProofDialog contractId={contractId} notice={notice} onClose={close} />
        )}
        {opened === 'cancel' && (
          <CancelDialog contractId={contractId} notice={notice} onClose={close} />
        )}
      </Suspense>
    </li>
  )
}

/** By whom, how, when it was recorded or cancelled. */
function Facts({ notice }: { notice: Notice }) {
  const t = useTexts()
  const kept = useKeptLines(notice)
  const { givenBy, mode, endsOn, appliesFrom, verdict } = notice
  const sent = [
    givenBy && t(`notices.givenBy.${givenBy === 'us' ? 'given' : 'received'}`),
    mode && t(`notices.mode.${mode}`),
  ].filter(Boolean)
  return (
    <RegisterFacts
      lines={[
        sent.join(' · '),
        endsOn && t('notices.endsOn', { day: endsOn }),
        appliesFrom && t('notices.appliesFrom', { day: appliesFrom }),
        !endsOn && verdict?.effect ? t('notices.effect', { day: verdict.effect }) : null,
        kept.recorded,
        ...kept.cancelled,
      ]}
    />
  )
}

const TONES: Record<string, Tone> = { inTime: 'green', withinTolerance: 'amber', late: 'red' }

function Verdict({ notice: { verdict, kind, cancelled } }: { notice: Notice }) {
  const t = useTexts()
  if (cancelled || kind === 'termination' || verdict === null) return null
  return (
    <div className="flex shrink-0 items-center gap-1">
      <Badge tone={TONES[verdict.status] ?? 'neutral'}>{verdict.text}</Badge>
      {verdict.explanation.length > 0 && (
        <Popover
          title={t('notices.why')}
          align="end"
          trigger={
            <IconButton size="small" icon={<CircleHelp aria-hidden />} label={t('notices.why')} />
          }
        >
          <ExplanationList lines={verdict.explanation} />
        </Popover>
      )}
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { contractQuery } from '../../../platform/contract.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { keepingQuery, type ContractKeeping } from './keeping-queries.ts'

/** Says that the contract is archived, locked by a person or proposed for archiving, and offers the way out. */
export default function KeepingBand({ contractId }: { contractId: string }) {
  const { data: keeping } = useQuery(keepingQuery(contractId))
  if (!keeping) return null
  const { archived, lock, retention } = keeping
  return (
    <>
      {archived && <ArchivedLine contractId={contractId} keeping={keeping} archived={archived} />}
      {lock && <LockedLine contractId={contractId} keeping={keeping} lock={lock} />}
      {retention.isProposed && <ProposedLine contractId={contractId} keeping={keeping} />}
    </>
  )
}

interface LineProps {
  contractId: string
  keeping: ContractKeeping
}

function ArchivedLine({
  contractId,
  keeping,
  archived,
}: LineProps & { archived: NonNullable<ContractKeeping['archived']> }) {
  const t = useTexts()
  const act = useKeepingAct(contractId)
  const at = useFormats().instant(archived.at)
  return (
    <Line
      icon={<Archive aria-hidden />}
      text={
        archived.by
          ? t('keeping.band.archivedBy', { at, name: archived.by })
          : t('keeping.band.archived', { at })
      }
    >
      <Button
        size="small"
        disabledReason={keeping.restoring?.message}
        onClick={() => void act('restoreContract')}
      >
        {t('keeping.band.restore')}
      </Button>
    </Line>
  )
}

function LockedLine({
  contractId,
  keeping,
  lock: { name, reason, until },
}: LineProps & { lock: NonNullable<ContractKeeping['lock']> }) {
  const t = useTexts()
  const act = useKeepingAct(contractId)
  return (
    <Line
      icon={<Lock aria-hidden />}
      text={
        until
          ? t('keeping.band.lockedUntil', { name, reason, day: until })
          : t('keeping.band.locked', { name, reason })
      }
    >
      <Button
        size="small"
        disabledReason={keeping.unlocking?.message}
        onClick={() => void act('unlockContract')}
      >
        {t('keeping.menu.unlock')}
      </Button>
    </Line>
  )
}

function ProposedLine({ contractId, keeping: { retention, archiving } }: LineProps) {
  const t = useTexts()
  const act = useKeepingAct(contractId)
  return (
    <Line
      icon={<Archive aria-hidden />}
      text={t('keeping.band.proposed', { day: retention.until ?? '' })}
    >
      <Button
        size="small"
        disabledReason={archiving?.message}
        onClick={() => void act('archiveContract')}
      >
        {t('keeping.band.archive')}
      </Button>
    </Line>
  )
}

/** The button stands beside a short text, and below a long one. */
function Line(props: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-amber-soft px-4 py-1.5 text-sm text-amber-ink tablet:px-6"
    >
      <p className="flex max-w-full min-w-0 items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
        {props.icon}
        <span className="min-w-0 break-words">{props.text}</span>
      </p>
      {props.children}
    </div>
  )
}

function useKeepingAct(contractId: string) {
  const queryClient = useQueryClient()
  const title = useQuery(contractQuery(contractId)).data?.title ?? ''
  return async (name: 'archiveContract' | 'restoreContract' | 'unlockContract') =>
    (await import('./keeping-acts.ts'))[name](queryClient, { _id: contractId, title })
}

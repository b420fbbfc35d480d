import { isDeviation } from '@tacite/domain/clauses/playbook/playbook.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { LineView } from './line-view.tsx'
import { PlaybookFrame, PlaybookSkeleton } from './playbook-frame.tsx'
import { playbookQuery, type ContractPlaybook, type PlaybookLine } from './playbook-queries.ts'
import { useJudgedAgain } from './use-judged-again.ts'

/** What a contract whose type has a playbook says otherwise than the company wants, the gravest first; the rest folded. */
export function PlaybookCard({ contractId }: { contractId: string }) {
  const t = useTexts()
  useJudgedAgain(contractId)
  const { data: playbook, error, refetch } = useQuery(playbookQuery(contractId))
  if (error && !playbook)
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-red-ink">
        {t('validation.playbook.failed')} {messageOf(error)}
        <Button size="small" onClick={() => void refetch()}>
          {t('common.action.retry')}
        </Button>
      </p>
    )
  if (!playbook) return <PlaybookSkeleton />
  if (playbook.lines.length === 0) return null
  return <Playbook contractId={contractId} playbook={playbook} />
}

interface PlaybookProps {
  contractId: string
  playbook: ContractPlaybook
}

function Playbook({ contractId, playbook }: PlaybookProps) {
  const t = useTexts()
  const [opened, setOpened] = useState<{ act: 'compare' | 'accept'; line: PlaybookLine } | null>(
    null,
  )
  const { lines, accepting, isNeeded, hasText, type } = playbook
  const deviations = lines.filter(({ verdict }) => isDeviation(verdict))
  const unknown = lines.filter(({ verdict }) => verdict === 'notCompared')
  const inOrder = lines.filter((line) => !deviations.includes(line) && !unknown.includes(line))
  const listOf = (shown: readonly PlaybookLine[]) => (
    <ul className="flex flex-col divide-y divide-line">
      {shown.map((line) => (
        <LineView
          key={line.clause._id}
          contractId={contractId}
          line={line}
          refusal={accepting?.message ?? null}
          onCompare={() => setOpened({ act: 'compare', line })}
          onAccept={() => setOpened({ act: 'accept', line })}
        />
      ))}
    </ul>
  )
  const close = () => setOpened(null)
  return (
    <PlaybookFrame
      title={
        deviations.length > 0
          ? t('validation.playbook.deviations', { count: deviations.length })
          : t('validation.playbook.title')
      }
    >
      <p className="text-sm text-ink-soft">
        {t('validation.playbook.lead', { type })} {isNeeded && t('validation.playbook.needed')}
      </p>
      {!hasText && <p className="text-sm">{t('validation.playbook.noText')}</p>}
      {hasText && deviations.length + unknown.length === 0 && (
        <p className="flex items-start gap-2 text-sm text-green-ink">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('validation.playbook.clean', { count: lines.length })}
        </p>
      )}
      {deviations.length > 0 && listOf(deviations)}
      {hasText && unknown.length > 0 && listOf(unknown)}
      {inOrder.length > 0 && (
        <details className="group">
          <summary className="cursor-pointer text-sm text-accent-ink">
            {t('validation.playbook.others', { count: inOrder.length })}
          </summary>
          {listOf(inOrder)}
        </details>
      )}
      {opened?.act === 'compare' && (
        <CompareDialog contractId={contractId} clause={opened.line.clause} onClose={close} />
      )}
      {opened?.act === 'accept' && (
        <AcceptDialog contractId={contractId} line={opened.line} onClose={close} />
      )}
    </PlaybookFrame>
  )
}

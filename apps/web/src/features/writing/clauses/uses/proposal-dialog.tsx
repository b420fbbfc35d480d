import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { useInTurn } from '../../publishing/public.ts'
import type { ClauseRecord } from '../clause-queries.ts'
import { ProposalOutcomes } from './proposal-outcomes.tsx'
import { Proposed } from './proposed.tsx'
import { takeInto, usesQuery, type ClauseUse } from './uses-queries.ts'

interface ProposalDialogProps {
  clause: Pick<ClauseRecord, '_id' | 'title' | 'version'>
  onClose: () => void
}

/** The published version of a clause, proposed to the templates and drafts that say an older one: by difference, one by one or all. */
export function ProposalDialog({ clause, onClose }: ProposalDialogProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const version = clause.version ?? 0
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    usesQuery(clause._id, 'behind'),
  )
  const uses = data?.pages.flatMap(({ value }) => value) ?? []
  const takeable = uses.filter(({ taking }) => taking === null)
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isTicked = (use: ClauseUse) => chosen.get(use.textId) ?? !hasOwnWords(use)
  const ticked = takeable.filter(isTicked)
  const { progress, outcomes, run } = useInTurn({
    act: (use: ClauseUse) => takeInto(clause._id, use, version),
    onEnd: () => refetchStale(queryClient, ['clauses', 'contract', 'contracts']),
  })
  const tick = (those: readonly ClauseUse[], isOn: boolean) =>
    setChosen(new Map([...chosen, ...those.map(({ textId }) => [textId, isOn] as const)]))
  const close = <Button onClick={onClose}>{t('clauses.uses.close')}</Button>
  if (outcomes)
    return (
      <Dialog isOpen size="wide" onClose={onClose} title={t('clauses.uses.results')} footer={close}>
        <ProposalOutcomes outcomes={outcomes} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('clauses.uses.proposeTitle', { version })}
      description={t('clauses.uses.proposeLead')}
      footer={
        <>
          {close}
          <Button
            variant="primary"
            isBusy={progress !== null}
            disabledReason={ticked.length === 0 ? t('clauses.uses.noneTicked') : null}
            onClick={() => void run(ticked)}
          >
            {t('clauses.uses.take', { count: ticked.length })}
          </Button>
        </>
      }
    >
      {error && !data && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && (
        <LoadingRegion>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
      {data && uses.length === 0 && <p>{t('clauses.uses.noneBehind')}</p>}
      {uses.length > 0 && (
        <div className="flex flex-col gap-3">
          <Checkbox
            label={t('clauses.uses.all')}
            checked={takeable.length > 0 && ticked.length === takeable.length}
            isPartly={ticked.length > 0 && ticked.length < takeable.length}
            disabled={takeable.length === 0}
            onChange={() => tick(takeable, ticked.length < takeable.length)}
          />
          <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
            {uses.map((use) => (
              <Proposed
                key={use.textId}
                clauseId={clause._id}
                version={version}
                use={use}
                isTicked={use.taking === null && isTicked(use)}
                onTick={(isOn) => tick([use], isOn)}
              />
            ))}
          </ul>
        </div>
      )}
      <p role="status" className="pt-2 text-sm text-ink-soft">
        {progress && t('clauses.uses.progress', progress)}
      </p>
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('clauses.uses.more')}
        </Button>
      )}
    </Dialog>
  )
}

/** Whether taking the version would replace words that somebody wrote there. */
function hasOwnWords({ places }: ClauseUse): boolean {
  return places.some(({ standing }) => standing === 'changed')
}

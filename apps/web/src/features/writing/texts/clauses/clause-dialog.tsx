import type { SectionClause } from '@tacite/api/writing/text-shapes.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { messageOf, showError } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { toasts, type ToastOptions } from '../../../../ui/toasts.ts'
import { useKnownSection, useOpenText } from '../text/open-text.tsx'
import type { SectionState } from '../text/section-state.ts'
import { TextDiff, useIsSameWords } from '../versions/text-diff.tsx'
import { comparisonQuery, useClauseCalls } from './clause-calls.ts'
import { KeepForm } from './keep-form.tsx'
import { useTakeWords } from './use-take-words.ts'

interface ClauseDialogProps {
  sectionId: string
  clauseId: string
  /** It opens with the question why the text is kept. */
  isKeeping?: boolean
  onClose: () => void
}

/** A section beside its clause: what differs, to be taken back, kept with a reason, or brought to a newer version. */
export default function ClauseDialog(props: ClauseDialogProps) {
  const { sectionId, clauseId, isKeeping = false, onClose } = props
  const state = useKnownSection(sectionId)
  const clause = state?.base.clauses.find(({ _id }) => _id === clauseId)
  if (!state || !clause) return null
  return <LinkedClause state={state} clause={clause} opensKeeping={isKeeping} onClose={onClose} />
}

interface LinkedClauseProps {
  state: SectionState
  clause: SectionClause
  opensKeeping: boolean
  onClose: () => void
}

function LinkedClause({ state, clause, opensKeeping, onClose }: LinkedClauseProps) {
  const t = useTexts()
  const { readOnlyReason } = useOpenText()
  const [version, setVersion] = useState(clause.latest)
  const [isKeeping, setKeeping] = useState(opensKeeping)
  const comparison = useComparison(state, clause, version)
  const acts = useClauseActs(state, clause, onClose)
  const lockReason = state.base.lockedBy
    ? t('editor.section.locked', { name: state.base.lockedBy.name })
    : null
  const offReason = readOnlyReason ?? lockReason
  const isNewer = version > clause.version
  const after = comparison.data?.after
  const isSame = clause.standing === 'same' && !isNewer
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t('clause-links.title', { name: clause.name })}
      description={t(`clause-links.lead.${clause.isWhole ? 'whole' : 'passage'}`, {
        title: state.title,
        version: clause.version,
      })}
      footer={
        <>
          <Button
            variant="quiet"
            disabledReason={offReason}
            isBusy={acts.unlink.isPending}
            onClick={() => acts.unlink.mutate()}
          >
            {t('clause-links.unlink')}
          </Button>
          {clause.standing === 'changed' && !isNewer && (
            <Button disabledReason={offReason} onClick={() => setKeeping(true)}>
              {t('clause-links.keep')}
            </Button>
          )}
          {!isSame && (
            <Button
              variant="primary"
              disabledReason={offReason ?? (after === null ? t('clause-links.gone') : null)}
              isBusy={acts.take.isPending || comparison.isPending}
              onClick={() => after && acts.take.mutate({ version, after })}
            >
              {t(isNewer ? 'clause-links.takeNewer' : 'clause-links.takeBack', { version })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Kept clause={clause} />
        {clause.latest > clause.version && (
          <RadioGroup
            isRow
            label={t('clause-links.against')}
            value={String(version)}
            onChange={(chosen) => setVersion(Number(chosen))}
            options={[clause.latest, clause.version].map((number) => ({
              value: String(number),
              label: t(`clause-links.version.${number > clause.version ? 'newer' : 'own'}`, {
                version: number,
              }),
            }))}
          />
        )}
        {isKeeping && (
          <KeepForm
            isBusy={acts.keep.isPending}
            onCancel={() => setKeeping(false)}
            onKeep={(reason) => acts.keep.mutate(reason)}
          />
        )}
        <Comparison comparison={comparison} />
      </div>
    </Dialog>
  )
}

function Kept({ clause: { kept } }: { clause: SectionClause }) {
  const t = useTexts()
  const formats = useFormats()
  if (!kept) return null
  const moment = formats.instant(kept.at)
  return (
    <p className="rounded-md bg-sunken px-3 py-2">
      {kept.by === null
        ? t('clause-links.keptBefore', { reason: kept.reason })
        : t('clause-links.kept', { name: kept.by, moment, reason: kept.reason })}
    </p>
  )
}

type ComparisonQuery = ReturnType<typeof useComparison>

function Comparison({ comparison: { data, error, refetch } }: { comparison: ComparisonQuery }) {
  const t = useTexts()
  if (error)
    return (
      <EmptyState
        isSmall
        title={t('clause-links.failed')}
        action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  if (!data) return <SkeletonText lines={5} />
  const { note, before, after } = data
  return (
    <section
      aria-label={t('clause-links.difference')}
      className="rounded-md border border-line p-5"
    >
      {note && <p className="mb-3 text-ink-soft">{t('clause-links.note', { note })}</p>}
      {after ? <Difference before={before} after={after} /> : <p>{t('clause-links.gone')}</p>}
    </section>
  )
}

interface Words {
  title: string
  content: object
}

function Difference({ before, after }: { before: Words; after: Words }) {
  const t = useTexts()
  const isSame = useIsSameWords(before, after)
  return (
    <>
      {isSame && <p className="mb-3 text-ink-soft">{t('clause-links.same')}</p>}
      <TextDiff before={before} after={after} side="both" />
    </>
  )
}

/** Compared as the server has the section: what is typed is sent first. */
function useComparison(state: SectionState, { _id: clauseId }: SectionClause, version: number) {
  const { textId, store } = useOpenText()
  const sectionId = state.base._id
  useEffect(() => store.flush(sectionId), [sectionId, store])
  return useQuery({
    ...comparisonQuery({ textId, sectionId, clauseId }, version, state.base.version),
    enabled: state.save.kind !== 'unsaved' && state.save.kind !== 'saving',
  })
}

function useClauseActs(state: SectionState, clause: SectionClause, onClose: () => void) {
  const calls = useClauseCalls()
  const { _id: sectionId } = state.base
  const takeWords = useTakeWords(sectionId)
  const done = (said: string, options?: ToastOptions) => {
    toasts.success(said, options)
    onClose()
  }
  return {
    take: useMutation({
      mutationFn: ({ version, after }: { version: number; after: Words }) =>
        takeWords({
          ...after,
          name: clause.name,
          follows: (now) =>
            now.map((one) =>
              one._id === clause._id ? { ...one, version, keptReason: null } : one,
            ),
        }),
      onSuccess: (undo) =>
        done(currentTexts()('clause-links.taken', { name: clause.name }), { undo }),
    }),
    keep: useMutation({
      mutationFn: (reason: string) => calls.keep(sectionId, clause._id, reason),
      onSuccess: () => done(currentTexts()('clause-links.keptNow')),
    }),
    unlink: useMutation({
      mutationFn: () => calls.unlink(sectionId, clause._id),
      onSuccess: () => {
        onClose()
        toasts.success(currentTexts()('clause-links.unlinked', { name: clause.name }), {
          undo: () => void calls.link(sectionId, clause, clause).catch(showError),
        })
      },
    }),
  }
}

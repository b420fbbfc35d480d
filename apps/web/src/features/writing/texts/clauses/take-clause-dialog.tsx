import { useMutation, useQuery } from '@tanstack/react-query'
import { chosenQuery } from '../../../../platform/choices/choice-queries.ts'
import type { SaidClause } from '../../../../platform/contract-clauses.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useKnownSection } from '../text/open-text.tsx'
import type { SectionState } from '../text/section-state.ts'
import { TextDiff } from '../versions/text-diff.tsx'
import ClauseDialog from './clause-dialog.tsx'
import type { ClauseChoice, OfferedClause } from './offered-clause.ts'
import { UnreadClause } from './unread-clause.tsx'
import { useSubsectionCount } from './use-subsection-count.ts'
import { useTakeWords } from './use-take-words.ts'
import { useWording, WordingChoice } from './wording-choice.tsx'

interface TakeClauseDialogProps {
  said: SaidClause
  isKeeping: boolean
  onClose: () => void
}

/** A section that says an expected clause in words of its own: what differs, and the words of the clause in their place. */
export default function TakeClauseDialog({ said, isKeeping, onClose }: TakeClauseDialogProps) {
  const { sectionId, clauseId, wordingId, isLinked } = said
  const state = useKnownSection(sectionId)
  const found = useQuery({ ...chosenQuery('clauses', [clauseId]), enabled: !isLinked })
  if (isLinked)
    return (
      <ClauseDialog
        sectionId={sectionId}
        clauseId={wordingId}
        isKeeping={isKeeping}
        onClose={onClose}
      />
    )
  const clause = found.data?.[0]
  if (!state || !clause) return <UnreadClause found={found} onClose={onClose} />
  return <Recognised state={state} clause={clause} wordingId={wordingId} onClose={onClose} />
}

interface RecognisedProps {
  state: SectionState
  clause: ClauseChoice
  wordingId: string
  onClose: () => void
}

function Recognised({ state, clause, wordingId, onClose }: RecognisedProps) {
  const t = useTexts()
  const { wording, choice } = useWording(clause, wordingId)
  const take = useTaking({ state, clause, wordingId, onClose })
  const subsections = useSubsectionCount(state.base._id)
  const { lockedBy } = state.base
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t('clause-links.title', { name: clause.name })}
      description={t('clause-links.recognised.lead', { title: state.title })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={lockedBy && t('editor.section.locked', { name: lockedBy.name })}
            isBusy={take.isPending}
            onClick={() => take.mutate(wording)}
          >
            {t('clause-links.recognised.take')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <WordingChoice clause={clause} choice={choice} />
        {subsections > 0 && (
          <p className="rounded-md bg-amber-soft px-3 py-2 text-amber-ink">
            {t('clause-links.recognised.subsections', { count: subsections })}
          </p>
        )}
        <section
          aria-label={t('clause-links.difference')}
          className="rounded-md border border-line p-5"
        >
          <TextDiff
            before={state}
            after={{ title: wording.heading, content: wording.content }}
            side="both"
          />
        </section>
      </div>
    </Dialog>
  )
}

function useTaking({ state, clause, wordingId, onClose }: RecognisedProps) {
  const takeWords = useTakeWords(state.base._id)
  const { _id, name, fallbacks } = clause
  const wordings = new Set([_id, wordingId, ...fallbacks.map((fallback) => fallback._id)])
  return useMutation({
    mutationFn: (wording: OfferedClause) =>
      takeWords({
        name,
        title: wording.heading,
        content: wording.content,
        // Rather than another wording of the same clause.
        follows: (now) => [
          ...now.filter((followed) => !wordings.has(followed._id)),
          { _id: wording._id, version: wording.version, isWhole: true, keptReason: null },
        ],
      }),
    onSuccess: (undo) => {
      onClose()
      toasts.success(currentTexts()('clause-links.taken', { name }), { undo })
    },
  })
}

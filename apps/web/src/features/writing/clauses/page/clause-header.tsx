import { lazy, useState } from 'react'
import { useGo } from '../../../../platform/go.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { PublishedHeader } from '../../publishing/public.ts'
import type { ClauseRecord } from '../clause-queries.ts'
import { ClauseState, StanceBadge } from '../clause-state.tsx'
import { readImpact } from '../uses/uses-queries.ts'

const PublishClauseDialog = lazy(async () => ({
  default: (await import('../publish-clause-dialog.tsx')).PublishClauseDialog,
}))
const ProposalDialog = lazy(async () => ({
  default: (await import('../uses/proposal-dialog.tsx')).ProposalDialog,
}))
const ClauseMenu = lazy(async () => ({ default: (await import('../clause-menu.tsx')).ClauseMenu }))

/** The clause's title and state in one line, and what can be done with the whole of it. */
export function ClauseHeader({ clause }: { clause: ClauseRecord }) {
  const t = useTexts()
  const go = useGo()
  const [isPublishing, setPublishing] = useState(false)
  const [isProposing, setProposing] = useState(false)
  /** Where nothing says an older version there is nothing to propose; a list that could not be read says so itself. */
  const proposeIfAnyBehind = async () => {
    const impact = await readImpact(clause._id).catch(() => null)
    setProposing(impact === null || impact.behind > 0)
  }
  const { title, textId, standard } = clause
  const back = standard
    ? { to: paths.clause(standard._id), label: t('clauses.backToStandard', standard) }
    : { to: paths.clauses(), label: t('clauses.back') }
  return (
    <PublishedHeader
      noun="clauses"
      title={title}
      textId={textId}
      back={back}
      standing={<Standing clause={clause} />}
      whyNotPublished={useWhyNotPublished(clause)}
      onPublish={() => setPublishing(true)}
      menu={<ClauseMenu clause={clause} onRemoved={() => go(back.to)} />}
    >
      {isPublishing && (
        <PublishClauseDialog
          clause={clause}
          onClose={() => setPublishing(false)}
          onPublished={() => void proposeIfAnyBehind()}
        />
      )}
      {isProposing && <ProposalDialog clause={clause} onClose={() => setProposing(false)} />}
    </PublishedHeader>
  )
}

function Standing({ clause }: { clause: ClauseRecord }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {clause.standard && <StanceBadge stance={clause.stance} />}
      <ClauseState of={clause} />
    </span>
  )
}

/** Why nothing can be published now; null: it can. */
function useWhyNotPublished({ version, isChanged }: ClauseRecord): string | null {
  const t = useTexts()
  const me = useMe()
  if (!holds(me, 'contracts:clause:update'))
    return t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_UPDATE' })
  return version !== null && !isChanged ? t('clauses.nothingToPublish', { number: version }) : null
}

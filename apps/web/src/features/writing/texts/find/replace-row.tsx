import type { FoundMatch } from '@tacite/document/find/find-in-lines.ts'
import type { FindQuery } from '@tacite/document/find/find-pattern.ts'
import { planReplacement, type ReplacementPlan } from '@tacite/document/find/plan-replacement.ts'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { keptReason } from './describe-plan.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { replaceMatches } from './replace-matches.ts'
import type { Found } from './use-find.ts'

interface ReplaceRowProps {
  wire: WireDocument
  found: Found
  query: FindQuery
  /** A match was replaced by words of this length: one goes on behind them. */
  onReplaced: (match: FoundMatch, length: number) => void
}

/** What comes in the place of what is found: at one place, or everywhere once it was seen what that changes. */
export function ReplaceRow({ wire, found, query, onReplaced }: ReplaceRowProps) {
  const t = useTexts()
  const owner = useOpenText()
  const [by, setBy] = useState('')
  const [plan, setPlan] = useState<ReplacementPlan | null>(null)
  const { matches, current, text, isCut } = found
  const planFor = (chosen: readonly FoundMatch[]) =>
    planReplacement(
      text.sections,
      { lines: text.lines, matches: chosen, text: by, isPattern: query.isPattern },
      (sectionId) => text.closed.has(sectionId),
    )
  const match = matches[current]
  const planOfOne = match ? planFor([match]) : null
  const kept = planOfOne?.kept[0]
  const nothing = t('editor.find.nothing')
  const offReason = !planOfOne ? nothing : kept ? keptReason(t, kept, text) : null
  const replaceOne = async () => {
    if (!match || !planOfOne || offReason !== null) return
    const [change] = planOfOne.changes
    const replaced = replaceMatches(
      planOfOne,
      text,
      { name: 'replace', subject: query.text },
      owner,
    )
    onReplaced(match, change?.excerpts[0]?.text.length ?? 0)
    await replaced
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void replaceOne()
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5 pl-8">
      <input
        type="text"
        aria-label={t('editor.find.by')}
        placeholder={t('editor.find.by')}
        value={by}
        maxLength={2000}
        autoComplete="off"
        onChange={(event) => setBy(event.target.value)}
        onKeyDown={enter}
        className="control h-8 min-w-32 flex-1 px-2.5"
      />
      <Button size="small" disabledReason={offReason} onClick={() => void replaceOne()}>
        {t('editor.find.replace')}
      </Button>
      <Button
        size="small"
        disabledReason={matches.length === 0 ? nothing : isCut ? t('editor.find.tooMany') : null}
        onClick={() => setPlan(planFor(matches))}
      >
        {t('editor.find.replaceAll')}
      </Button>
      {plan && (
        <ReplaceDialog
          plan={plan}
          text={text}
          wire={wire}
          query={query}
          by={by}
          onClose={() => setPlan(null)}
        />
      )}
    </div>
  )
}

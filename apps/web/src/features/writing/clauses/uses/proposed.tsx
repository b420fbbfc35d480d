import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { clauseComparisonQuery, TextDiff } from '../../texts/public.tsx'
import { UseFacts } from './uses-tab.tsx'
import type { ClauseUse } from './uses-queries.ts'

interface ProposedProps {
  clauseId: string
  version: number
  use: ClauseUse
  isTicked: boolean
  onTick: (isOn: boolean) => void
}

/** One template or draft: its box, or why it has none, and what taking the version would change there. */
export function Proposed({ clauseId, version, use, isTicked, onTick }: ProposedProps) {
  const t = useTexts()
  const [isShown, setShown] = useState(false)
  const { title, textId, places, taking } = use
  return (
    <li className="flex items-start gap-2 p-3">
      <Checkbox
        label={t('clauses.uses.one', { title })}
        hidesLabel
        checked={isTicked}
        disabled={taking !== null}
        onChange={() => onTick(!isTicked)}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <UseFacts use={use} />
        {taking && <p className="text-sm text-ink-soft">{taking.message}</p>}
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isShown}
          className="-ml-2.5 self-start"
          onClick={() => setShown(!isShown)}
        >
          {t('clauses.uses.difference')}
        </Button>
        {isShown &&
          places
            .filter((place) => place.version < version)
            .map(({ sectionId, sectionVersion }) => (
              <PlaceDiff
                key={sectionId}
                place={{ textId, sectionId, clauseId }}
                version={version}
                sectionVersion={sectionVersion}
              />
            ))}
      </div>
    </li>
  )
}

interface PlaceDiffProps {
  place: { textId: string; sectionId: string; clauseId: string }
  version: number
  sectionVersion: number
}

function PlaceDiff({ place, version, sectionVersion }: PlaceDiffProps) {
  const t = useTexts()
  const { data, error } = useQuery(clauseComparisonQuery(place, version, sectionVersion))
  if (error) return <p role="alert">{messageOf(error)}</p>
  if (!data) return <SkeletonText lines={3} />
  return (
    <div className="rounded-md border border-line p-4">
      {data.after ? (
        <TextDiff before={data.before} after={data.after} side="both" />
      ) : (
        <p>{t.refusal({ code: 'CLAUSE_PASSAGE_GONE' })}</p>
      )}
    </div>
  )
}

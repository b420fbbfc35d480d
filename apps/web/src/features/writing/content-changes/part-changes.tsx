import type { ContentChanges } from '@tacite/api/writing/content-changes.ts'
import { diffTexts } from '@tacite/document/diff-sections.ts'
import { useMemo, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DiffWords } from '../../../ui/diff-words.tsx'
import { excerptOf } from './excerpt.ts'

type PartChange = ContentChanges['parts'][number]

/** The blocks and sections that changed, in the order of the contract. */
export function PartChanges({ parts }: { parts: readonly PartChange[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {parts.map((part, at) => (
        // An added and a removed section may have the same name: their place tells them apart.
        <li key={at}>
          <PartView part={part} />
        </li>
      ))}
    </ol>
  )
}

function PartView({ part }: { part: PartChange }) {
  const t = useTexts()
  const title = part.title || t('accepted-changes.untitled')
  const state = stateOf(part)
  return (
    <div className="flex flex-col gap-1 border-l-2 border-line-strong pl-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 font-medium break-words">
          {part.part === 'block'
            ? t('accepted-changes.block', { title })
            : [part.number, title].filter(Boolean).join(' · ')}
        </p>
        <Badge tone={TONES[state]}>{t(`accepted-changes.state.${state}`)}</Badge>
        {part.isMoved && state !== 'moved' && (
          <Badge tone={TONES.moved}>{t('accepted-changes.state.moved')}</Badge>
        )}
      </div>
      {part.oldTitle !== null && (
        <p className="text-sm">
          <span className="text-ink-soft">{t('accepted-changes.title')} </span>
          <Words before={part.oldTitle} after={part.title} />
        </p>
      )}
      {(part.before || part.after) && <PartWords part={part} />}
      {part.aspects.length > 0 && (
        <p className="text-sm text-ink-soft">
          {part.aspects.map((aspect) => t(`accepted-changes.aspect.${aspect}`)).join(' ')}
        </p>
      )}
    </div>
  )
}

function PartWords({ part: { kind, before, after } }: { part: PartChange }) {
  const t = useTexts()
  const [isWhole, setWhole] = useState(kind !== 'changed')
  const changes = useMemo(() => diffTexts(before ?? '', after ?? ''), [before, after])
  const excerpt = useMemo(() => excerptOf(changes), [changes])
  const isCut = kind === 'changed' && excerpt.some((part, at) => part !== changes[at])
  return (
    <>
      <div className="font-serif text-[15px] leading-6 break-words whitespace-pre-wrap">
        <Changes changes={isWhole ? changes : excerpt} />
      </div>
      {isCut && (
        <Button size="small" variant="quiet" className="w-fit" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'accepted-changes.less' : 'accepted-changes.whole')}
        </Button>
      )}
    </>
  )
}

function Words({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => diffTexts(before, after), [before, after])
  return <Changes changes={changes} />
}

function Changes({ changes }: { changes: ReturnType<typeof diffTexts> }) {
  const t = useTexts()
  return (
    <DiffWords
      changes={changes}
      said={(kind, text) => t(`accepted-changes.said.${kind}`, { text })}
    />
  )
}

type State = PartChange['kind'] | 'moved'

/** Only moved: neither its words nor anything else of it changed. */
function stateOf({ kind, isMoved, before, oldTitle, aspects }: PartChange): State {
  const isOnlyMoved = isMoved && before === null && oldTitle === null && aspects.length === 0
  return isOnlyMoved ? 'moved' : kind
}

const TONES: Record<State, Tone> = {
  added: 'green',
  removed: 'red',
  changed: 'amber',
  moved: 'violet',
}

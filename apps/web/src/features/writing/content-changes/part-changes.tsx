import type { ContentChanges } from '@tacite/api/writing/content-changes.ts'
import { diffTexts } from '@tacite/document/diff-sections.ts'
import { useMemo, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DiffWords } from '../../../ui/diff-words.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { SIDES, type ChangesView, type Side } from './changes-view.ts'
import { excerptOf } from './excerpt.ts'

type PartChange = ContentChanges['parts'][number]

/** The blocks and sections that changed, in the order of the contract. */
export function PartChanges({ parts, view }: { parts: readonly PartChange[]; view?: ChangesView }) {
  return (
    <ol className="flex flex-col gap-3">
      {parts.map((part, at) => (
        // An added and a removed section may have the same name: their place tells them apart.
        <li key={at} data-difference="" tabIndex={-1} className="rounded-sm">
          <PartView part={part} view={view} />
        </li>
      ))}
    </ol>
  )
}

interface Shown {
  part: PartChange
  view: ChangesView | undefined
}

function PartView({ part, view }: Shown) {
  const t = useTexts()
  const title = part.title || t('accepted-changes.untitled')
  const state = stateOf(part)
  return (
    <div className="flex flex-col gap-1 border-l-2 border-line-strong pl-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 font-medium break-words">
          <PartLink to={view?.linkOf?.(part) ?? null}>
            {part.part === 'block'
              ? t('accepted-changes.block', { title })
              : [part.number, title].filter(Boolean).join(' · ')}
          </PartLink>
        </p>
        {state !== 'moved' && (
          <Badge tone={TONES[state]}>{t(`accepted-changes.state.${state}`)}</Badge>
        )}
        {part.isMoved && <Moved part={part} />}
      </div>
      {part.oldTitle !== null && (
        <p className="text-sm">
          <span className="text-ink-soft">{t('accepted-changes.title')} </span>
          <Words before={part.oldTitle} after={part.title} />
        </p>
      )}
      {(part.before || part.after) && <PartWords part={part} view={view} />}
      {part.aspects.length > 0 && (
        <p className="text-sm text-ink-soft">
          {part.aspects.map((aspect) => t(`accepted-changes.aspect.${aspect}`)).join(' ')}
        </p>
      )}
    </div>
  )
}

function PartLink({ to, children }: { to: string | null; children: string }) {
  if (to === null) return children
  return (
    <TextLink isQuiet render={<AppLink to={to} />}>
      {children}
    </TextLink>
  )
}

function Moved({ part: { number, oldNumber } }: { part: PartChange }) {
  const t = useTexts()
  return (
    <Badge tone={TONES.moved}>
      {number && oldNumber
        ? t('accepted-changes.movedFrom', { from: oldNumber, to: number })
        : t('accepted-changes.state.moved')}
    </Badge>
  )
}

function PartWords({ part: { kind, before, after }, view }: Shown) {
  const t = useTexts()
  const [isWhole, setWhole] = useState(kind !== 'changed')
  const changes = useMemo(() => diffTexts(before ?? '', after ?? ''), [before, after])
  const excerpt = useMemo(() => excerptOf(changes), [changes])
  const isCut = kind === 'changed' && excerpt.some((part, at) => part !== changes[at])
  return (
    <>
      <div className={view?.layout === 'sideBySide' ? 'grid grid-cols-2 gap-5' : undefined}>
        {SIDES[view?.layout ?? 'inline'].map((side) => (
          <div
            key={side}
            {...(view && side !== 'both' && { role: 'group', 'aria-label': view[side] })}
            className="min-w-0 font-serif text-[15px] leading-6 break-words whitespace-pre-wrap"
          >
            <Changes changes={isWhole ? changes : excerpt} side={side} />
          </div>
        ))}
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

/** The older side has nothing that was added, the newer one nothing that was removed. */
const ABSENT: Record<Side, 'added' | 'removed' | null> = {
  before: 'added',
  after: 'removed',
  both: null,
}

interface ChangesProps {
  changes: ReturnType<typeof diffTexts>
  side?: Side
}

function Changes({ changes, side = 'both' }: ChangesProps) {
  const t = useTexts()
  return (
    <DiffWords
      changes={changes.filter(({ kind }) => kind !== ABSENT[side])}
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

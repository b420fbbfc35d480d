import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { pictureOf } from '../../../platform/picture-of.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { TitledSection } from '../../../ui/titled-section.tsx'
import { viewersQuery, type Seen, type Viewer } from './access-queries.ts'
import { AskForOne } from './ask-for-one.tsx'
import { useWaySentence } from './use-way-sentence.ts'

/** « Qui peut voir ceci, et pourquoi » : everyone with their reason, and the lookup for one person. */
export function WhoSees({ seen }: { seen: Seen }) {
  const t = useTexts()
  const [words, setWords] = useState('')
  const viewers = useInfiniteQuery(viewersQuery(seen, words))
  return (
    <div className="flex flex-col gap-6">
      <TitledSection title={t('access-panel.title')} lead={t(`access-panel.lead.${seen.kind}`)}>
        <SearchBox
          label={t('access-panel.search')}
          value={words}
          onSearch={setWords}
          maxLength={200}
          className="w-full"
        />
        <Viewers viewers={viewers} words={words} />
      </TitledSection>
      <AskForOne seen={seen} />
    </div>
  )
}

type Query = ReturnType<typeof useInfiniteQuery<{ value: Viewer[]; count: number }>>

function Viewers({ viewers, words }: { viewers: Query; words: string }) {
  const t = useTexts()
  if (viewers.isPending)
    return (
      <LoadingRegion>
        <SkeletonText lines={8} />
      </LoadingRegion>
    )
  if (!viewers.data)
    return (
      <EmptyState
        isSmall
        title={t('access-panel.failed')}
        action={<Button onClick={() => void viewers.refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(viewers.error)}
      </EmptyState>
    )
  const shown = viewers.data.pages.flatMap(({ value }) => value)
  const count = viewers.data.pages.at(-1)?.count ?? 0
  if (count === 0)
    return (
      <EmptyState
        isSmall
        title={t(words === '' ? 'access-panel.nobody' : 'access-panel.noMatch')}
      />
    )
  return (
    <>
      <ul aria-label={t('access-panel.title')} className="flex flex-col divide-y divide-line">
        {shown.map((viewer) => (
          <ViewerLine key={viewer.person._id} viewer={viewer} />
        ))}
      </ul>
      <div className="flex items-center gap-3">
        {viewers.hasNextPage && (
          <Button
            size="small"
            isBusy={viewers.isFetchingNextPage}
            onClick={() => void viewers.fetchNextPage()}
          >
            {t('access-panel.more')}
          </Button>
        )}
        <p aria-live="polite" className="text-sm text-ink-faint tabular-nums">
          {t('access-panel.shown', { shown: shown.length, count })}
        </p>
      </div>
    </>
  )
}

/** The strongest reason immediately, the others on request. */
function ViewerLine({ viewer: { person, level, ways } }: { viewer: Viewer }) {
  const t = useTexts()
  const say = useWaySentence()
  const [first, ...others] = ways
  return (
    <li className="flex gap-3 py-2.5">
      <Avatar name={person.name} picture={pictureOf(person)} size="small" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-2">
          <p className="min-w-0 font-medium break-words" title={person.email}>
            {person.name}
          </p>
          <span className="shrink-0 text-sm text-ink-soft">{t(`access-panel.level.${level}`)}</span>
        </div>
        {first && <p className="text-sm break-words text-ink-soft">{say(first)}</p>}
        {others.length > 0 && (
          <details className="text-sm text-ink-soft">
            <summary className="w-fit cursor-pointer rounded-sm text-accent-ink">
              {t('access-panel.others', { count: others.length })}
            </summary>
            <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4">
              {others.map((way) => (
                <li key={say(way)} className="break-words">
                  {say(way)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

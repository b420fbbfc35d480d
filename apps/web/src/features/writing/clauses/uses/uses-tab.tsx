import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { ClauseRecord } from '../clause-queries.ts'
import { isUnused } from './impact.tsx'
import { VersionFilter } from './version-filter.tsx'
import { usesQuery, type ClauseImpact, type ClauseUse } from './uses-queries.ts'

const ProposalDialog = lazy(async () => ({
  default: (await import('./proposal-dialog.tsx')).ProposalDialog,
}))

/** « Utilisations »: the templates and contracts that say something of the clause, by version. */
export function UsesTab({ clause }: { clause: ClauseRecord }) {
  const t = useTexts()
  const [version, setVersion] = useState<number | null>(null)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...usesQuery(clause._id, version ?? 'all'),
    placeholderData: keepPreviousData,
  })
  const [isProposing, setProposing] = useState(false)
  if (error && !data) return <p role="alert">{messageOf(error)}</p>
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonText lines={6} />
      </LoadingRegion>
    )
  const [first] = data.pages
  const uses = data.pages.flatMap(({ value }) => value)
  const types = first && first.impact.types.length > 0 && <Types types={first.impact.types} />
  if (!first || isUnused(first.impact))
    return (
      <>
        {types}
        <EmptyState isSmall title={t('clauses.uses.none')}>
          {t('clauses.uses.noneHint')}
        </EmptyState>
      </>
    )
  return (
    <section aria-label={t('clauses.uses.title')} className="flex flex-col gap-4 pt-3">
      {types}
      <Figures impact={first.impact} />
      {first.impact.behind > 0 && (
        <div className="flex flex-col items-start gap-2 rounded-md bg-accent-soft px-3 py-2 text-accent-ink">
          <p>{t('clauses.uses.behind', { count: first.impact.behind })}</p>
          <Button size="small" onClick={() => setProposing(true)}>
            {t('clauses.uses.propose')}
          </Button>
        </div>
      )}
      <VersionFilter versions={first.versions} version={version} onVersion={setVersion} />
      {uses.length === 0 && (
        <p className="text-sm text-ink-soft">{t('clauses.uses.noneOfVersion')}</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {uses.map((use) => (
          <li key={use.textId} className="py-2.5">
            <UseFacts use={use} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('clauses.uses.more')}
        </Button>
      )}
      {isProposing && (
        <Suspense>
          <ProposalDialog clause={clause} onClose={() => setProposing(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** The contract types whose playbook names it. */
function Types({ types }: { types: ClauseImpact['types'] }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <p className="text-sm text-ink-soft">
      {t('clauses.uses.types', { types: formats.list(types.map(({ name }) => name)) })}
    </p>
  )
}

const FIGURES = ['templates', 'drafts', 'signed'] as const

function Figures({ impact }: { impact: ClauseImpact }) {
  const t = useTexts()
  return (
    <dl className="grid grid-cols-3 gap-2">
      {FIGURES.map((figure) => (
        <div key={figure} className="rounded-md border border-line px-3 py-2">
          <dt className="text-sm text-ink-soft">{t(`clauses.uses.figure.${figure}`)}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {t('clauses.uses.number', { count: impact[figure] })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What has the clause, which version, and whether its words are others. */
export function UseFacts({ use }: { use: ClauseUse }) {
  const t = useTexts()
  const { kind, reference, places } = use
  const versions = [...new Set(places.map(({ version }) => version))].toSorted((a, b) => a - b)
  const differing = places.filter(({ standing }) => standing === 'changed')
  const isKept = differing.every((place) => place.isKept)
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <UseLink use={use} />
      <p className="text-sm text-ink-soft">
        {[
          t(`clauses.uses.kind.${kind}`),
          reference,
          ...versions.map((version) => t('clauses.uses.version', { version })),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {differing.length > 0 && (
        <div>
          <Badge tone={isKept ? 'neutral' : 'amber'}>
            {t(isKept ? 'clauses.uses.kept' : 'clauses.uses.differs')}
          </Badge>
        </div>
      )}
    </div>
  )
}

/** The title of a text, which leads to it. */
export function UseLink({ use: { kind, _id, title } }: { use: ClauseUse }) {
  const to = kind === 'template' ? paths.template(_id) : paths.contractEdit(_id)
  return (
    <TextLink isQuiet render={<AppLink to={to} />} className="w-fit max-w-full">
      <span className="font-medium break-words">{title}</span>
    </TextLink>
  )
}

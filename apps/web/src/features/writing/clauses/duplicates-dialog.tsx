import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { duplicatesQuery } from './clause-queries.ts'

/** The clauses of the library that say the same, or nearly so, two by two. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const { data, error } = useQuery(duplicatesQuery)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('clauses.similar.title')}
      description={t('clauses.similar.lead')}
    >
      {error && !data && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && (
        <LoadingRegion>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
      {data?.count === 0 && <EmptyState isSmall title={t('clauses.similar.none')} />}
      {data && data.count > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
          {data.value.map(({ one, other, share }) => (
            <li key={one._id + other._id} className="flex items-center justify-between gap-4 p-3">
              <span className="flex min-w-0 flex-col gap-1">
                <ClauseLink {...one} />
                <ClauseLink {...other} />
              </span>
              <Share share={share} />
            </li>
          ))}
        </ul>
      )}
      {data && data.count > data.value.length && (
        <p className="pt-3 text-sm text-ink-soft">
          {t('clauses.similar.more', { shown: data.value.length, count: data.count })}
        </p>
      )}
    </Dialog>
  )
}

export function ClauseLink({ _id, name }: { _id: string; name: string }) {
  return (
    <TextLink isQuiet render={<AppLink to={paths.clause(_id)} />} className="w-fit max-w-full">
      <span className="font-medium break-words">{name}</span>
    </TextLink>
  )
}

/** Never rounded up to all of it. */
export function Share({ share }: { share: number }) {
  const t = useTexts()
  return (
    <span className="shrink-0 text-sm text-ink-soft tabular-nums">
      {share === 1
        ? t('clauses.similar.same')
        : t('clauses.similar.share', { percent: Math.min(99, Math.round(share * 100)) })}
    </span>
  )
}

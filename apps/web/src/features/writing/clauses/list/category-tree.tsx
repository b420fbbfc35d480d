import type { CategoryRow } from '@tacite/api/settings/category-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { AdminAddress } from '../../../settings/administration/public.tsx'
import { clauseCategoriesQuery } from '../clause-queries.ts'
import { countWithNested } from './count-with-nested.ts'

/** The categories of clauses: each shows the clauses in it and in those below it. */
export function CategoryTree({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const me = useMe()
  const { data, error } = useQuery(clauseCategoriesQuery)
  const counts = useMemo(() => countWithNested(data?.value ?? []), [data])
  if (error && !data) return <p role="alert">{messageOf(error)}</p>
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonText lines={5} />
      </LoadingRegion>
    )
  return (
    <nav aria-label={t('clauses.categories.label')} className="flex flex-col gap-2 text-sm">
      <ul className="flex flex-col">
        <li>
          <Branch address={address} category={null} />
        </li>
        {data.value.map((category) => (
          <li key={category._id}>
            <Branch address={address} category={category} count={counts.get(category._id) ?? 0} />
          </li>
        ))}
      </ul>
      {holds(me, 'modules:category') && (
        <TextLink className="px-2" render={<AppLink to={paths.categories({ kind: 'clause' })} />}>
          {t('clauses.categories.manage')}
        </TextLink>
      )}
    </nav>
  )
}

interface BranchProps {
  address: AdminAddress
  /** Null: all clauses. */
  category: CategoryRow | null
  count?: number
}

function Branch({ address, category, count }: BranchProps) {
  const t = useTexts()
  const formats = useFormats()
  const { $skip: _, ...asked } = address.asked
  const categoryId = category?._id
  const isCurrent = (asked['categoryId'] ?? undefined) === categoryId
  return (
    <AppLink
      to={paths.clauses({ ...asked, open: address.open ?? undefined, categoryId })}
      aria-current={isCurrent ? 'true' : undefined}
      style={{ paddingInlineStart: `${0.5 + (category?.depth ?? 0) * 0.9}rem` }}
      className={classNames(
        'flex min-h-8 items-center gap-2 rounded-md py-1 pr-2 row-focus',
        isCurrent ? 'bg-accent-soft font-medium text-accent-ink' : 'hover:bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1 break-words">
        {category?.name ?? t('clauses.categories.every')}
        {category?.parent && (
          <span className="sr-only">
            {' '}
            {t('clauses.categories.below', { name: category.parent.name })}
          </span>
        )}
      </span>
      {count !== undefined && (
        <span className="shrink-0 text-ink-soft tabular-nums">
          <span aria-hidden>{formats.number(count)}</span>
          <span className="sr-only">{t('clauses.categories.count', { count })}</span>
        </span>
      )}
    </AppLink>
  )
}

import { ChevronRight } from 'lucide-react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { WithoutText } from './search-queries.ts'

/** Signed documents that cannot be searched yet, and why: results without them would look complete. */
export function WithoutTextNotice({ withoutText: { value, count } }: { withoutText: WithoutText }) {
  const t = useTexts()
  if (count === 0) return null
  const others = count - value.length
  return (
    <details className="group mb-4 rounded-lg border border-line bg-amber-soft px-4 py-2.5">
      <summary className="flex cursor-pointer items-center gap-2 rounded-sm font-medium text-amber-ink">
        <ChevronRight aria-hidden className="size-4 shrink-0 group-open:rotate-90" />
        {t('search-screen.withoutText', { count })}
      </summary>
      <ul className="mt-2 flex flex-col gap-2 pl-6">
        {value.map(({ _id, title, reference, ...unread }) => (
          <li key={_id}>
            <TextLink render={<AppLink to={paths.contractEdit(_id)} />}>{title}</TextLink>{' '}
            <span className="text-sm text-ink-soft tabular-nums">{reference}</span>
            <p className="text-ink-soft">
              <Why {...unread} />
            </p>
          </li>
        ))}
        {others > 0 && <li>{t('search-screen.withoutTextMore', { count: others })}</li>}
      </ul>
    </details>
  )
}

function Why({
  state,
  pages,
  pagesWithoutText: count,
}: Pick<WithoutText['value'][number], 'state' | 'pages' | 'pagesWithoutText'>) {
  const t = useTexts()
  if (state === 'recognising' || state === 'partial')
    return t(`search-screen.${state}`, { count, pages: pages ?? count })
  return t(`search-screen.why.${state}`)
}

import { LACKS, lacksFilter } from '@tacite/domain/contracts/lacks.ts'
import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { toCompleteQuery } from './completion-queries.ts'

/** How many contracts in force are to be completed, by what they lack, each a list. Without one, nothing. */
export function ToCompleteNotice() {
  const t = useTexts()
  const { data } = useQuery(toCompleteQuery)
  if (!data || data.count === 0) return null
  return (
    <div className="mb-3 flex items-start gap-x-2 text-sm text-ink-soft">
      <ListTodo aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
        <p>
          {t('contract-list.toComplete.notice', { count: data.count })}{' '}
          <TextLink render={<AppLink to={paths.contracts({ lacks: lacksFilter() })} />}>
            {t('contract-list.toComplete.show')}
          </TextLink>
        </p>
        <ul aria-label={t('contract-list.toComplete.parts')} className="flex flex-wrap gap-x-3">
          {LACKS.filter((lack) => data.lacks[lack] > 0).map((lack) => (
            <li key={lack}>
              <TextLink render={<AppLink to={paths.contracts({ lacks: lacksFilter([lack]) })} />}>
                {t('contract-list.toComplete.part', {
                  lack: t(`contract-list.filter.lacks.${lack}`),
                  count: data.lacks[lack],
                })}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Import } from 'lucide-react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { RefusedScreen, refusedReason } from '../../settings/administration/public.tsx'
import { readImportsSearch } from './imports-address.ts'
import { ImportsFilter } from './imports-filter.tsx'
import { importsPageSize, importsQuery } from './imports-queries.ts'
import { NewImport } from './uploads/new-import.tsx'
import { ImportsTable } from './imports-table.tsx'

/** Every import that the person sees, how far each is, and where a new one begins. */
export function ImportsScreen() {
  const t = useTexts()
  const go = useGo()
  const search = useScreenSearch(patterns.imports, readImportsSearch)
  const query = useQuery(importsQuery(search))
  useDocumentTitle(t('imports.title'))
  const { data, error, refetch } = query
  const refused = refusedReason(query)
  if (refused)
    return <RefusedScreen title={t('imports.title')} lead={t('imports.lead')} reason={refused} />
  const isFiltered = search.state !== undefined
  return (
    <>
      <PageHeader title={t('imports.title')} description={t('imports.lead')} />
      <NewImport />
      {(isFiltered || (data && data.count > 0)) && (
        <ImportsFilter
          state={search.state}
          onChange={(state) => go(paths.imports({ state: state ?? undefined }))}
        />
      )}
      {error && !data ? (
        <EmptyState
          title={t('imports.failedToLoad')}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <ImportsTable
          rows={data?.value}
          empty={
            isFiltered ? (
              <EmptyState isSmall title={t('imports.noneOfState')} />
            ) : (
              <EmptyState title={t('imports.empty.title')} icon={<Import aria-hidden />}>
                {t('imports.empty.hint')}
              </EmptyState>
            )
          }
        />
      )}
      {data && data.count > importsPageSize && (
        <Pagination
          label={t('common.pagination.label')}
          skip={Number(search.$skip ?? 0)}
          pageSize={importsPageSize}
          total={data.count}
          onSkip={(skip) => go(paths.imports({ ...search, $skip: skip || undefined }))}
        />
      )}
    </>
  )
}

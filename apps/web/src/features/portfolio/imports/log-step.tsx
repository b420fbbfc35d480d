import { ENTRY_KINDS, ENTRY_STATES } from '@tacite/domain/imports/import-entries.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { EntriesTable } from './entries-table.tsx'
import type { StepProps } from './import-steps.ts'
import { readImportSearch } from './imports-address.ts'
import { downloadLog, entriesPageSize, entriesQuery } from './imports-queries.ts'

const ALL = 'all'

/** Each file of the import: what became of it, and why. */
export function LogStep({ page }: StepProps) {
  const t = useTexts()
  const go = useGo()
  const search = useScreenSearch(patterns.import, readImportSearch)
  const { data } = useQuery(entriesQuery(page._id, search))
  const download = useMutation({ mutationFn: () => downloadLog(page._id, search) })
  const show = (changes: Record<string, string | undefined>) => {
    const { $skip: _, ...rest } = search
    go(paths.import(page._id, { ...rest, step: 'log', ...changes }), { replace: true })
  }
  const isFiltered = Boolean(search.state ?? search.kind ?? search.search)
  return (
    <section>
      <FilterBar
        active={[]}
        onClear={() => show({ state: undefined, kind: undefined, search: undefined })}
      >
        <SearchBox
          label={t('imports.log.search')}
          className="col-span-2 tablet:w-64"
          maxLength={200}
          value={search.search ?? ''}
          onSearch={(words) => show({ search: words.trim() || undefined })}
        />
        <Select
          label={t('imports.log.state')}
          hidesLabel
          className="tablet:w-44"
          options={[
            { value: ALL, label: t('imports.log.all') },
            ...ENTRY_STATES.map((value) => ({
              value,
              label: `${t(`imports.entryLog.state.${value}`)} (${page.entries[value]})`,
            })),
          ]}
          value={search.state ?? ALL}
          onChange={(value) => show({ state: value === ALL ? undefined : value })}
        />
        <Select
          label={t('imports.log.kind')}
          hidesLabel
          className="tablet:w-44"
          options={[
            { value: ALL, label: t('imports.log.allKinds') },
            ...ENTRY_KINDS.map((value) => ({ value, label: t(`imports.entryLog.kind.${value}`) })),
          ]}
          value={search.kind ?? ALL}
          onChange={(value) => show({ kind: value === ALL ? undefined : value })}
        />
        {/* A line of its own on a phone. */}
        <div className="col-span-2 tablet:ml-auto">
          <Button
            variant="quiet"
            icon={<Download aria-hidden />}
            isBusy={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('imports.act.download')}
          </Button>
        </div>
      </FilterBar>
      <EntriesTable
        rows={data?.value}
        empty={t(isFiltered ? 'imports.log.empty' : 'imports.log.emptyYet')}
      />
      {data && data.count > entriesPageSize && (
        <Pagination
          label={t('common.pagination.label')}
          skip={Number(search.$skip ?? 0)}
          pageSize={entriesPageSize}
          total={data.count}
          onSkip={(skip) => show({ $skip: skip === 0 ? undefined : String(skip) })}
        />
      )}
    </section>
  )
}

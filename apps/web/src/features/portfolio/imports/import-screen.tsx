import { useQuery } from '@tanstack/react-query'
import { FileQuestionMark } from 'lucide-react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useScreenParam, useScreenSearch } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ImportActs } from './import-acts.tsx'
import { ImportStateBadge } from './import-state.tsx'
import { firstStep, IMPORT_STEPS } from './import-steps.ts'
import { readImportSearch } from './imports-address.ts'
import { importQuery, type ImportPage } from './imports-queries.ts'

/** One import, from its files to what was created, in steps. */
export function ImportScreen() {
  const t = useTexts()
  const importId = useScreenParam(patterns.import, 'importId')
  const { data, error, refetch } = useQuery(importQuery(importId))
  useDocumentTitle(data?.name ?? t('imports.title'))
  if (error && !data)
    return (
      <EmptyState
        title={t('imports.page.notFound')}
        icon={<FileQuestionMark aria-hidden />}
        action={
          <>
            <Button render={<AppLink to={paths.imports()} />}>{t('imports.list')}</Button>
            <Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>
          </>
        }
      >
        {messageOf(error)}
      </EmptyState>
    )
  if (!data)
    return (
      <LoadingRegion>
        <Skeleton className="h-40 rounded-lg" />
      </LoadingRegion>
    )
  return <Shown page={data} />
}

function Shown({ page }: { page: ImportPage }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <>
      <PageHeader
        back={
          <TextLink isQuiet render={<AppLink to={paths.imports()} />}>
            {t('imports.page.back')}
          </TextLink>
        }
        title={page.name}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ImportStateBadge {...page} />
            <span>
              {t('imports.page.since', {
                person: page.createdBy.name,
                at: formats.instant(page.createdAt),
              })}
            </span>
          </span>
        }
        actions={<ImportActs page={page} />}
      />
      <ImportTabs page={page} />
    </>
  )
}

function ImportTabs({ page }: { page: ImportPage }) {
  const t = useTexts()
  const go = useGo()
  const { step } = useScreenSearch(patterns.import, readImportSearch)
  const open = IMPORT_STEPS.filter(({ isOpen }) => isOpen(page))
  const shown = open.find(({ id }) => id === step)?.id ?? firstStep(page)
  return (
    <Tabs
      label={t('imports.page.steps')}
      value={shown}
      onChange={(next) => go(paths.import(page._id, { step: next }))}
      tabs={open.map(({ id, Part }) => ({
        value: id,
        label: t(`imports.page.step.${id}`),
        content: <Part page={page} />,
      }))}
    />
  )
}

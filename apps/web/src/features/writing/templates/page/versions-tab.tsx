import { useInfiniteQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { VersionsList } from '../../publishing/public.ts'
import { changesQuery, versionsQuery, type TemplateRecord } from '../template-queries.ts'

/** « Versions »: what was published, when, by whom, why, and how many contracts name it. */
export function VersionsTab({ template }: { template: TemplateRecord }) {
  const t = useTexts()
  const { _id, state, version } = template
  return (
    <VersionsList
      noun="templates"
      offered={state === 'published' ? version : null}
      read={useInfiniteQuery(versionsQuery(_id))}
      changesOf={(number) => changesQuery(_id, number)}
      figure={({ contracts }) => t('templates.versions.contracts', { count: contracts })}
    />
  )
}

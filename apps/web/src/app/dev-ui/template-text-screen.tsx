import { keys } from '../../platform/query-keys.ts'
import type { templatesEndpoints } from '@tacite/api/writing/templates-endpoints.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import {
  DocumentActionsProvider,
  TextColumns,
  textDocumentQuery,
  TextProvider,
  type Column,
  type TextOwner,
} from '../../features/writing/texts/public.tsx'
import { call } from '../../platform/api.ts'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { PageHeader } from '../../ui/page-header.tsx'

const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: keys.template(templateId),
    queryFn: ({ signal }) =>
      call<typeof templatesEndpoints.template>('GET', '/model/contracts/:templateId', {
        params: { templateId },
        signal,
      }),
  })

/** The editor on a template's text, standalone; only in development builds. */
export function TemplateTextScreen() {
  const templateId = useParams({ strict: false, select: (params) => params.templateId ?? '' })
  const { textId, title } = useSuspenseQuery(templateQuery(templateId)).data
  const { data: wire } = useSuspenseQuery(textDocumentQuery(textId))
  useDocumentTitle(title)
  const [column, setColumn] = useState<Column>('text')
  const owner = useMemo<TextOwner>(
    () => ({
      kind: 'template',
      title,
      level: null,
      readOnlyReason: null,
      isUnderValidation: false,
      documentQuery: textDocumentQuery(textId),
      setField: null,
      openDetails: null,
    }),
    [textId, title],
  )
  return (
    <TextProvider key={textId} owner={owner} wire={wire}>
      <DocumentActionsProvider>
        <div className="@container">
          <PageHeader title={title} />
          <TextColumns wire={wire} column={column} onColumn={setColumn} details={null} />
        </div>
      </DocumentActionsProvider>
    </TextProvider>
  )
}

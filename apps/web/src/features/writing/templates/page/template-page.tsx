import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { useFreshState } from '../../publishing/public.ts'
import {
  DocumentActionsProvider,
  TextColumns,
  textDocumentQuery,
  TextProvider,
  type Column,
  type TextOwner,
} from '../../texts/public.tsx'
import { templateQuery, type TemplateRecord } from '../template-queries.ts'
import { TemplateHeader } from './template-header.tsx'
import { TemplateTabs } from './template-tabs.tsx'

/** A template: its text, and everything about it. */
export function TemplatePage() {
  const templateId = useParams({ strict: false, select: (params) => params.templateId ?? '' })
  const { data: template } = useSuspenseQuery(templateQuery(templateId))
  const { data: wire } = useSuspenseQuery(textDocumentQuery(template.textId))
  const [column, setColumn] = useState<Column>('text')
  useDocumentTitle(template.title)
  const owner = useTemplateText(template)
  useFreshState(templateQuery(template._id).queryKey, template, wire)
  return (
    <TextProvider key={template.textId} owner={owner} wire={wire}>
      <DocumentActionsProvider>
        <div className="@container -mx-4 -my-5 flex flex-1 flex-col bg-canvas tablet:-mx-8 tablet:-my-6">
          <TemplateHeader template={template} />
          <TextColumns
            wire={wire}
            column={column}
            onColumn={setColumn}
            details={<TemplateTabs template={template} wire={wire} onColumn={setColumn} />}
          />
        </div>
      </DocumentActionsProvider>
    </TextProvider>
  )
}

function useTemplateText({ textId, title, state }: TemplateRecord): TextOwner {
  const t = useTexts()
  const me = useMe()
  const readOnlyReason = !holds(me, 'model:contracts:update')
    ? t('templates.readOnly')
    : state === 'retired'
      ? t('templates.retiredBand')
      : null
  return useMemo<TextOwner>(
    () => ({
      kind: 'template',
      title,
      level: null,
      readOnlyReason,
      isUnderValidation: false,
      documentQuery: textDocumentQuery(textId),
      setField: null,
      openDetails: null,
    }),
    [textId, title, readOnlyReason],
  )
}

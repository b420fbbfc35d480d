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
import { clauseQuery, type ClauseRecord } from '../clause-queries.ts'
import { ClauseHeader } from './clause-header.tsx'
import { ClauseTabs } from './clause-tabs.tsx'

/** A clause: its text, and everything about it. */
export function ClausePage() {
  const clauseId = useParams({ strict: false, select: (params) => params.clauseId ?? '' })
  const { data: clause } = useSuspenseQuery(clauseQuery(clauseId))
  const { data: wire } = useSuspenseQuery(textDocumentQuery(clause.textId))
  const [column, setColumn] = useState<Column>('text')
  useDocumentTitle(clause.title)
  const owner = useClauseText(clause)
  useFreshState(clauseQuery(clause._id).queryKey, clause, wire)
  return (
    <TextProvider key={clause.textId} owner={owner} wire={wire}>
      <DocumentActionsProvider>
        <div className="@container -mx-4 -my-5 flex flex-1 flex-col bg-canvas tablet:-mx-8 tablet:-my-6">
          <ClauseHeader clause={clause} />
          <TextColumns
            wire={wire}
            column={column}
            onColumn={setColumn}
            details={<ClauseTabs clause={clause} wire={wire} />}
          />
        </div>
      </DocumentActionsProvider>
    </TextProvider>
  )
}

function useClauseText({ textId, title }: ClauseRecord): TextOwner {
  const t = useTexts()
  const me = useMe()
  const readOnlyReason = holds(me, 'contracts:clause:update') ? null : t('clauses.readOnly')
  return useMemo<TextOwner>(
    () => ({
      kind: 'clause',
      title,
      isOneSection: true,
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

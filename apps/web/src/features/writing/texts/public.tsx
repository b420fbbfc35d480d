import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { comparisonQuery as clauseComparisonQuery } from './clauses/clause-calls.ts'
export { TextDiff } from './versions/text-diff.tsx'
export { DETAILS_TABS } from './details-tabs.ts'
export { useCurrentSection } from './outline/use-current-section.ts'
export { RichTextView } from './document-view/rich-text-view.tsx'
export { DocumentActionsProvider } from './document-view/document-actions-provider.tsx'
export { FieldValueControl } from './document-view/field-value-control.tsx'
export { ChangeReason } from './document-view/change-reason.tsx'
export { FieldValuePopover, useFieldPopover } from './document-view/field-value-popover.tsx'
export { isReadable } from './rows/edit-rows.ts'
export { RowsFields, ShownRows } from './rows/lazy-rows.ts'
export { TextColumns, type Column } from './text-columns.tsx'
export { textDocumentQuery, type WireDocument } from './text-queries.ts'
export { shownField, textFields } from './text/fields.ts'
export { goToPart } from './history/go-to-part.ts'
export { TextProvider, useFields, useOpenText, type OpenText } from './text/open-text.tsx'
export { type FieldInput, type TextOwner } from './text/text-owner.ts'
export { default as WordCopyDialog } from './word-copy-dialog.tsx'
export { useWordCopy } from './use-word-copy.tsx'
export { toDocument } from './text/wire-document.ts'

/** Asks where a clause of the library becomes a section; inside a `Suspense`. */
export const InsertClauseDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./clauses/insert-clause-dialog.tsx'),
    loadTexts('clause-links'),
  ])
  return module
})

/** A section beside the clause that it should say; inside a `Suspense`. */
export const TakeClauseDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./clauses/take-clause-dialog.tsx'),
    loadTexts('clause-links'),
  ])
  return module
})

/** Puts the typography of the open text right; inside a `Suspense`. */
export const CorrectTypography = lazy(() => import('./typography/correct-typography.tsx'))

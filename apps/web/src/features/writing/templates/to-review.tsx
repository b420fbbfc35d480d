import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { textDocumentQuery, type WireDocument } from '../texts/public.tsx'
import { useLanguageDifferences } from './languages/use-source.ts'
import type { TemplateRecord } from './template-queries.ts'
import { useFindings } from './use-findings.ts'

/** How much the check of a template finds, before it is published all the same. */
export function ToReview({ template }: { template: TemplateRecord }) {
  const { data } = useQuery(textDocumentQuery(template.textId))
  return data ? <Count template={template} wire={data} /> : null
}

function Count({ template, wire }: { template: TemplateRecord; wire: WireDocument }) {
  const t = useTexts()
  const { differences } = useLanguageDifferences(template, wire)
  const count = useFindings(template, wire).length + differences.length
  if (count === 0) return null
  return (
    <p className="rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
      {t('template-check.beforePublishing', { count })}
    </p>
  )
}

import type { FieldType } from '@tacite/document/field-definition.ts'
import { checkTemplate } from '@tacite/document/template-check/check-template.ts'
import type { TemplateFinding } from '@tacite/document/template-check/finding.ts'
import { useMemo } from 'react'
import { toDocument, type WireDocument } from '../texts/public.tsx'
import type { TemplateRecord } from './template-queries.ts'

/** What is to be put right in a template, as its text was saved last. */
export function useFindings(template: TemplateRecord, wire: WireDocument): TemplateFinding[] {
  const { lifecycle, values } = template
  return useMemo(
    () =>
      checkTemplate({
        document: toDocument(wire),
        locale: wire.locale,
        currency: wire.currency,
        fields: wire.fields.map(({ _id, type, ...field }) => ({
          ...field,
          id: _id,
          type: type as FieldType,
        })),
        values,
        lifecycle,
      }),
    [wire, lifecycle, values],
  )
}

import {
  languageDifferences,
  type LanguageDifference,
} from '@tacite/document/template-languages/language-differences.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toDocument, type WireDocument } from '../../texts/public.tsx'
import type { TemplateRecord } from '../template-queries.ts'
import { isTranslation } from './is-translation.ts'
import { sourceQuery, type TemplateSource } from './source-queries.ts'

/** What a translation asks or is reminded of otherwise than the template that it translates; none before that is read. */
export function useLanguageDifferences(
  template: TemplateRecord,
  wire: WireDocument,
): { source: TemplateSource | undefined; differences: LanguageDifference[] } {
  const { data: source } = useQuery({
    ...sourceQuery(template._id),
    enabled: isTranslation(template),
  })
  const { lifecycle } = template
  const differences = useMemo(
    () =>
      source
        ? languageDifferences(
            source as Parameters<typeof languageDifferences>[0],
            { document: toDocument(wire), lifecycle },
            source.links,
          )
        : [],
    [source, wire, lifecycle],
  )
  return { source, differences }
}

import type { LanguageDifference } from '@tacite/document/template-languages/language-differences.ts'
import { lazy, Suspense } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import type { WireDocument } from '../../texts/public.tsx'
import type { TemplateRecord } from '../template-queries.ts'
import { useLanguageDifferences } from './use-source.ts'

const ChangedTerms = lazy(async () => {
  const [module] = await Promise.all([
    import('../../content-changes/public.tsx'),
    loadTexts('accepted-changes', 'corrections', 'deadlines-panel'),
  ])
  return { default: module.ContentChangesView }
})

interface LanguageFindingsProps {
  template: TemplateRecord
  wire: WireDocument
  onPart: (sectionId: string) => void
  onStart: () => void
  /** Brings a section of the source in front. */
  onSource: () => void
}

type Place = Extract<LanguageDifference, { variable: string }>

/** Fields, conditions and terms that a translation has otherwise than its source. */
export function LanguageFindings(props: LanguageFindingsProps) {
  const { template, wire, onPart, onStart, onSource } = props
  const t = useTexts()
  const { source, differences } = useLanguageDifferences(template, wire)
  if (!source || differences.length === 0) return null
  const labels = new Map(wire.fields.map(({ variable, label }) => [variable, label]))
  const places = differences.filter((each): each is Place => 'variable' in each)
  const terms = differences.flatMap((each) => (each.kind === 'termDiffers' ? [each.term] : []))
  const languages = {
    here: t(`template-languages.in.${template.locale}`),
    there: t(`template-languages.in.${source.locale}`),
  }
  return (
    <section aria-labelledby="language-findings" className="flex flex-col gap-2">
      <h2 id="language-findings" className="font-semibold">
        {t('template-languages.differs', { title: source.title })}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {places.map(({ kind, variable, sectionId }) => (
          <li key={`${kind} ${variable} ${sectionId}`} className="py-2">
            <button
              type="button"
              onClick={() => (kind.endsWith('Added') ? onPart(sectionId) : onSource())}
              className="block w-full rounded-sm text-left text-sm break-words hover:underline"
            >
              {t(`template-languages.finding.${kind}`, {
                label: labels.get(variable) ?? variable,
                ...languages,
              })}
            </button>
          </li>
        ))}
        {terms.length > 0 && (
          <li className="flex flex-col gap-1 py-2">
            <button
              type="button"
              onClick={onStart}
              className="block w-full rounded-sm text-left text-sm hover:underline"
            >
              {t('template-languages.finding.terms', languages)}
            </button>
            <Suspense>
              <ChangedTerms
                changes={{
                  parts: [],
                  attachments: [],
                  values: terms.map((field) => ({
                    field,
                    label: null,
                    type: null,
                    before: (source.lifecycle as Record<string, unknown>)[field] ?? null,
                    after: (template.lifecycle as Record<string, unknown>)[field] ?? null,
                  })),
                  currencies: { before: wire.currency, after: wire.currency },
                }}
              />
            </Suspense>
          </li>
        )}
      </ul>
    </section>
  )
}

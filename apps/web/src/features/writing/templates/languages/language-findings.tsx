import { conditionWording } from '@tacite/document/condition-wording.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import type { Condition } from '@tacite/document/rich-text.ts'
import type { LanguageDifference } from '@tacite/document/template-languages/language-differences.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
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

type Place = Extract<LanguageDifference, { sectionId: string }>

/** Fields, passages and terms that a translation has otherwise than its source. */
export function LanguageFindings(props: LanguageFindingsProps) {
  const { template, wire, onPart, onStart, onSource } = props
  const t = useTexts()
  const { source, differences } = useLanguageDifferences(template, wire)
  if (!source || differences.length === 0) return null
  const places = differences.filter((each): each is Place => 'sectionId' in each)
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
        {places.map((place, at) => (
          <li key={at} className="py-2">
            <button
              type="button"
              onClick={() =>
                place.kind.endsWith('Missing') ? onSource() : onPart(place.sectionId)
              }
              className="block w-full rounded-sm text-left text-sm break-words hover:underline"
            >
              {sentenceOf(t, place, wire, languages)}
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

interface Languages {
  here: string
  there: string
}

function sentenceOf(
  t: Translator,
  place: Place,
  { fields, currency }: WireDocument,
  languages: Languages,
): string {
  const labelOf = (variable: string) =>
    fields.find((field) => field.variable === variable)?.label ?? variable
  const inWords = (condition: Condition) => {
    const field = fields.find(({ variable }) => variable === condition.variable)
    const { sentence, ...words } = conditionWording(
      condition,
      field && { label: field.label, type: field.type as FieldType },
      { locale: t.locale, currency },
    )
    return t(`editor.condition.sentence.${sentence}`, words)
  }
  switch (place.kind) {
    case 'fieldMissing':
    case 'fieldAdded':
      return t(`template-languages.finding.${place.kind}`, {
        label: labelOf(place.variable),
        ...languages,
      })
    case 'conditionMissing':
    case 'conditionAdded':
      return t(`template-languages.finding.${place.kind}`, {
        condition: inWords(place.condition),
        ...languages,
      })
    case 'conditionDiffers':
      return t('template-languages.finding.conditionDiffers', {
        before: inWords(place.there),
        after: inWords(place.condition),
        ...languages,
      })
    case 'repeatMissing':
    case 'repeatAdded':
      return t(`template-languages.finding.${place.kind}`, { name: place.name, ...languages })
    case 'rowsDiffer':
      return t('template-languages.finding.rowsDiffer', {
        name: place.name,
        before: t('template-languages.finding.rows', place.there),
        after: t('template-languages.finding.rows', place.here),
        ...languages,
      })
    case 'rowFieldMissing':
    case 'rowFieldAdded':
      return t(`template-languages.finding.${place.kind}`, {
        label: labelOf(place.variable),
        name: place.name,
        ...languages,
      })
  }
}

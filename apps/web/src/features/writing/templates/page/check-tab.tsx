import type { TemplateFinding } from '@tacite/document/template-check/finding.ts'
import { SAMPLE_KINDS } from '@tacite/document/template-check/sample-values.ts'
import { CircleCheck } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import { urlOf } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { showError } from '../../../../platform/query-client.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import { CorrectTypography, goToPart, useOpenText, type WireDocument } from '../../texts/public.tsx'
import { LanguageFindings } from '../languages/language-findings.tsx'
import type { TemplateRecord } from '../template-queries.ts'
import { useFindings } from '../use-findings.ts'

interface CheckTabProps {
  template: TemplateRecord
  wire: WireDocument
  /** Brings the text, or the terms, in front. */
  onText: () => void
  onStart: () => void
  /** Brings what a translation is of in front. */
  onSource: () => void
}

/** « Contrôle »: what to put right before the template is published, and contracts of it with made-up values. */
export function CheckTab(props: CheckTabProps) {
  const { template, onText, onStart, onSource } = props
  const t = useTexts()
  const { editing } = useOpenText()
  const wire = useDeferredValue(props.wire)
  const findings = useFindings(template, wire)
  const goTo = (place: NonNullable<TemplateFinding['place']>) => {
    onText()
    goToPart(editing, place).catch(showError)
  }
  return (
    <div className="flex flex-col gap-5 pt-3">
      <section aria-label={t('template-check.title')} className="flex flex-col gap-2">
        {findings.length === 0 ? (
          <p className="flex items-start gap-2.5 rounded-md bg-green-soft px-3 py-2 text-sm text-green-ink">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('template-check.nothing')}
          </p>
        ) : (
          <p className="text-ink-soft">{t('template-check.count', { count: findings.length })}</p>
        )}
        {findings.some(({ kind }) => kind === 'typography') && (
          <Suspense>
            <div>
              <CorrectTypography wire={props.wire} />
            </div>
          </Suspense>
        )}
        <ul className="flex flex-col divide-y divide-line">
          {findings.map(({ place, ...finding }, at) => (
            // The same thing may be said twice; the list is drawn anew when it changes.
            <li key={at} className="py-2">
              <button
                type="button"
                onClick={() => (place ? goTo(place) : onStart())}
                className="block w-full rounded-sm text-left hover:underline"
              >
                {finding.title && (
                  <span className="block font-medium break-words">{finding.title}</span>
                )}
                <span className="block text-sm break-words text-ink-soft">
                  {sentenceOf(t, finding)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <LanguageFindings
        template={template}
        wire={wire}
        onPart={(id) => goTo({ part: 'section', id })}
        onStart={onStart}
        onSource={onSource}
      />
      <Trial templateId={template._id} />
    </div>
  )
}

function sentenceOf(
  t: ReturnType<typeof useTexts>,
  { kind, words, term }: Pick<TemplateFinding, 'kind' | 'words' | 'term'>,
): string {
  if (kind === 'termDiffers' || kind === 'termUnstated')
    return t(`template-check.${kind}.${term ?? 'notice'}`, { words })
  return t(`template-check.${kind}`, { words })
}

/** Each in a new tab, as it would be printed. */
function Trial({ templateId }: { templateId: string }) {
  const t = useTexts()
  return (
    <section aria-label={t('template-check.trial.title')} className="flex flex-col gap-1.5">
      <h2 className="font-semibold">{t('template-check.trial.title')}</h2>
      <p className="text-sm text-ink-soft">{t('template-check.trial.lead')}</p>
      <ul className="flex flex-col gap-1">
        {SAMPLE_KINDS.map((values) => (
          <li key={values}>
            <TextLink
              render={
                <a
                  href={urlOf('/model/contracts/:templateId/trial', {
                    params: { templateId },
                    query: { values },
                  })}
                  target="_blank"
                  rel="noreferrer"
                />
              }
            >
              {t(`template-check.trial.${values}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

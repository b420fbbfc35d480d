import type { Translator } from '@tacite/i18n/translator.ts'
import type { SignerEvidence } from './evidence.ts'

export interface SigningStep {
  label: string
  /** Null: it did not happen. */
  at: string | null
}

/** What a signer did, in order; and that no display was recorded, where no page reported one. */
export function signingSteps(t: Translator, { events }: SignerEvidence): SigningStep[] {
  const steps = events.map(({ at, action, pages }) => {
    const label = t(`evidence.certificate.step.${action}`)
    if (pages === undefined) return { label, at }
    return { label: `${label} (${t('evidence.certificate.display.pages', { count: pages })})`, at }
  })
  // Earlier versions wrote « opened », and no display.
  const isKnown = events.some(({ action }) => action === 'displayed' || action === 'opened')
  if (isKnown) return steps
  return [...steps, { label: t('evidence.certificate.display.missing'), at: null }]
}

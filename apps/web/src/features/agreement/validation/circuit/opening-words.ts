import type { Translator } from '@tacite/i18n/translator.ts'
import { openingOf, type DraftStep } from './circuit-draft.ts'

/** When a step opens, in words: with which others, after which, or first. */
export function openingWords(t: Translator, steps: readonly DraftStep[], id: string): string {
  const opening = openingOf(steps, id)
  if (opening.when === 'first') return t('validation.request.opensFirst')
  const names = opening.steps.map(({ name }) => name || t('validation.request.unnamed'))
  return opening.when === 'with'
    ? t('validation.request.opensWith', { names })
    : t('validation.request.opensAfter', { names })
}

/** What a move did, for whoever does not see it: the place of the step, and when it opens there. */
export function movedWords(t: Translator, steps: readonly DraftStep[], id: string): string {
  const place = steps.findIndex((step) => step.id === id)
  const name = steps[place]?.name || t('validation.request.unnamed')
  const moved = t('validation.request.moved', { name, position: place + 1, count: steps.length })
  return `${moved} ${openingWords(t, steps, id)}`
}

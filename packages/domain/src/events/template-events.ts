import type { Descriptions } from './event-description.ts'
import { nounEvents, type NounPayloads } from './noun-events.ts'

/** A template apart from its text, whose changes are in text-events.ts. */
export type TemplatePayloads = NounPayloads<'template' | 'templateFile'> & {
  /** What changed, and why, is recorded as personal data: its author's own words. */
  'template.published': { version: number }
  'template.retired': Record<string, never>
  'template.reinstated': Record<string, never>
}

const TEMPLATE = { object: 'template', live: 'templates', words: { label: 'personal' } } as const

export const TEMPLATE_EVENTS = {
  ...nounEvents('template', 'templates'),
  ...nounEvents('templateFile', 'templates'),
  'template.published': {
    ...TEMPLATE,
    words: { ...TEMPLATE.words, version: ['count', 'version'] },
    saysWhy: true,
  },
  'template.retired': { ...TEMPLATE, saysWhy: true },
  'template.reinstated': TEMPLATE,
} satisfies Descriptions<TemplatePayloads>

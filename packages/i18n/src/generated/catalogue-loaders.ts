// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

import type { Locale } from '@tacite/domain/locale.ts'
import type { Catalogue } from '../catalogue-store.ts'

export type TextArea =
  | 'auth'
  | 'common'
  | 'defaults'
  | 'landing'
  | 'options'
  | 'pdf'
  | 'refusals-document'
  | 'refusals'
  | 'shell'

export const catalogueLoaders: Record<Locale, Record<TextArea, () => Promise<Catalogue>>> = {
  fr: {
    auth: async () => (await import('../fr/auth.json', { with: { type: 'json' } })).default,
    common: async () => (await import('../fr/common.json', { with: { type: 'json' } })).default,
    defaults: async () => (await import('../fr/defaults.json', { with: { type: 'json' } })).default,
    landing: async () => (await import('../fr/landing.json', { with: { type: 'json' } })).default,
    options: async () => (await import('../fr/options.json', { with: { type: 'json' } })).default,
    pdf: async () => (await import('../fr/pdf.json', { with: { type: 'json' } })).default,
    'refusals-document': async () => (await import('../fr/refusals-document.json', { with: { type: 'json' } })).default,
    refusals: async () => (await import('../fr/refusals.json', { with: { type: 'json' } })).default,
    shell: async () => (await import('../fr/shell.json', { with: { type: 'json' } })).default,
  },
  en: {
    auth: async () => (await import('../en/auth.json', { with: { type: 'json' } })).default,
    common: async () => (await import('../en/common.json', { with: { type: 'json' } })).default,
    defaults: async () => (await import('../en/defaults.json', { with: { type: 'json' } })).default,
    landing: async () => (await import('../en/landing.json', { with: { type: 'json' } })).default,
    options: async () => (await import('../en/options.json', { with: { type: 'json' } })).default,
    pdf: async () => (await import('../en/pdf.json', { with: { type: 'json' } })).default,
    'refusals-document': async () => (await import('../en/refusals-document.json', { with: { type: 'json' } })).default,
    refusals: async () => (await import('../en/refusals.json', { with: { type: 'json' } })).default,
    shell: async () => (await import('../en/shell.json', { with: { type: 'json' } })).default,
  },
  es: {
    auth: async () => (await import('../es/auth.json', { with: { type: 'json' } })).default,
    common: async () => (await import('../es/common.json', { with: { type: 'json' } })).default,
    defaults: async () => (await import('../es/defaults.json', { with: { type: 'json' } })).default,
    landing: async () => (await import('../es/landing.json', { with: { type: 'json' } })).default,
    options: async () => (await import('../es/options.json', { with: { type: 'json' } })).default,
    pdf: async () => (await import('../es/pdf.json', { with: { type: 'json' } })).default,
    'refusals-document': async () => (await import('../es/refusals-document.json', { with: { type: 'json' } })).default,
    refusals: async () => (await import('../es/refusals.json', { with: { type: 'json' } })).default,
    shell: async () => (await import('../es/shell.json', { with: { type: 'json' } })).default,
  },
}

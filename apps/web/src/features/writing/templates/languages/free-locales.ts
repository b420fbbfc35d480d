import { locales, type Locale } from '@tacite/domain/locale.ts'
import type { TemplateRecord } from '../template-queries.ts'

/** The languages in which a template does not exist yet. */
export function freeLocales({
  locale,
  languages,
}: Pick<TemplateRecord, 'locale' | 'languages'>): Locale[] {
  const taken = [locale, ...languages.map((other) => other.locale)]
  return locales.filter((each) => !taken.includes(each))
}

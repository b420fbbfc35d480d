import type { Locale } from '@tacite/domain/locale.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { elided } from './elision.ts'
import {
  formatAmountInclTax,
  formatDay,
  formatList,
  formatNumber,
  formatPercentage,
} from './format.ts'
import { nestedQuotes } from './nested-quotes.ts'
import { splitAtPlaceholders } from './placeholders.ts'
import type { ParamValue, Placeholder, PlaceholderFormat } from './placeholders.ts'
import type { RestParams, TextKey } from './text-keys.ts'

/** The texts of one language. Call it with a key and the parameters of its text. */
export interface Translator {
  /**
   * @throws when the area of the key is not loaded (web) or a parameter is missing.
   * @example t('common.pagination.range', { from: 1, to: 20, total: 134 }) // '1–20 sur 134'
   */
  <K extends TextKey>(key: K, ...params: RestParams<K>): string
  readonly locale: Locale
  /**
   * A text in pieces, for a link or bold words inside a sentence: the parameters are returned unchanged.
   *
   * @example t.parts('auth.terms', { link: <a href="/terms">…</a> }) // ['J’accepte ', <a/>, '.']
   */
  parts<P>(key: TextKey, params: Record<string, P>): (string | P)[]
  /** Whether a key known only at run time (a code from the server) has a text. */
  has(key: string): key is TextKey
  /** A text whose key is only known at run time (checked with `has`), with its parameters. */
  chosen(key: TextKey, params: Params): string
  /** The same for an unverified key and parameters: null without such a text, or if one of its parameters is missing. */
  orNull(key: string, params: Params): string | null
  /**
   * The text of a refusal code. Never throws, since it is used when something else went wrong: a code without a text,
   * or with a missing parameter, gives the unexpected failure.
   */
  refusal(refusal: Refusal): string
}

type Params = Readonly<Record<string, ParamValue>>

export function createTranslatorOf(store: CatalogueStore, locale: Locale): Translator {
  const write = (key: string, params: Params = {}): string =>
    splitAtPlaceholders(findText(store, locale, key, params)).reduce<string>(
      (before, piece) =>
        typeof piece === 'string'
          ? before + piece
          : elided(before, nestedQuotes(before, fill(key, piece, params, locale), locale), locale),
      '',
    )
  const has = (key: string): key is TextKey =>
    store.find(locale, key) !== undefined || store.find(locale, `${key}_other`) !== undefined

  const orNull = (key: string, params: Params): string | null => {
    const text = lookUp(store, locale, key, params)
    const isWritable = text !== undefined && missingParams(text, params).length === 0
    return isWritable ? write(key, params) : null
  }

  const translate = <K extends TextKey>(key: K, ...[params]: RestParams<K>): string =>
    write(key, params as Params | undefined)
  return Object.assign(translate, {
    locale,
    has,
    chosen: write,
    parts: <P>(key: TextKey, params: Record<string, P>): (string | P)[] =>
      splitAtPlaceholders(findText(store, locale, key, params as Params)).map((piece) =>
        typeof piece === 'string' ? piece : given(key, piece.name, params),
      ),
    orNull,
    refusal: ({ code, params }: Refusal): string => {
      const key = store.findRefusalKey(locale, code)
      return (key && orNull(key, params ?? {})) || write('common.error.unexpected')
    },
  })
}

function findText(store: CatalogueStore, locale: Locale, key: string, params: Params): string {
  const text = lookUp(store, locale, key, params)
  if (text !== undefined) return text
  const area = key.slice(0, key.indexOf('.'))
  throw new Error(
    store.hasArea(locale, area)
      ? `No text for ${key} in ${locale}`
      : `The texts of ${area} in ${locale} are not loaded (asked for ${key})`,
  )
}

function lookUp(
  store: CatalogueStore,
  locale: Locale,
  key: string,
  params: Params,
): string | undefined {
  return store.find(locale, key) ?? findPlural(store, locale, key, params['count'])
}

function findPlural(
  store: CatalogueStore,
  locale: Locale,
  key: string,
  count: ParamValue | undefined,
): string | undefined {
  if (typeof count !== 'number') return undefined
  const form = store.find(locale, `${key}_${pluralRules(locale).select(count)}`)
  if (count !== 0) return form ?? store.find(locale, `${key}_other`)
  // French has the singular for none: « un modèle » would say that there is one.
  const isTrue = form?.includes('{{count')
  return store.find(locale, `${key}_zero`) ?? (isTrue ? form : store.find(locale, `${key}_other`))
}

const rulesByLocale = new Map<Locale, Intl.PluralRules>()

function pluralRules(locale: Locale): Intl.PluralRules {
  const rules = rulesByLocale.get(locale) ?? new Intl.PluralRules(locale)
  rulesByLocale.set(locale, rules)
  return rules
}

function fill(key: string, { name, format }: Placeholder, params: Params, locale: Locale): string {
  const value = given(key, name, params)
  if (format !== null) return written[format](value as never, locale)
  return name === 'count' && typeof value === 'number' ? formatNumber(value, locale) : String(value)
}

const written: Record<PlaceholderFormat, (value: never, locale: Locale) => string> = {
  number: formatNumber,
  day: formatDay,
  amount: formatAmountInclTax,
  percentage: formatPercentage,
  list: formatList,
}

/** The parameters that a text needs and does not get. */
function missingParams(text: string, params: Params = {}): string[] {
  return splitAtPlaceholders(text).flatMap((piece) =>
    typeof piece === 'string' || params[piece.name] !== undefined ? [] : [piece.name],
  )
}

function given<P>(key: string, name: string, params: Readonly<Record<string, P>>): P {
  const value = params[name]
  if (value === undefined) throw new Error(`The text ${key} needs the parameter ${name}`)
  return value
}

import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import type { FieldValue } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import { renewalWords, termWords } from '@tacite/i18n/term-words.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useLocale, useTexts } from '../../../../platform/locale.ts'

type Corrected = ResponseOf<typeof correctionsEndpoints.list>['value'][number]['changes'][number]

/** A value that changed; rows with what each of them states. */
export type Change = Omit<Corrected, keyof Currencies | 'columns'> &
  Currencies &
  Partial<Pick<Corrected, 'columns'>>
/** Of an amount, its currencies where they are not those of the contract. */
interface Currencies {
  currency?: string | null
  currencyBefore?: string | null
}
type Texts = ReturnType<typeof useTexts>
type Formats = ReturnType<typeof useFormats>

/** A corrected value in words: what it is called, what it was, what it is. */
export function useTermWords({ currency }: { currency: string }) {
  const t = useTexts()
  const formats = useFormats()
  const locale = useLocale()
  return ({ field: stored, label, type, before, after, ...money }: Change) => {
    // Of an amendment, what it changes is corrected beside its own terms.
    const field = stored.replace(/^changes\./, '')
    const words = (value: unknown, inCurrency?: string | null): string => {
      if (field !== stored && value === 'removed') return t('corrections.removed')
      if (field === 'amount' && typeof value === 'number')
        return formatFieldValue('amount', value, { locale, currency: inCurrency ?? currency })
      if (field === 'maxRenewals' && value === null) return t('corrections.unlimited')
      if (value === null || value === undefined || value === '') return t('corrections.none')
      if (type) return formatFieldValue(type, value as FieldValue, { locale, currency })
      const write = WORDS[field]
      return write ? write(value, t, formats) : (termWords(t, field, value) ?? plainWords(value))
    }
    return {
      label: label ?? termLabel(t, field),
      before: words(before, money.currencyBefore),
      after: words(after, money.currency),
    }
  }
}

/** The values that are more than a word and no term of their own, by the name they are corrected under. */
const WORDS: Partial<Record<string, (value: unknown, t: Texts, formats: Formats) => string>> = {
  signatureDate: (day, _, formats) => formats.day(day as string),
  effectiveOn: (day, _, formats) => formats.day(day as string),
  currency: (currency, _, formats) => formats.currency(currency as string),
  counterparty: partyName,
  legalEntity: partyName,
  renewal: (renewal, t) => renewalWords(t, renewal as Parameters<typeof renewalWords>[1]),
  excludesTriennialExit: (isExcluded, t) => t(`corrections.${isExcluded ? 'yes' : 'no'}`),
}

/** By its name where it was corrected, or as the party that an amendment puts in. */
function partyName(party: unknown): string {
  return typeof party === 'string' ? party : (party as { name: string }).name
}

function termLabel(t: Texts, field: string): string {
  const key = `corrections.term.${field}`
  // A field that was deleted since is named by its variable.
  return t.has(key) ? t.chosen(key, {}) : field.replace(/^values\./, '')
}

function plainWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

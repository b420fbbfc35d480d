import { foldValue } from './fold-value.ts'
import { IMPORT_FIELDS, type ImportField } from './import-fields.ts'

type OptionField = {
  [Field in ImportField]: (typeof IMPORT_FIELDS)[Field]['kind'] extends 'option' ? Field : never
}[ImportField]

/** What people write for the options, in three languages, folded; each option is also read by its own name. */
const WORDS: Record<Exclude<OptionField, 'currency'>, Readonly<Record<string, string>>> = {
  renewalType: {
    none: 'non|no|aucun|aucune|sans|never|jamais|ninguna|false|0',
    tacit:
      'oui|yes|si|tacite|tacita|tacite reconduction|reconduction tacite|automatic|automatique|true|1',
    withAgreement:
      'avec accord|accord|expres|expresse|with agreement|con acuerdo|reconduction expresse',
    withNotice: 'avec preavis|with notice|con preaviso',
  },
  direction: {
    expense: 'depense|achat|fournisseur|charge|purchase|gasto|compra',
    income: 'recette|vente|client|produit|revenue|sale|ingreso|venta',
    both: 'les deux|mixte|ambos',
    neutral: 'neutre|aucune|none|neutro',
  },
  scope: {
    group: 'groupe|intragroupe|grupo',
    national: 'nacional|france|espagne|espana',
    european: 'europe|europeen|europeenne|europa|europeo|ue|eu',
    international: 'monde|mondial|world|internacional',
  },
}
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  EUR: 'euro|euros',
  USD: 'dollar|dollars',
  GBP: 'livre sterling|pound|pounds',
  CHF: 'franc suisse|francs suisses',
}

/**
 * The option that a text names; null: none of them.
 *
 * @example readOption('renewalType', 'Tacite reconduction') // 'tacit'
 */
export function readOption(field: OptionField, text: string): string | null {
  const sign = text.trim()
  if (field === 'currency' && SIGNS[sign]) return SIGNS[sign]
  const folded = foldValue(text)
  const words = field === 'currency' ? CURRENCY_WORDS : WORDS[field]
  const options: readonly string[] = IMPORT_FIELDS[field].options
  return (
    options.find(
      (option) => foldValue(option) === folded || words[option]?.split('|').includes(folded),
    ) ?? null
  )
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

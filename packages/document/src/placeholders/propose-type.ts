import { foldValue } from '@tacite/domain/imports/fold-value.ts'
import { foldName } from '@tacite/domain/people/fold-name.ts'
import type { FieldType } from '../field-definition.ts'

interface WordsAround {
  /** What it is called. */
  label: string
  before: string
  after: string
}

/**
 * What a place to fill in contains, by its own words and those around it; text when nothing says it.
 *
 * @example proposeType({ label: 'Loyer annuel', before: 'un loyer de ', after: ' euros' }) // 'amount'
 */
export function proposeType({ label, before, after }: WordsAround): FieldType {
  const unit = unitAfter(after)
  if (unit) return unit.type
  if (/^[\s(]*(?:oui\s*\/\s*non|yes\s*\/\s*no|s[ií]\s*\/\s*no)\b/i.test(after)) return 'yesNo'
  return typeOfWords(label) ?? typeOfEnd(before) ?? 'text'
}

/**
 * The unit right behind a place: a field writes its own, so that the unit is part of what it replaces.
 *
 * @example unitAfter(' euros par an') // { type: 'amount', length: 6 }
 */
export function unitAfter(after: string): { type: FieldType; length: number } | undefined {
  for (const { type, unit } of UNITS) {
    const length = unit.exec(after)?.[0].length
    if (length !== undefined) return { type, length }
  }
  return undefined
}

const UNITS: readonly { type: FieldType; unit: RegExp }[] = [
  { type: 'amount', unit: /^[\s\u00A0\u202F]?(?:€|(?:euros?|EUR)(?![\p{L}\p{N}]))/iu },
  { type: 'percentage', unit: /^[\s\u00A0\u202F]?%/u },
  {
    type: 'duration',
    unit: /^[\s\u00A0\u202F](?:mois|jours|ans|années|semaines|months|days|years|weeks|meses|d[ií]as|años|semanas)(?![\p{L}\p{N}])/iu,
  },
]

/** The earliest in a label decides: « date du loyer » is a day, « loyer à cette date » an amount. */
function typeOfWords(words: string): FieldType | undefined {
  const folded = foldValue(words)
  return WORDS.map(({ type, said }) => ({ type, at: folded.search(said) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.type
}

/** Over folded words, in French, English and Spanish. */
const WORDS: readonly { type: FieldType; said: RegExp }[] = [
  {
    type: 'date',
    said: /\b(?:date|dates|dated|fecha|fechas|prend(?:ra)? effet|entre(?:ra)? en vigueur|effective|entra(?:ra)? en vigor|echeance|naissance|expir\w+|vencimiento)\b/,
  },
  {
    type: 'percentage',
    said: /\b(?:taux|pourcentage|rate|percentage|porcentaje|tasa|quote part)\b/,
  },
  {
    type: 'amount',
    said: /\b(?:montant|montants|prix|loyer|redevance|honoraires|capital|somme|remuneration|salaire|cout|tarif|forfait|penalites?|depot de garantie|amount|price|fees?|rent|salary|cost|deposit|importe|precio|renta|honorarios|salario|coste|fianza)\b/,
  },
  {
    type: 'duration',
    said: /\b(?:duree|preavis|delai|periode|duration|notice period|term|lead time|duracion|plazo|preaviso|periodo)\b/,
  },
  {
    type: 'address',
    said: /\b(?:adresse|siege|siege social|domicile|domiciliee?|demeurant|address|registered office|residing|direccion|domicilio|sede)\b/,
  },
  {
    type: 'person',
    said: /\b(?:representee? par|representante?|signataire|monsieur|madame|interlocuteur|contact|represented by|signatory|employee name|representad[ao] por|firmante)\b/,
  },
  {
    type: 'counterparty',
    said: /\b(?:cocontractante?|client|clients|counterparty|customer|contraparte|cliente|contratante)\b/,
  },
  {
    type: 'number',
    said: /\b(?:nombre de|quantite|surface|superficie|number of|quantity|area|numero de (?:unidades|personas)|cantidad)\b/,
  },
  { type: 'longText', said: /\b(?:description|descripcion)\b/ },
]

/** « Fait à Lyon, le …… » : a day follows; « la somme de …… » : an amount. */
function typeOfEnd(before: string): FieldType | undefined {
  const end = foldName(before.slice(-30))
  if (/(?:, (?:le|el)|\bdated|\bne\(?e?\)? le|\bborn on|\b(?:jour|dia) (?:du)?)$/.test(end))
    return 'date'
  if (
    /\b(?:representee? par|represented by|representad[ao] por)(?: mr?| mme| ms| d)?\.?$/.test(end)
  )
    return 'person'
  return /\b(?:somme|cantidad|suma|sum) (?:de|of)$/.test(end) ? 'amount' : undefined
}

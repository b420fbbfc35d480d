import type { Candidate, ReadContract } from '../candidate.ts'
import { confidenceIn, ruleAt, type RulesOf } from '../context-rule.ts'
import { readAmounts, type WrittenAmount } from '../readers/read-amounts.ts'
import type { Sentence } from '../text/read-sentences.ts'

/** What is not the price of the contract. */
const OTHER_FR =
  /capital|penalit|amende|caution|depot de garantie|assur|franchise|plafon|responsabilit|acompte|par (?:jour|heure|mois|an\b|trimestre|unite|visite)|indemnit|retard|frais|minimum|seuil|mensuel|\bsi\b|exemple/
const OTHER_EN =
  /liabilit|penalt|insurance|deposit|per (?:hour|day|month|unit|year|share)|aggregate limit|each occurrence|late|interest|minimum|damages|capital|monthly|expenses/
const OTHER_ES =
  /capital|penaliza|fianza|seguro|responsabilidad|garantia|mensual|por hora|indemniza/

const TOTAL_RULES: RulesOf = {
  fr: [
    {
      name: 'amount.total',
      before:
        /(?:montant|prix|prime|cotisation|verse\w*|cout|somme|budget|remuneration|total|forfait|honoraires|redevance|subvention|loyer annuel|soit|valeur)\b[^.;]{0,110}$/,
      sentence:
        /total|global|forfait|montant du (?:contrat|marche)|prix|prime|cotisation|verse|t\.?t\.?c|taxes? comprises|net de taxe/,
      unless: OTHER_FR,
      confidence: 0.92,
    },
    {
      name: 'amount.stated',
      before: /(?:montant|prix|total|soit|somme)\b[^;]{0,80}$/,
      unless: OTHER_FR,
      confidence: 0.75,
    },
  ],
  en: [
    {
      name: 'amount.total',
      before:
        /(?:total|aggregate|contract|purchase|fixed|lump[ -]sum)\b[^.;]{0,60}(?:price|fee|amount|consideration|sum|cost|compensation)\b[^.;]{0,80}$/,
      unless: OTHER_EN,
      confidence: 0.72,
    },
  ],
  es: [
    {
      name: 'amount.total',
      before:
        /(?:precio|importe|total|presupuesto|valor|coste|contraprestacion|honorarios)\b[^.;]{0,110}$/,
      unless: OTHER_ES,
      confidence: 0.85,
    },
  ],
}
const CAP_RULES: RulesOf = {
  fr: [
    {
      name: 'cap.liability',
      before: /(?:plafon\w*|limit\w*|exced\w*|depass\w*|maxim\w*|superieure?s?)\b[^.;]{0,140}$/,
      sentence: /responsabilit|dommages|indemnit|indemnis/,
      unless: /assurance|penalit|a responsabilite limitee/,
      confidence: 0.9,
    },
  ],
  en: [
    {
      name: 'cap.liability',
      before:
        /(?:exceed\w*|limited to|maximum|not (?:be )?more than|cap\w*|greater of|lesser of)\b[^.;]{0,140}$/,
      sentence: /liabilit|liable|damages/,
      unless: /insurance|coverage|per occurrence|each occurrence/,
      confidence: 0.85,
    },
  ],
  es: [
    {
      name: 'cap.liability',
      before: /(?:limit\w*|exced\w*|super\w*|maxim\w*)\b[^.;]{0,140}$/,
      sentence: /responsabilidad|danos/,
      unless: /seguro/,
      confidence: 0.85,
    },
  ],
}

/** The total of a contract, tax included, the currency that it is counted in, and the cap of liability. */
export function findAmounts({ language, sentences }: ReadContract): Candidate[] {
  const found = sentences.flatMap((sentence) =>
    readAmounts(sentence.plain, language).map((written) => ({ sentence, written })),
  )
  return [
    ...found.flatMap(({ sentence, written }): Candidate[] => {
      const { value, start, end } = written
      const share = written.isConsistent ? 1 : 0.6
      const cap = ruleAt(sentence, written, CAP_RULES[language])
      if (cap) {
        const rule = `${language}.${cap.name}`
        return [
          {
            field: 'liabilityCapCents',
            value: value.cents,
            sentence,
            start,
            end,
            rule,
            confidence: confidenceIn(sentence, cap) * share,
          },
        ]
      }
      const total = ruleAt(sentence, written, TOTAL_RULES[language])
      if (!total || written.tax === 'excluded') return []
      const rule = `${language}.${total.name}`
      const confidence =
        confidenceIn(sentence, total) * share * (written.tax === 'included' ? 1 : UNTOLD_TAX)
      return [
        { field: 'amountInclTaxCents', value: value.cents, sentence, start, end, rule, confidence },
      ]
    }),
    ...currencyOf(found, language),
  ]
}

/** Without a word on tax an amount is left out, unless two sentences say it. */
const UNTOLD_TAX = 0.5

interface Found {
  sentence: Sentence
  written: WrittenAmount
}

/** The currency of most amounts: one that only capital or insurance is in says little. */
function currencyOf(found: readonly Found[], language: ReadContract['language']): Candidate[] {
  const priced = found.filter(({ sentence }) => !/capital|assurance|insurance/.test(sentence.plain))
  const counts = Map.groupBy(priced, ({ written }) => written.value.currency)
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  if (!most) return []
  const [value, own] = most
  const { sentence, written } = own[0]!
  const share = own.length / priced.length
  const confidence = share === 1 ? (own.length > 1 ? 0.93 : 0.85) : 0.85 * share
  const { start, end } = written
  return [
    {
      field: 'currency',
      value,
      sentence,
      start,
      end,
      rule: `${language}.currency.of-amounts`,
      confidence,
    },
  ]
}

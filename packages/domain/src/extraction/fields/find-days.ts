import type { Locale } from '../../locale.ts'
import type { Candidate, ReadContract } from '../candidate.ts'
import { confidenceIn, ruleAt, type ContextRule, type RulesOf } from '../context-rule.ts'
import { readDays, type FoundDay } from '../readers/read-days.ts'
import type { Sentence } from '../text/read-sentences.ts'
import { EFFECT_RULES, SIGNATURE_RULES } from './day-rules.ts'
import { END_RULES } from './end-rules.ts'

const AMBIGUOUS = 0.7

/** The days of signature, effect and end that a contract writes. English contracts often write the first two as one. */
export function findDays({ language, sentences }: ReadContract): Candidate[] {
  return sentences.flatMap((sentence) =>
    readDays(sentence.plain, language).flatMap((day): Candidate[] => {
      const effect = ruleAt(sentence, day, EFFECT_RULES[language])
      const end = ruleAt(sentence, day, END_RULES[language])
      if (end && effect?.name !== 'effect.defined-after') return [candidate('endDate', end)]
      const signature = ruleAt(sentence, day, SIGNATURE_RULES[language])
      return [
        ...(effect ? [candidate('effectiveDate', effect)] : []),
        ...(signature ? [candidate('signatureDate', signature)] : []),
      ]

      function candidate(field: DayField, rule: ContextRule): Candidate {
        return dayCandidate(field, { sentence, day, rule, language })
      }
    }),
  )
}

type DayField = 'signatureDate' | 'effectiveDate' | 'endDate'

interface Found {
  sentence: Sentence
  day: FoundDay
  rule: ContextRule
  language: Locale
}

function dayCandidate(field: DayField, { sentence, day, rule, language }: Found): Candidate {
  const confidence = confidenceIn(sentence, rule) * (day.isAmbiguous ? AMBIGUOUS : 1)
  const { value, start, end } = day
  return { field, value, sentence, start, end, rule: `${language}.${rule.name}`, confidence }
}

/** A contract that takes effect when it is signed, told by a sentence. */
export interface RelativeStart {
  sentence: Sentence
  start: number
  end: number
  rule: string
  confidence: number
}

const ON_SIGNATURE: RulesOf = {
  fr: [
    {
      name: 'effect.on-signature',
      before:
        /(?:effet|vigueur|a compter|a partir|commence\w*|debute\w*|des|au jour|le jour|duree|jusqu)\b[^.;]{0,70}$/,
      unless: /resiliation|avenant|garantie/,
      confidence: 0.9,
    },
  ],
  en: [
    {
      name: 'effect.on-signature',
      before:
        /(?:commenc\w*|effective|effect|begin\w*|start\w*|in force|binding|from|term)\b[^.;]{0,90}$/,
      sentence:
        /effective date["']{0,2} (?:means|is|shall)|(?:agreement|contract|term)"?\)?\b[^.;]{0,90}\b(?:commenc\w*|effective|effect|begin\w*|continu\w*|remain|for|in force|enter\w*|period|expire\w*|terminate)\b|^\W*(?:[\d.]+ )?(?:initial )?term\b/,
      unless: /following (?:the )?(?:expiration|termination)|warrant|shareholder|representation/,
      confidence: 0.88,
    },
  ],
  es: [
    {
      name: 'effect.on-signature',
      before:
        /(?:desde|a partir|vigor|vigencia|efectos|contados?|inicia\w*|comenzara)\b[^.;]{0,70}$/,
      confidence: 0.88,
    },
  ],
}

const SIGNING: Record<Locale, RegExp> = {
  fr: /(?:sa|la|leur) (?:date de )?signature|signature (?:des presentes|du (?:present )?contrat|de la (?:presente )?convention|par les parties)|(?:de|a) ce jour\b|jour des presentes/g,
  en: /(?<!effective )date (?:of (?:this|the) (?:\w+ )?agreement|hereof|first (?:\w+ ){0,2}(?:above|written|set forth|stated|mentioned|indicated)|of (?:its |the )?(?:execution|signature|signing|last signature)|(?:set forth|stated|written|shown|indicated) above)|(?:upon|on) (?:its |the )?(?:execution|signature|signing)|(?:execution|signing|signature) (?:date|of this agreement)/g,
  es: /(?:la|su) (?:fecha de (?:la |su )?)?(?:firma|suscripcion|formalizacion)|la presente fecha/g,
}

/** Where a contract says that it starts with its signature. */
export function findRelativeStarts({ language, sentences }: ReadContract): RelativeStart[] {
  return sentences.flatMap((sentence) =>
    [...sentence.plain.matchAll(SIGNING[language])].flatMap((match) => {
      const place = { start: match.index, end: match.index + match[0].length }
      const rule = ruleAt(sentence, place, ON_SIGNATURE[language])
      if (!rule || sentence.zone === 'annex') return []
      const { name, confidence } = rule
      return [{ sentence, ...place, rule: `${language}.${name}`, confidence }]
    }),
  )
}

import type { Locale } from '../../locale.ts'
import type { ReadContract } from '../candidate.ts'
import { ruleAt, type RulesOf } from '../context-rule.ts'
import type { Sentence } from '../text/read-sentences.ts'

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
        /(?:effet|vigueur|a compter|a partir|a dater|commence\w*|debute\w*|court|courra|des|au jour|le jour|duree|jusqu)\b[^.;]{0,70}$/,
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
  fr: /(?:sa|la|leur) (?:date de )?signature|signature (?:des presentes|du (?:present )?contrat|de la (?:presente )?convention|par les parties|du dernier)|(?:derniere|seconde) (?:date de )?signature|(?<!jusqu'a )\bce jour\b|jour des presentes/g,
  en: /(?<=\beffective (?:as of |on |from ))(?:such|that|said) date\b|(?<!effective )date (?:of (?:this|the) (?:\w+ )?agreement|hereof|first (?:\w+ ){0,2}(?:above|written|set forth|stated|mentioned|indicated)|of (?:its |the )?(?:execution|signature|signing|last signature)|(?:set forth|stated|written|shown|indicated) above)|(?:upon|on) (?:its |the )?(?:execution|signature|signing)|(?:execution|signing|signature) (?:date|of this agreement)/g,
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

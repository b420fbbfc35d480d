import { businessNumberRefusals, passesLuhn } from '../../contacts/business-numbers.ts'
import type { Candidate, ReadContract } from '../candidate.ts'
import type { Sentence } from '../text/read-sentences.ts'

/** Fourteen digits, in groups or not; a word that announces them, near. */
const SIRET =
  /(?<!\d)\d{3}[ .]?\d{3}[ .]?\d{3}[ .-]?\d{5}(?!\d)|(?<!\d)\d{3} ?\d{3} ?\d{3} ?\d{3} ?\d{2}(?!\d)|(?<!\d)\d{9} ?\d{2} ?\d{3}(?!\d)/g
const SIREN = /(?<!\d[ .]?)(?<!(?<!\bsire|\brc)[a-z])\d{3}[ .]?\d{3}[ .]?\d{3}(?![ .]?\d)/g
const VAT =
  /\b(?:fr ?[a-z\d]{2} ?\d{3} ?\d{3} ?\d{3}|(?:es ?[a-z]\d{7}[a-z\d])|be ?[01]?\d{3}\.?\d{3}\.?\d{3}|de ?\d{9}|it ?\d{11}|lu ?\d{8}|nl ?\d{9} ?b\d{2})\b/g
const SIRET_WORD = /siret/
const SIREN_WORD = /siren|\brcs\b|r\.c\.s|registre du commerce|immatricul/
/** Any number may follow, and one in ten has the right check digit by chance. */
const NUMBER_WORD = /\bnumero\b|\bn°|identif/
const NEAR = 120

/** The numbers of businesses whose check digits are right. Those that fail are candidates without confidence, for a doubt. */
export function findNumbers({ sentences }: ReadContract): Candidate[] {
  return sentences.flatMap((sentence) => {
    const { plain } = sentence
    const sirets = numbersIn(sentence, SIRET).filter(({ start }) =>
      isNear(plain, start, SIRET_WORD),
    )
    const sirens = numbersIn(sentence, SIREN).filter(({ digits }) => !digits.startsWith('0'))
    const announced = sirens.filter(({ start }) => isNear(plain, start, SIREN_WORD))
    const numbered = sirens.filter(
      (found) => !announced.includes(found) && isNear(plain, found.start, NUMBER_WORD),
    )
    const vats = numbersIn(sentence, VAT)
    return [
      ...sirets.map((found) => candidate('siret', sentence, found)),
      ...announced.map((found) => candidate('siren', sentence, found)),
      ...numbered.map((found) => unsure(candidate('siren', sentence, found))),
      ...vats.map((found) => candidate('vat', sentence, found)),
    ]
  })
}

const LIKELY = 0.85

function unsure(found: Candidate): Candidate {
  return { ...found, confidence: Math.min(found.confidence, LIKELY) }
}

interface Found {
  digits: string
  start: number
  end: number
}

function numbersIn({ plain }: Sentence, pattern: RegExp): Found[] {
  return [...plain.matchAll(pattern)].map((match) => ({
    digits: match[0].replaceAll(/[ .-]/g, '').toUpperCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function isNear(plain: string, start: number, word: RegExp): boolean {
  return word.test(plain.slice(Math.max(0, start - NEAR), start))
}

function candidate(
  field: 'siren' | 'siret' | 'vat',
  sentence: Sentence,
  { digits, start, end }: Found,
): Candidate {
  const numbers = {
    siren: '',
    siret: '',
    vatNumber: '',
    [field === 'vat' ? 'vatNumber' : field]: digits,
  }
  const isRight =
    businessNumberRefusals(numbers).length === 0 &&
    (field === 'vat' || passesLuhn(digits) || digits.startsWith('356000000'))
  const rule = `any.${field}.${isRight ? 'checked' : 'unchecked'}`
  return { field, value: digits, sentence, start, end, rule, confidence: isRight ? 0.97 : 0 }
}

import type { Candidate, ReadContract } from '../candidate.ts'
import type { Sentence } from '../text/read-sentences.ts'
import { nameIn } from './party-names.ts'

/** Signatures stand in the last part of a contract, before its annexes. */
const FROM = 0.3
const LONGEST_NAME = 90
const SIGNED = /(?:^|[\s_])by ?:/
const FORM =
  /\b(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|incorporated|company|co|l\.?p|plc|gmbh|s\.?a|b\.v|n\.v|ag|trust|bank|university)\b\.?$/

/** 'ALPHA TOOLS, INC.' above or before 'By: ____', where the head of an English contract names fewer than two parties. */
export function signingParties({ language, sentences }: ReadContract, known: number): Candidate[] {
  if (language !== 'en' || known > 1) return []
  return sentences.flatMap((sentence, index): Candidate[] => {
    if (index < sentences.length * FROM) return []
    const signed = SIGNED.exec(sentence.plain.slice(0, 2 * LONGEST_NAME))
    if (!signed) return []
    const before = sentence.text.slice(0, signed.index).trim()
    const line = before === '' ? sentences[index - 1] : sentence
    return line ? formed(line, before === '' ? line.text : before) : []
  })
}

function formed(sentence: Sentence, written: string): Candidate[] {
  const name = written.length <= LONGEST_NAME ? nameIn(written) : null
  if (!name || !FORM.test(sentence.plain.slice(name.start, name.end))) return []
  const value = sentence.text.slice(name.start, name.end)
  const { start, end } = name
  return [{ field: 'party', value, sentence, start, end, rule: 'en.party.signs', confidence: 0.66 }]
}

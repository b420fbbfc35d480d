import type { Candidate, ReadContract } from '../candidate.ts'
import type { Sentence } from '../text/read-sentences.ts'
import { nameIn } from './party-names.ts'

/** Signatures stand in the last part of a contract, before its annexes. */
const FROM = 0.3
/** An agreement of those who sign it is little more than their signatures. */
const FROM_WHEN_BINDING = 0.1
const LONGEST_NAME = 90
const SIGNED = /(?:^|[\s_])by ?:/
const FORM =
  /\b(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|incorporated|company|co|l\.?p|plc|gmbh|s\.?a|b\.v|n\.v|ag|trust|bank|university)\b\.?$/

/** 'The undersigned agree': whoever signs is a party, and the companies that the text names may be none. */
const UNDERSIGNED = /\bundersigned\b[^.]{0,60}\bagree\b/
const UNDERSIGNED_WITHIN = 12

export function bindsItsSigners({ language, sentences }: ReadContract): boolean {
  if (language !== 'en') return false
  const head = sentences.slice(0, UNDERSIGNED_WITHIN)
  return (
    head.some(({ plain }) => UNDERSIGNED.test(plain)) &&
    !head.some(({ plain }) => /\b(?:between|among)\b/.test(plain))
  )
}

/** 'ALPHA TOOLS, INC.' above or before 'By: ____', where the head of an English contract names fewer than two parties. */
export function signingParties({ language, sentences }: ReadContract, known: number): Candidate[] {
  if (language !== 'en' || known > 1) return []
  const isBinding = bindsItsSigners({ language, sentences })
  const from = sentences.length * (isBinding ? FROM_WHEN_BINDING : FROM)
  return sentences.flatMap((sentence, index): Candidate[] => {
    if (index < from) return []
    if (isBinding && isOwnSignature(sentences, index)) return individual(sentences[index + 1]!)
    const signed = SIGNED.exec(sentence.plain.slice(0, 2 * LONGEST_NAME))
    if (!signed) return []
    const before = sentence.text.slice(0, signed.index).trim()
    const line = before === '' ? sentences[index - 1] : sentence
    return line ? formed(line, before === '' ? line.text : before) : []
  })
}

/** '/s/ John Doe' above 'John Doe', who signs for nobody else. */
function isOwnSignature(sentences: readonly Sentence[], index: number): boolean {
  const [written, next] = [sentences[index]!.plain, sentences[index + 1]?.plain ?? '']
  return (
    written.length <= LONGEST_NAME && written.startsWith('/s/ ') && written.slice(4).trim() === next
  )
}

function individual(sentence: Sentence): Candidate[] {
  const name = nameIn(sentence.text)
  return name ? [signer(sentence, name)] : []
}

function formed(sentence: Sentence, written: string): Candidate[] {
  const name = written.length <= LONGEST_NAME ? nameIn(written) : null
  if (!name || !FORM.test(sentence.plain.slice(name.start, name.end))) return []
  return [signer(sentence, name)]
}

function signer(sentence: Sentence, { start, end }: { start: number; end: number }): Candidate {
  const value = sentence.text.slice(start, end)
  return { field: 'party', value, sentence, start, end, rule: 'en.party.signs', confidence: 0.66 }
}

import type { Candidate, ReadContract } from '../candidate.ts'
import type { Sentence } from '../text/read-sentences.ts'
import { KIND_WORDS, TITLE_WORDS } from './kind-words.ts'

const FIRST_LINES = 25
const LONGEST = 140
const LEAD =
  /^(?:exhibit [\d.()a-z-]+|page \d+|\W*ex-[\d.]+|execution (?:copy|version)|final|confidential|draft)\b[\s:.-]*$/
const NO_TITLE =
  /^\W*\d|\bobjet\b|^(?:this agreement|the agreement|entre|between|by and|and|et|preambule|preamble|recitals|article|table|sommaire|index|source:|http)|[;,]$|:$/

/** The title, and what kind of contract it says that it is. */
export function findTitle({ language, sentences }: ReadContract): Candidate[] {
  const lines = sentences.slice(0, FIRST_LINES).filter(({ plain }) => !LEAD.test(plain))
  const title = titleAmong(lines)
  const kind = kindOf(title?.sentence.plain ?? '') ?? kindOf(aboutOf(sentences))
  const found: Candidate[] = []
  if (title) {
    const { sentence, confidence, rule } = title
    const [lead] = /^(?:-{3} ?)?(?:title ?: ?)?/.exec(sentence.plain)!
    const tail = / (?:by and )?(?:between|entre)$| n ?[°o] ?\S{3,}.*$/.exec(sentence.plain)
    const [start, end] = [lead.length, tail?.index ?? sentence.text.length]
    const value = sentence.text.slice(start, end)
    found.push({
      field: 'title',
      value,
      sentence,
      start,
      end,
      rule: `${language}.${rule}`,
      confidence,
    })
  }
  if (kind) {
    const sentence = title?.sentence ?? sentences[0]!
    const sure = kindOf(title?.sentence.plain ?? '') === kind
    const end = sentence.text.length
    found.push({
      field: 'contractType',
      value: kind,
      sentence,
      start: 0,
      end,
      rule: `${language}.kind.${sure ? 'title' : 'subject'}`,
      confidence: sure ? 0.88 : 0.65,
    })
  }
  return found
}

function titleAmong(
  lines: readonly Sentence[],
): { sentence: Sentence; confidence: number; rule: string } | undefined {
  const fits = ({ plain, text }: Sentence) =>
    text.length >= 4 &&
    text.length <= LONGEST &&
    !NO_TITLE.test(plain) &&
    TITLE_WORDS.test(plain) &&
    !/[.;]$/.test(plain) &&
    !/\b(?:is|shall|est|sera|made|dated)\b/.test(plain)
  const headed = lines.find((line) => line.isHeading && fits(line))
  if (headed) return { sentence: headed, confidence: 0.88, rule: 'title.heading' }
  const plain = lines.find(fits)
  return plain && { sentence: plain, confidence: 0.8, rule: 'title.line' }
}

/** What the contract says that it is about. */
function aboutOf(sentences: readonly Sentence[]): string {
  const about = sentences.find(
    ({ topic, isHeading }) => !isHeading && /objet|objeto|purpose|subject/.test(topic),
  )
  return `${about?.plain ?? ''} ${sentences[0]?.plain ?? ''}`
}

function kindOf(plain: string): (typeof KIND_WORDS)[number][0] | undefined {
  return KIND_WORDS.find(([, words]) => words.test(plain))?.[0]
}

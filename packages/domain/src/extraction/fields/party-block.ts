import type { Locale } from '../../locale.ts'
import type { Sentence } from '../text/read-sentences.ts'

/** The sentences that name the parties, as one text. */
export interface PartyBlock {
  /** Sentences one after another, a line each. */
  text: string
  plain: string
  /** Whether words say that the parties follow: « entre les soussignés ». */
  isAnnounced: boolean
  /** The sentence at a place of the text, and the place in it. */
  place: (index: number) => { sentence: Sentence; index: number }
}

const BEGIN: Record<Locale, RegExp> = {
  fr: /\bentre(?: les soussigne\w*)?\b ?(?:\(?s\)?)? ?[:,]?$|\bentre les (?:soussigne|parties)|^entre\b|\b(?:conclu|etabli|passe|signe|intervenu)e?s? entre\b|\b(?:convenu|convention|contrat|accord|avenant|marche|bail|protocole)\b[^.;:]{0,40} entre (?!les |eux\b|elles\b|deux\b|\d)|soussigne|designation des parties|(?:ci-apres|ci-dessous),? (?:(?:denomm|design|appel|nomm)ee?s? )?(?:"|le |la |les |l')|^(?:\W|\d)*(?:les )?(?:parties|signataires)\b/,
  en: /\b(?:between|among|amongst)\b|hereinafter|^\W*parties\b|\bparties to (?:this|the) [a-z ]{3,40}(?: are\b|:)|\((?:the |hereinafter |collectively |[^()"]{0,40})?"[^"]{1,40}"\)/,
  es: /\breunidos\b|comparecen|intervienen|de una parte|por una parte|^(?:\W|\d)*(?:las )?partes\b|\bentre\b/,
}
const END: Record<Locale, RegExp> = {
  fr: /il (?:a ete|est)\b[^.;]{0,40}(?:convenu|expose|arrete|rappele|prealable)|^\W*preambule|^\W*(?:article|art\.?) (?:1|i|premier)\b|^\W*(?:1|i)[. ]+(?:-|–)? ?(?:objet|definition|preambule)|^\W*objet\b|ont convenu|convenu ce qui suit|^attendu|etant prealablement/,
  en: /^\W*(?:w ?i ?t ?n ?e ?s ?s ?e ?t ?h|recitals?|r e c i t a l s|background|whereas|preliminary|now,? therefore|premises|preamble)\b|agree as follows|^\W*(?:article|section) (?:1|i)\b|^\W*1[. ]+[a-z]/,
  es: /^\W*(?:exponen|manifiestan|clausulas|estipulaciones|declaran|antecedentes|considerando|declaraciones)\b|acuerdan|convienen|^\W*primera\b|se reconocen/,
}
const MOST_SENTENCES = 45
const FURTHEST = 80
/** Behind a table of contents. */
const FURTHEST_DEFINITION = 250
const MOST_LENGTH = 6_000

/** Where a contract presents its parties; its first sentences when no words announce them. */
export function partyBlock(sentences: readonly Sentence[], language: Locale): PartyBlock {
  const announced = announcedAt(sentences, language)
  const from = Math.max(0, announced)
  const chosen: Sentence[] = []
  let length = 0
  for (const sentence of sentences.slice(from, from + MOST_SENTENCES)) {
    if (chosen.length > 0 && isOver(sentence, chosen, language)) break
    chosen.push(sentence)
    length += sentence.text.length
    if (length > MOST_LENGTH) break
  }
  const starts: number[] = []
  let text = ''
  for (const sentence of chosen) {
    starts.push(text.length)
    text += `${sentence.text}\n`
  }
  return {
    text,
    plain: chosen.map(({ plain }) => `${plain}\n`).join(''),
    isAnnounced: announced >= 0,
    place: (index) => {
      const number = starts.findLastIndex((start) => start <= index)
      return { sentence: chosen[number]!, index: index - starts[number]! }
    },
  }
}

/** A title names the parties in short; a heading announces them. */
const ANNOUNCING =
  /^\W*(?:[ivx\d]+[. )-]+)?(?:entre|between|parties|les parties|reunidos|comparecen|intervienen|de una parte|designation|signataires|article)\b/

/** What the parties are called together comes after all of them; then the contract says something else. */
const TOGETHER =
  /(?:individually|collectively|together|ensemble|collectivement|conjuntamente|conjunta)[^.;]{0,60}part|^(?:this|the|in|for|if|all|during|when|any|each|subject to|unless|it is)\b/
const SHORT = 400

function isOver(sentence: Sentence, chosen: readonly Sentence[], language: Locale): boolean {
  const { plain } = sentence
  if (chosen.length === 1 && FIRST.test(plain) && OPENS_LIST.test(chosen[0]!.plain)) return false
  if (END[language].test(plain.slice(0, 200))) return true
  if (language !== 'en') return false
  const first = chosen[0]!
  const isListed = first.text.length < SHORT_ANNOUNCEMENT || OPENS_LIST.test(first.plain)
  if (TOGETHER.test(plain) && !isListed) return true
  if (sentence.paragraph === first.paragraph) return false
  return (
    !isListed &&
    !(
      plain.length < SHORT &&
      /^\W*(?:and\b|\(?[2-9b-d][.)])|\([^()]{0,80}["'][^"']{1,60}["']/.test(plain)
    )
  )
}

/** 'between: 1. Alpha': the first party, not the first article. */
const OPENS_LIST = /\b(?:between|among|parties)\W*$/
const FIRST = /^\W*1[.)]/

/** « BETWEEN: » alone: the parties follow, a line each. */
const SHORT_ANNOUNCEMENT = 90

const LONGEST_DEFINITION = 3_000
const DEFINED =
  /\([^()]{0,120}["'][^"']{1,60}["'][^()]{0,60}\)|\bherein(?:after)?\b[^.;"]{0,60}"[^"]{1,60}"/
/** Two names with a legal form, each with what it is called: no 'between' is needed. */
const PRESENTED =
  /(?:(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|company|co|l\.p|lp|plc|gmbh|ag|s\.a|n\.v|b\.v|trust|bank|university)\b\.?[^()]{0,150}\((?:the |hereinafter |collectively )*["'][^"']{1,60}["']\)[^()]{0,200}){2}/

/** In English a title may say 'by and between' on its own page: the sentence that defines the parties is better. */
function announcedAt(sentences: readonly Sentence[], language: Locale): number {
  const head = sentences.slice(0, FURTHEST)
  const begins = ({ plain, isHeading, zone }: Sentence) =>
    zone === 'head' &&
    BEGIN[language].test(plain.slice(0, 1_500)) &&
    (!isHeading || ANNOUNCING.test(plain))
  if (language !== 'en') return head.findIndex(begins)
  const defining = sentences.slice(0, FURTHEST_DEFINITION).findIndex(({ plain }) => {
    const start = plain.slice(0, LONGEST_DEFINITION)
    return (/\b(?:between|among)\b/.test(start) && DEFINED.test(start)) || PRESENTED.test(start)
  })
  return defining >= 0 ? defining : head.findIndex(begins)
}
